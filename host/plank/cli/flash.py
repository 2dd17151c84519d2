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
    flasher = Flasher(firmware_files(), VERSION, board_to_flash(options.port), show_progress)
    try:
        print(flasher.run())
    except KeyboardInterrupt:
        if flasher.outcome:
            print(f"plank: {flasher.outcome}", file=sys.stderr)
        return INTERRUPTED
    return DONE


def show_progress(doing: str) -> None:
    """Show what is being done, at a terminal."""
    if sys.stdout.isatty():
        print(f"  {doing}", flush=True)
