"""A table made of plain values, so that the referee can be led through any situation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from plank.games.ships_log import decode_header, decode_move, encode_header
from plank.games.the_plank import Face, Rules, ThePlank
from plank.referee.picture import Told
from plank.referee.referee import Referee
from plank.referee.sentence import Sentence
from plank.referee.the_plank import PlankLead
from plank.referee.the_plank.faces import reading_of
from plank.table.board import Buttons, Die, TableState


class TravellingClock:
    """Time that moves when told to."""

    def __init__(self) -> None:
        self.now = 100.0
        self._due: list[tuple[float, Callable[[], None]]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, callback: Callable[[], None], /) -> None:
        self._due.append((self.now + delay, callback))

    def travel(self, seconds: float) -> None:
        end = self.now + seconds
        while due := sorted((one for one in self._due if one[0] <= end), key=lambda one: one[0]):
            self._due.remove(due[0])
            self.now = max(self.now, due[0][0])
            due[0][1]()
        self.now = end


class ListRecord:
    """A record in memory; ``ended`` is how the game ended."""

    def __init__(self, header: str) -> None:
        self.header = header
        self.entries: list[tuple[str, str]] = []
        self.kept = ""
        self.ended: str | None = None

    def append(self, line: str, wells: str) -> None:
        self.entries.append((line, wells))
        self.kept = wells

    def keep(self, wells: str) -> None:
        self.kept = wells

    def take_back(self, count: int, wells: str) -> None:
        del self.entries[-count:]
        self.kept = wells
        self.ended = None

    def count(self) -> int:
        return len(self.entries)

    def wells(self) -> str:
        return self.kept

    def end(self, state: str) -> None:
        self.ended = state

    def replay(self) -> Any:
        game = decode_header(self.header)
        for line, _ in self.entries:
            game.apply(decode_move(game, line))
        return game


class Table:
    """The table, its referee, and hands that throw and move."""

    def __init__(self, seats: Sequence[str], rules: Rules, first: int = 0) -> None:
        self.record = ListRecord(encode_header(ThePlank(tuple(seats), rules, first)))
        self.clock = TravellingClock()
        self.boot = "b1"
        self.dice = [Die("empty", None, 0)] * 4
        self.pirates: dict[int, tuple[int, ...]] = dict.fromkeys(range(6), ())
        self.buttons = [0, 0, 0]
        self.blind_wells: frozenset[int] = frozenset()
        self.blind: frozenset[int] = frozenset()
        self.faults: tuple[str, ...] = ()
        self.told: list[Told] = []
        self.start()

    def start(self) -> None:
        """Set the referee on the game of the record, as after a crash."""
        self.referee: Referee[ThePlank] = Referee(
            PlankLead(), self.record, self.clock, self.record.replay
        )
        self.referee.on_told(self.told.append)
        self.referee.hear_link("connected", Sentence("link-connected"))

    def state(self) -> TableState:
        return TableState(
            spaces=20,
            boot=self.boot,
            revision=0,
            dice=tuple(self.dice),
            pirates=dict(self.pirates),
            blind=self.blind,
            blind_lanes=frozenset(),
            blind_wells=self.blind_wells,
            buttons=Buttons(*self.buttons),
            armed=True,
            pose=(0, 0, 0, 0),
            millivolts=5000,
            milliamps=100,
            faults=self.faults,
        )

    def look(self) -> None:
        self.referee.see(self.state())

    def throw(self, *faces: Face, dice: Sequence[int] = (0, 1, 2, 3)) -> None:
        for die in dice:
            self.dice[die] = Die("rolling", None, self.dice[die].throws)
        self.look()
        for die, face in zip(dice, faces, strict=True):
            self.lay(die, face)
        self.look()

    def lay(self, die: int, face: Face) -> None:
        self.dice[die] = Die("flat", reading_of(face), self.dice[die].throws + 1)

    def lift_dice(self, *dice: int) -> None:
        for die in dice:
            self.dice[die] = Die("empty", None, self.dice[die].throws)
        self.look()

    def put(self, lane: int, *places: int) -> None:
        self.pirates[lane] = places
        self.look()

    def press(self, button: str) -> None:
        self.buttons[("stand", "pay", "repeat").index(button)] += 1
        self.look()

    def set_out(self) -> None:
        """Put every pirate where it belongs."""
        for lane, place in self.referee.picture.moves:
            self.pirates[lane] = () if place is None else (place,)
        self.look()

    @property
    def game(self) -> ThePlank:
        return self.referee.game

    @property
    def todo(self) -> list[str]:
        return [one.key for one in self.referee.picture.todo]

    @property
    def said(self) -> list[str]:
        return [one.key for told in self.told for one in told.sentences]


@pytest.fixture
def table() -> Callable[..., Table]:
    """Make a table with its pirates in the ship: ``table("Anne", "Bo", push=True)``."""

    def make(*seats: str, **rules: Any) -> Table:
        made = Table(seats or ("Anne", "Bo"), Rules(**rules))
        made.look()
        made.set_out()
        return made

    return make
