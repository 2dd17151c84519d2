"""The magnets' tables, which are committed."""

import csv
import io
from collections.abc import Iterable, Sequence

from hardware.magnets import faces, pirates
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
        (b.face, b.up, magnet_words(pins, b.face), b.nominal, b.low, b.high, b.lean)
        for b in faces.bands(pins)
    ]
    head = ("face_down", "face_up", "magnet", "nominal_mT", "low_mT", "high_mT", "lean")
    return table(head, rows)


def magnet_words(pins: Pins, face: int) -> str:
    """Describe a face's magnet as one orders it."""
    magnet, grade = pins.magnets[face], pins.table("die")["magnet_grade"]
    size = f"{magnet.diameter:g}x{magnet.thickness:g}"
    return f"{size} {grade} {magnet.depth:g} deep {magnet.out} out"


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
        "pirates.csv": pirates_csv(pins),
    }
