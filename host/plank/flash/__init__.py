"""Puts the firmware on a board and proves that it runs (`plank flash`).

`Flasher` does it. The other modules, in the order in which they are needed: `board_choice` says
which board, `bootloader_drive` what to do with a board without MicroPython, `repl` is MicroPython's
prompt, `board_files` the files on the board, `file_changes` what has to be done to them, and
`firmware_greeting` waits until the new firmware greets.
"""

from __future__ import annotations

from plank.flash.board_choice import board_to_flash
from plank.flash.errors import FlashError
from plank.flash.flasher import Flasher

__all__ = ["FlashError", "Flasher", "board_to_flash"]
