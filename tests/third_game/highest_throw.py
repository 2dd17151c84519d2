"""Highest Throw: all throw the dice once, walk out by their total, and the highest total wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, ClassVar, Self

import msgspec

from plank.games import GameEvent, IllegalMove, Move, Turn, Won
from plank.games.bots import BotType, RandomPlayer
from plank.games.seats import check_seats
from plank.games.switches import Switches


class Throw(Move, frozen=True):
    """The four dice of a seat."""

    seat: int
    faces: tuple[int | str, ...] = ()


class Thrown(GameEvent, frozen=True):
    """A seat has thrown."""

    seat: int
    faces: tuple[int | str, ...]
    total: int


class View(msgspec.Struct):
    """All there is to see: the totals thrown so far, by seat."""

    totals: dict[int, int]


class HighestThrow:
    """One game, three pirates."""

    name: ClassVar[str] = "highest-throw"
    title: ClassVar[str] = "Highest Throw"
    rules_type: ClassVar[type[Switches]] = Switches
    move_type: ClassVar[Any] = Throw
    event_type: ClassVar[Any] = Thrown | Turn | Won
    players: ClassVar[range] = range(3, 4)
    has_secrets: ClassVar[bool] = False
    dice: ClassVar[int] = 4
    spaces: ClassVar[int] = 20
    bots: ClassVar[Mapping[str, BotType]] = {"thrower": RandomPlayer}

    def __init__(self, seats: Sequence[str], rules: Any = None, first: int = 0) -> None:
        self.seats = check_seats(seats, first, players=self.players, title=self.title)
        self.rules, self.first = rules or Switches(), first
        self.totals: dict[int, int] = {}

    @property
    def over(self) -> bool:
        return len(self.totals) == 3

    @property
    def turn(self) -> int | None:
        return None if self.over else (self.first + len(self.totals)) % 3

    @property
    def winner(self) -> int | None:
        return max(self.totals, key=self.totals.__getitem__) if self.over else None

    def legal(self) -> Sequence[Move]:
        return () if self.turn is None else (Throw(seat=self.turn),)

    def apply(self, move: Move) -> Sequence[GameEvent]:
        if not isinstance(move, Throw) or move.seat != self.turn or len(move.faces) != 4:
            raise IllegalMove(f"{move}: seat {self.turn} is to throw", "not-your-turn")
        total = self.totals[move.seat] = sum(face for face in move.faces if isinstance(face, int))
        thrown = Thrown(move.seat, move.faces, total)
        return [thrown, Turn(self.turn) if self.winner is None else Won(self.winner)]

    def copy(self) -> Self:
        other = copy(self)
        other.totals = dict(self.totals)
        return other

    def view(self, seat: int | None) -> View:
        return View(dict(self.totals))

    def final(self) -> dict[str, Any]:
        return {"winner": self.winner, "totals": self.totals}
