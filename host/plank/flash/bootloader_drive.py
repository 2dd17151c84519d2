"""The drive that a Pico without MicroPython shows instead of a port (failure F3)."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

LABEL = "RPI-RP2"
MOUNTS = (f"/media/*/{LABEL}", f"/run/media/*/{LABEL}", f"/media/{LABEL}", f"/Volumes/{LABEL}")
DEVICE = f"/dev/disk/by-label/{LABEL}"
NEXT = (
    "copy MicroPython for the Pico (RPI_PICO, a .uf2 file from micropython.org/download/RPI_PICO)"
    " onto it, wait until the drive is gone, then: plank flash."
)


def next_step(root: Path = Path("/")) -> str | None:
    """Return what to do with a board that shows its drive; None where there is no such drive."""
    if mounted := next(iter(_mounted(root)), None):
        return f"The board has no MicroPython yet and shows the drive {mounted}: {NEXT}"
    if (root / DEVICE.lstrip("/")).exists():
        return (
            f"The board has no MicroPython yet and shows the drive {LABEL}, which is not open. Open"
            f" it in the file manager, or: udisksctl mount -b {DEVICE}. Then {NEXT}"
        )
    return None


def _mounted(root: Path) -> Iterable[Path]:
    for pattern in MOUNTS:
        yield from root.glob(pattern.lstrip("/"))
