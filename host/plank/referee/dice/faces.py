"""The dice of the table and their faces: what the wells read, in the players' words."""

from __future__ import annotations

from typing import Literal

from plank.table.table_state import SYMBOL_FACE

Face = int | Literal["coin", "sword"]

ALL_DICE = (0, 1, 2, 3)

SYMBOLS: tuple[Face, Face, Face, Face] = ("coin", "coin", "sword", "sword")
"""What the symbol face of each die carries."""


def face_of(die: int, reading: int | None) -> Face | None:
    """Return the face of a die whose well reads this; None while it shows nothing."""
    return SYMBOLS[die] if reading == SYMBOL_FACE else reading


def reading_of(face: Face) -> int:
    """Return what a well reads of a face (1-6): the inverse of `face_of`."""
    return face if isinstance(face, int) else SYMBOL_FACE


def faces_of(die: int) -> tuple[Face, ...]:
    """Return what a die (0-3) has on its sides."""
    return (1, 2, 3, 4, 5, SYMBOLS[die])


def people_number(dice: tuple[int, ...] | list[int]) -> tuple[int, ...]:
    """Number dice from one, as people do."""
    return tuple(die + 1 for die in dice)
