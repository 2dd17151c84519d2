"""The moves of The Plank, which are the lines of its log.

Dice are numbered 0-3: dice 0 and 1 carry a coin, dice 2 and 3 a sword.
"""

from __future__ import annotations

from plank.die_faces import Face
from plank.games.game import Move


class Throw(Move, frozen=True):
    """Throw all four dice: the first throw of a turn. `faces` is () in `legal()`."""

    seat: int
    faces: tuple[Face, ...]


class Rethrow(Move, frozen=True):
    """Throw some dice again, free while free rethrows are left, then for a coin.

    `dice` are distinct, in any order, and `faces` in the same; `faces` is () in `legal()`.
    """

    seat: int
    dice: tuple[int, ...]
    faces: tuple[Face, ...]


class Cover(Move, frozen=True):
    """Cover a die for a coin: it counts for nothing to the end of the turn."""

    seat: int
    die: int


class Give(Move, frozen=True):
    """Pay another player coins for a favour, in the payer's words (Greedy Pirates)."""

    seat: int
    to: int
    coins: int
    favour: str


class Stand(Move, frozen=True):
    """Let the throw count. `space` is needed where there is a choice, and an error elsewhere."""

    seat: int
    space: int | None = None


PlankMove = Throw | Rethrow | Cover | Give | Stand
