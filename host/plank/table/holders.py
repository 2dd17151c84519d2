"""Who holds a device open, as far as /proc lets us see."""

import os
from pathlib import Path

PROC = Path("/proc")


def holder(path: str) -> str | None:
    """Name the program that has the device open ("screen, process 4711"); None when unknown."""
    target = os.path.realpath(path)
    for process in PROC.glob("[0-9]*"):
        if int(process.name) != os.getpid() and _has_open(process, target):
            return _name(process)
    return None


def _has_open(process: Path, target: str) -> bool:
    try:
        return any(os.path.realpath(entry) == target for entry in (process / "fd").iterdir())
    except OSError:  # another user's process, or one that has just ended
        return False


def _name(process: Path) -> str | None:
    try:
        return f"{(process / 'comm').read_text().strip()}, process {process.name}"
    except OSError:
        return None
