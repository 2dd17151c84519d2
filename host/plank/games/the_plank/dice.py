"""The four dice: what they show, and which of them may be thrown together."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product
from operator import itemgetter
from typing import NamedTuple

from plank.die_faces import FACES, Face

DICE = (0, 1, 2, 3)
FREE_RETHROWS = 2  # ruling P6


SUBSETS = tuple(tuple(die for die in DICE if mask & 1 << die) for mask in range(1 << len(DICE)))
"""The dice of every bit mask, in rising order."""


class DiceSet(NamedTuple):
    """Some distinct dice in the order in which they are named."""

    mask: int
    """One bit a die."""
    size: int
    put: Callable[[tuple[Face, ...]], tuple[Face, ...]]
    """Turn four faces, followed by a new one for each of the dice, into the four new faces."""
    dice: tuple[int, ...]
    """The dice themselves; in rising order it is the tuple in SUBSETS."""


def _dice_set(dice: tuple[int, ...]) -> DiceSet:
    sources = [len(DICE) + dice.index(die) if die in dice else die for die in DICE]
    mask = sum(1 << die for die in dice)
    same = SUBSETS[mask] if dice == SUBSETS[mask] else dice
    return DiceSet(mask, len(dice), itemgetter(*sources), same)


DICE_SETS: dict[tuple[int, ...], DiceSet] = {
    dice: _dice_set(dice) for size in DICE for dice in permutations(DICE, size + 1)
}
"""Every set of distinct dice, in any order."""


def number(face: Face) -> int:
    """Return what a face adds to the total: a symbol 0 (ruling P10)."""
    return face if isinstance(face, int) else 0


class Reading(NamedTuple):
    """What four faces say when no die is covered."""

    total: int
    coins: tuple[int, ...]
    """The dice that show a coin."""
    swords: tuple[int, ...]
    """The dice that show a sword."""
    faces: tuple[Face, ...]
    """The four faces themselves."""


def _showing(faces: tuple[Face, ...], symbol: str) -> tuple[int, ...]:
    return tuple(die for die in DICE if faces[die] == symbol)


READINGS: dict[tuple[Face, ...], Reading] = {
    faces: Reading(
        sum(map(number, faces)), _showing(faces, "coin"), _showing(faces, "sword"), faces
    )
    for faces in product(*FACES)
}
"""The reading of each of the 1296 throws of four dice; anything else is no throw."""
