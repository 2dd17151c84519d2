"""The faces of the dice: what the wells read, in the game's words."""

from __future__ import annotations

from plank.games.the_plank import Face
from plank.table.board import SYMBOL_FACE

SYMBOLS: tuple[Face, Face, Face, Face] = ("coin", "coin", "sword", "sword")
"""What the symbol face of each die carries."""


def face_of(die: int, face: int | None) -> Face | None:
    """Return what a die shows in the game's words; None while it shows nothing."""
    symbol: Face = SYMBOLS[die]
    return symbol if face == SYMBOL_FACE else face


def reading_of(face: Face) -> int:
    """Return what a well reads of a face: the inverse of ``face_of``."""
    return face if isinstance(face, int) else SYMBOL_FACE
