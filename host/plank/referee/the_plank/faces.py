"""The faces of the dice: what the wells read, in the game's words."""

from __future__ import annotations

from plank.die_faces import SYMBOL_FACE, SYMBOLS, Face
from plank.referee.lead import Look


def face_of(die: int, face: int | None) -> Face | None:
    """Return what a die shows in the game's words; None while it shows nothing."""
    symbol: Face = SYMBOLS[die]
    return symbol if face == SYMBOL_FACE else face


def shows(look: Look, die: int) -> Face | None:
    """Return what a die shows now; None unless it lies flat."""
    return face_of(die, look.table.dice[die].face)


def lies(look: Look, die: int) -> Face:
    """Return what a die that lies flat shows."""
    shown = shows(look, die)
    assert shown is not None, "only dice that lie flat are read"
    return shown


def reading_of(face: Face) -> int:
    """Return what a well reads of a face: the inverse of `face_of`."""
    return face if isinstance(face, int) else SYMBOL_FACE
