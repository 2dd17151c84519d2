"""A table of plain values with the hands of people and bots, which throw dice and carry pirates."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tests.referee.table import LANES, PlainTable

from plank.games.the_plank import Rules
from plank.table.table_state import Die

ROLLING_S = 0.8


class Table(PlainTable):
    """All pirates in the ship, and hands: what they do is in `done`.

    The next `lost` doings come to nothing; dice that are `cocked` lie so after the next throw.
    Places of a lane whose sensor is `dead` see no pirate, those where it is `stuck` always one.
    """

    def __init__(self, seats: Sequence[str], rules: Rules | None = None, seed: int = 1) -> None:
        self.rng = random.Random(seed)
        self.done: list[tuple[object, ...]] = []
        self.cocked: list[int] = []
        self.dead: set[tuple[int, int]] = set()
        self.stuck: set[tuple[int, int]] = set()
        self.lost = 0
        super().__init__(seats, rules)
        self.pirates = {lane: (0,) if lane < len(seats) else () for lane in LANES}
        self.look()

    def throw(self, dice: Sequence[int], faces: Sequence[int] | None = None) -> None:
        if self._loses("throw", tuple(dice)):
            return
        for die in dice:
            self.dice[die] = Die("rolling", None, self.dice[die].throws)
        shown = faces or [self.rng.randint(1, 6) for _ in dice]
        self.clock.call_later(ROLLING_S, lambda: self._rest(tuple(dice), tuple(shown)))
        self.look()

    def _rest(self, dice: Sequence[int], faces: Sequence[int]) -> None:
        for die, face in zip(dice, faces, strict=True):
            throws = self.dice[die].throws
            if die in self.blind_wells:
                self.dice[die] = Die("empty", None, throws)
            elif die in self.cocked:
                self.cocked.remove(die)
                self.dice[die] = Die("cocked", None, throws)
            else:
                self.dice[die] = Die("flat", face, throws + 1)
            self.look()

    def place(self, lane: int, place: int | None) -> None:
        if self._loses("place", lane, place):
            return
        for stands in (None, place):
            self.pirates[lane] = self._sensed(lane, stands)
            self.look()

    def _sensed(self, lane: int, stands: int | None) -> tuple[int, ...]:
        stuck = {place for at, place in self.stuck if at == lane}
        seen = set() if stands is None or (lane, stands) in self.dead else {stands}
        return tuple(sorted((stuck | seen) - self.blind))

    def press(self, button: str) -> None:
        if not self._loses("press", button):
            super().press(button)

    def set_die(self, die: int, face: int) -> None:
        if self._loses("set", die, face):
            return
        self.dice[die] = Die("flat", face, self.dice[die].throws)
        self.look()

    def _loses(self, *doing: object) -> bool:
        self.done.append(doing)
        self.lost -= 1
        return self.lost >= 0
