"""Which program holds a device open, and whose terminal it is, as far as /proc shows."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

PROC = Path("/proc")
_TERMINAL = 4  # words after the name


def holder(path: str) -> str | None:
    """Return the program that has the device open ("screen, process 4711"); None when unknown."""
    target = os.path.realpath(path)
    for process in PROC.glob("[0-9]*"):
        if int(process.name) != os.getpid() and _has_open(process, target):
            return _name(process)
    return None


def is_somebodys_terminal(path: str) -> bool:
    """Tell whether a program is run from this pseudo-terminal: to greet there would upset it."""
    try:
        device = Path(path).stat().st_rdev
    except (OSError, ValueError):
        return False
    number = (os.major(device), os.minor(device))
    return any(_controlling(process) == number for process in PROC.glob("[0-9]*"))


def _controlling(process: Path) -> tuple[int, int] | None:
    """Return the device number of a process's terminal, as proc(5) packs it."""
    with suppress(OSError, ValueError, IndexError):
        after_name = (process / "stat").read_text().rpartition(")")[2]
        packed = int(after_name.split()[_TERMINAL])
        return packed >> 8 & 0xFFF, packed & 0xFF | packed >> 12 & 0xFFF00
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
