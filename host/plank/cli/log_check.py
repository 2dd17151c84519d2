"""`plank log check FILE...`: replays ship's logs through the rules."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

from plank.games.ships_log import Log, LogError, read

WHOLE, BROKEN = 0, 1  # exit statuses


def check(files: Iterable[str], out: TextIO | None = None, complaints: TextIO | None = None) -> int:
    """Print each file's final state to `out`, or `FILE:LINE: reason` to `complaints`.

    One line a file, in their order; without streams given, standard output and standard error.
    Returns the exit status: 1 when any file was wrong. The states are ASCII, so that they pass
    through any terminal and pipe.
    """
    out = sys.stdout if out is None else out
    complaints = sys.stderr if complaints is None else complaints
    status = WHOLE
    for file in files:
        try:
            print(json.dumps(_load(file).state.final()), file=out)
        except LogError as error:
            print(error, file=complaints)
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
