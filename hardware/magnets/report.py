"""The magnets' tables, which are committed."""

import csv
import io
from collections.abc import Iterable, Sequence

from hardware.magnets import cocked, faces, pirates
from hardware.pins import Pins

HEIGHTS = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8)


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Give a CSV text; floats with two decimals."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(head)
    for row in rows:
        writer.writerow([f"{cell:.2f}" if isinstance(cell, float) else cell for cell in row])
    return out.getvalue()


def faces_csv(pins: Pins) -> str:
    """Band of each face, in the sensor's sign."""
    rows = [
        (b.face, b.up, magnet_words(pins, b.face), b.nominal, b.low, b.high, b.sideways)
        for b in faces.bands(pins)
    ]
    head = ("face_down", "face_up", "magnet", "nominal_mT", "low_mT", "high_mT", "sideways_mT")
    return table(head, rows)


def magnet_words(pins: Pins, face: int) -> str:
    """Describe a face's magnet as one orders it."""
    magnet = pins.magnets[face]
    size = f"{magnet.diameter:g}x{magnet.thickness:g}"
    return f"{size} N35 {magnet.depth:g} deep {magnet.out} out"


def cocked_csv(pins: Pins) -> str:
    """How leaning dice are judged, per cent."""
    found = [cocked.judge(pins, tilt) for tilt in cocked.TILTS]
    rows = [(f.tilt, f.right, f.cocked, f.empty, f.wrong) for f in found]
    return table(("tilt_deg", "right", "cocked", "empty", "wrong"), rows)


def pirates_csv(pins: Pins) -> str:
    """Fields at the Hall switches of the plank."""
    found = pirates.margins(pins)
    rows: list[tuple[str, float]] = [
        ("under the pirate, mT", found.under),
        ("the same lifted 1 mm, mT", found.lifted),
        ("off the dimple's middle and still on, mm", found.capture),
        *((f"worst stray with poles {poles}, mT", mt) for poles, mt in found.stray.items()),
    ]
    return table(("what", "value"), rows)


def tables(pins: Pins) -> dict[str, str]:
    """Give the committed tables by file name."""
    return {
        "faces.csv": faces_csv(pins),
        "cocked.csv": cocked_csv(pins),
        "pirates.csv": pirates_csv(pins),
    }
