"""Puts the firmware on a board and proves that it runs (`plank flash`).

`Flashing` does it; `repl` is MicroPython's prompt, `change` says what has to be done to the board's
files, `proof` waits for the new firmware's greeting, `drive` knows a board without MicroPython.
"""

from __future__ import annotations

from plank.flash.choose_board import board_to_flash
from plank.flash.errors import FlashError
from plank.flash.flashing import Flashing

__all__ = ["FlashError", "Flashing", "board_to_flash"]
