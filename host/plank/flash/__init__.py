"""Puts the firmware on a board and proves that it runs (`plank flash`).

`Flasher` does it; `repl` is MicroPython's prompt, `change` says what has to be done to the board's
files, `proof` waits for the new firmware's greeting, `drive` knows a board without MicroPython.
"""

from __future__ import annotations

from plank.flash.board_choice import board_to_flash
from plank.flash.errors import FlashError
from plank.flash.flasher import Flasher

__all__ = ["FlashError", "Flasher", "board_to_flash"]
