"""The dice of the table as the referee numbers and reads them."""

from __future__ import annotations

from collections.abc import Iterable

from plank.die_faces import Face, face_of

ALL_DICE = (0, 1, 2, 3)


def shown_face(die: int, number: int | None) -> Face | None:
    """Return the face of a die that its well reads as `number` (1-6); None for nothing."""
    return None if number is None else face_of(die, number)


def people_number(dice: Iterable[int]) -> tuple[int, ...]:
    """Number dice from one, as people do."""
    return tuple(die + 1 for die in dice)
