"""A table made of plain values under the real referee: it can be led through any situation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.travelling_clock import TravellingClock

from plank.die_faces import face_number
from plank.games.ships_log import decode_header, decode_move, encode_header
from plank.games.the_plank import Face, Rules, ThePlank
from plank.phrases.sentence import Sentence
from plank.referee import Announcement
from plank.referee.table_referee import TableReferee
from plank.referee.the_plank import TABLE_GAME
from plank.table.table_state import Buttons, Die, TableState

LANES = range(6)


class ListRecord:
    """A record in memory; `ended` is how the game ended."""

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

    def lines(self) -> list[str]:
        return [line for line, _ in self.entries]

    def wells(self) -> str:
        return self.kept

    def end(self, state: str) -> None:
        self.ended = state

    def replay(self) -> Any:
        game = decode_header(self.header)
        for line, _ in self.entries:
            game.apply(decode_move(game, line))
        return game


class PlainTable:
    """What the board senses, and the referee that looks at it; at first nothing stands or lies."""

    def __init__(self, seats: Sequence[str], rules: Rules | None = None, first: int = 0) -> None:
        self.rules = rules or Rules()
        self.record = ListRecord(encode_header(ThePlank(tuple(seats), self.rules, first)))
        self.clock = TravellingClock()
        self.boot = "b1"
        self.dice = [Die("empty", None, 0)] * 4
        self.pirates: dict[int, tuple[int, ...]] = dict.fromkeys(LANES, ())
        self.buttons = [0, 0, 0]
        self.blind_wells: frozenset[int] = frozenset()
        self.blind: frozenset[int] = frozenset()
        self.faults: tuple[str, ...] = ()
        self.told: list[Announcement] = []
        self.start()

    def start(self) -> None:
        """Set the referee on the game of the record, as after a crash."""
        self.referee: TableReferee[ThePlank] = TableReferee(
            TABLE_GAME, self.record, self.clock, self.record.replay
        )
        self.referee.on_announcement(self.told.append)
        self.referee.hear_link("connected", Sentence("link-connected"))

    def state(self) -> TableState:
        return TableState(
            spaces=self.rules.spaces,
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

    def press(self, button: str) -> None:
        self.buttons[("stand", "pay", "repeat").index(button)] += 1
        self.look()

    def lift_dice(self, *dice: int) -> None:
        for die in dice:
            self.dice[die] = Die("empty", None, self.dice[die].throws)
        self.look()

    @property
    def game(self) -> ThePlank:
        return self.referee.game

    @property
    def todo(self) -> list[str]:
        return [task.sentence.key for task in self.referee.picture.tasks]

    @property
    def said(self) -> list[str]:
        return [one.key for told in self.told for one in told.sentences]


class Table(PlainTable):
    """People at the table: whatever they do with dice and pirates is seen at once."""

    def throw(self, *faces: Face, dice: Sequence[int] = (0, 1, 2, 3)) -> None:
        for die in dice:
            self.dice[die] = Die("rolling", None, self.dice[die].throws)
        self.look()
        for die, face in zip(dice, faces, strict=True):
            self.lay(die, face)
        self.look()

    def lay(self, die: int, face: Face) -> None:
        self.dice[die] = Die("flat", face_number(face), self.dice[die].throws + 1)

    def put(self, lane: int, *places: int) -> None:
        self.pirates[lane] = places
        self.look()

    def set_out(self) -> None:
        """Put every pirate where it belongs."""
        for lane, place in self.referee.picture.moves:
            self.pirates[lane] = () if place is None else (place,)
        self.look()
