"""`plank log check FILE...`: replays ship's logs through the rules."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path

from plank.games.ships_log import Log, LogError, read

WHOLE, BROKEN = 0, 1  # exit statuses


def check(files: Iterable[str]) -> int:
    """Print each file's final state, or `FILE:LINE: reason` on standard error.

    One line a file, in their order. Returns the exit status: 1 when any file was wrong. The
    states are ASCII, so that they pass through any terminal and pipe.
    """
    status = WHOLE
    for file in files:
        try:
            print(json.dumps(_load(file).state.final()))
        except LogError as error:
            print(error, file=sys.stderr)
            status = BROKEN
    return status


def _load(file: str) -> Log:
    try:
        content = Path(file).read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise LogError(file, 1, f"cannot be read: {reason}") from None
    return read(content, file)


def run(options: argparse.Namespace) -> int:
    """Do `plank log check`."""
    return check(options.files)
