"""What can go wrong while flashing: each error is one sentence with its cure."""

from __future__ import annotations


class FlashError(OSError):
    """The firmware could not be put on the board, or does not run there."""


class WrongBoard(FlashError):
    """What is at the port can't have this firmware; nothing of it was touched."""


AGAIN = "Run it again: plank flash."
INCOMPLETE = f"The board has half a firmware and can't play. {AGAIN}"
UNTOUCHED = f"Nothing on the board was changed. {AGAIN}"
REPLUG = "Pull its cable, plug it in again, then: plank flash."
