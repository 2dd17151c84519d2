"""`plank flash`: puts the firmware on the board; says in one line that it runs, or what to do."""

from __future__ import annotations

import argparse
import sys

from plank import VERSION
from plank.firmware_files import firmware_files
from plank.flash import Flasher, board_to_flash

DONE, INTERRUPTED = 0, 130
"""Exit statuses."""


def run(options: argparse.Namespace) -> int:
    """Do it. Raises OSError with one line for the person."""
    flashing = Flasher(firmware_files(), VERSION, board_to_flash(options.port), _tell)
    try:
        print(flashing.run())
    except KeyboardInterrupt:
        if flashing.left:
            print(f"plank: {flashing.left}", file=sys.stderr)
        return INTERRUPTED
    return DONE


def _tell(doing: str) -> None:
    """Show what is being done to whoever watches."""
    if sys.stdout.isatty():
        print(f"  {doing}", flush=True)
