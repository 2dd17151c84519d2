"""What chance decides in The Plank: how dice fall."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from plank.die_faces import FACES, Face
from plank.games.game import Move
from plank.games.random_source import RandomSource
from plank.games.the_plank.dice import DICE
from plank.games.the_plank.moves import Rethrow, Throw

MoveT = TypeVar("MoveT", bound=Move)


def fall(dice: tuple[int, ...], random_source: RandomSource) -> tuple[Face, ...]:
    """Let these dice fall."""
    return tuple(random_source.choice(FACES[die]) for die in dice)


def fill_in(move: MoveT, random_source: RandomSource) -> MoveT:
    """Return a throw or rethrow with its faces; other moves as they are."""
    if isinstance(move, Throw):
        return replace(move, faces=fall(DICE, random_source))
    if isinstance(move, Rethrow):
        return replace(move, faces=fall(move.dice, random_source))
    return move
