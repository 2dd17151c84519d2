"""The faces of the four dice: the numbers 1 to 5, and a symbol where other dice have the 6.

Dice are numbered 0-3, as their wells are: dice 0 and 1 carry a coin, dice 2 and 3 a sword.
"""

from __future__ import annotations

from typing import Literal

Symbol = Literal["coin", "sword"]
Face = int | Symbol
"""A number 1-5, or the die's symbol."""

NUMBERS = (1, 2, 3, 4, 5)
SYMBOL_FACE = 6
"""The symbol as the sensors count the faces."""

SYMBOLS: tuple[Symbol, Symbol, Symbol, Symbol] = ("coin", "coin", "sword", "sword")
"""What the symbol of each die is."""

FACES: tuple[tuple[Face, ...], ...] = tuple((*NUMBERS, symbol) for symbol in SYMBOLS)
"""The six faces of each die."""


def face_number(face: Face) -> int:
    """Return a face as the sensors count it: 1-6."""
    return face if isinstance(face, int) else SYMBOL_FACE


def face_of(die: int, number: int) -> Face:
    """Return the face of a die that the sensors count as `number` (1-6)."""
    return SYMBOLS[die] if number == SYMBOL_FACE else number
