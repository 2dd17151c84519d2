"""A table of plain values under the real referee, with hands that throw dice and carry pirates."""

from __future__ import annotations

import heapq
import itertools
import random
from collections.abc import Callable, Sequence
from typing import Any

from plank.games.ships_log import decode_header, decode_move, encode_header
from plank.games.the_plank import Rules, ThePlank
from plank.referee.picture import Told
from plank.referee.referee import Referee
from plank.referee.sentence import Sentence
from plank.referee.the_plank import PlankLead
from plank.table.board import Buttons, Die, TableState

ROLLING_S = 0.8


class Clock:
    """Time that travels from one callback to the next."""

    def __init__(self) -> None:
        self.now = 100.0
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._order = itertools.count()

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, callback: Callable[[], None], /) -> None:
        heapq.heappush(self._due, (self.now + delay, next(self._order), callback))

    def travel(self, seconds: float) -> None:
        end = self.now + seconds
        while self._due and self._due[0][0] <= end:
            self.now, _, callback = heapq.heappop(self._due)
            callback()
        self.now = end


class Record:
    """A record in memory."""

    def __init__(self, header: str) -> None:
        self.header = header
        self.entries: list[tuple[str, str]] = []
        self.kept = ""

    def append(self, line: str, wells: str) -> None:
        self.entries.append((line, wells))
        self.kept = wells

    def keep(self, wells: str) -> None:
        self.kept = wells

    def take_back(self, count: int, wells: str) -> None:
        del self.entries[-count:]
        self.kept = wells

    def count(self) -> int:
        return len(self.entries)

    def wells(self) -> str:
        return self.kept

    def end(self, state: str) -> None:
        pass

    def replay(self) -> Any:
        game = decode_header(self.header)
        for line, _ in self.entries:
            game.apply(decode_move(game, line))
        return game


class Table:
    """The table, its referee, and hands: what they do is in ``done``."""

    def __init__(self, seats: Sequence[str], rules: Rules | None = None, seed: int = 1) -> None:
        self.rules = rules or Rules()
        self.rng = random.Random(seed)
        self.clock = Clock()
        self.record = Record(encode_header(ThePlank(tuple(seats), self.rules)))
        self.dice = [Die("empty", None, 0)] * 4
        self.pirates: dict[int, tuple[int, ...]] = {
            lane: (0,) if lane < len(seats) else () for lane in range(6)
        }
        self.buttons = [0, 0, 0]
        self.done: list[tuple[object, ...]] = []
        self.cocked: list[int] = []
        self.blind_wells: frozenset[int] = frozenset()
        self.lost = 0
        self.told: list[Told] = []
        self.referee: Referee[ThePlank] = Referee(
            PlankLead(), self.record, self.clock, self.record.replay
        )
        self.referee.on_told(self.told.append)
        self.referee.hear_link("connected", Sentence("link-connected"))
        self.look()

    @property
    def said(self) -> list[str]:
        return [sentence.key for told in self.told for sentence in told.sentences]

    def state(self) -> TableState:
        return TableState(
            spaces=self.rules.spaces,
            boot="b1",
            revision=0,
            dice=tuple(self.dice),
            pirates=dict(self.pirates),
            blind=frozenset(),
            blind_lanes=frozenset(),
            blind_wells=self.blind_wells,
            buttons=Buttons(*self.buttons),
            armed=True,
            pose=(0, 0, 0, 0),
            millivolts=5000,
            milliamps=100,
            faults=(),
        )

    def look(self) -> None:
        self.referee.see(self.state())

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
        self.pirates[lane] = ()
        self.look()
        self.pirates[lane] = () if place is None else (place,)
        self.look()

    def press(self, button: str) -> None:
        if self._loses("press", button):
            return
        self.buttons[("stand", "pay", "repeat").index(button)] += 1
        self.look()

    def set_die(self, die: int, face: int) -> None:
        if self._loses("set", die, face):
            return
        self.dice[die] = Die("flat", face, self.dice[die].throws)
        self.look()

    def _loses(self, *doing: object) -> bool:
        self.done.append(doing)
        self.lost -= 1
        return self.lost >= 0

    def take_out(self, die: int) -> None:
        self.dice[die] = Die("empty", None, self.dice[die].throws)
        self.look()
