"""One game in progress: the moves made and taken back, durable before anybody hears of them.

Beside the moves it holds what is believed of the sensors, and what the table looks like to the
game: that is computed once for each change of either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from plank.games import Game, GameEvent, IllegalMove, Move
from plank.games.ships_log import encode_move
from plank.referee.acts import Act, against_the_rules, refused
from plank.referee.dice.dice_game import CoinOffer
from plank.referee.dice.dice_view import NO_DICE_SEEN, DiceView
from plank.referee.dice.well_counters import WellCounters
from plank.referee.game_record import Record
from plank.referee.positions.double_detections import resolved
from plank.referee.positions.manual_positions import ManualPositions
from plank.referee.sensor_state import SensorState, read_sensor_state, write_sensor_state
from plank.referee.table_game.table_game import TableGame
from plank.referee.table_game.table_view import TableView
from plank.table.table_state import TableState

G = TypeVar("G", bound=Game)

Made = tuple[Move, Sequence[GameEvent]]
"""A move, and what it brought about."""


class _Mover(msgspec.Struct):
    """What a line of the ship's log says of who made the move."""

    seat: int | None = None


class GameInProgress(Generic[G]):
    """One game as it stands; `replay` makes it as it is in its record.

    Every act raises Refused when it can't be done now.
    """

    def __init__(self, table_game: TableGame[G], record: Record, replay: Callable[[], G]) -> None:
        self.aborted = False
        self.last_mover: int | None = None
        """The seat that made the last move that stands."""
        self.expected: Mapping[int, int | None] = {}
        """Where each lane's pirate belongs."""
        self.in_hand: Mapping[int, frozenset[int]] = {}
        """The lanes whose pirate may be in the hand now, or on these places instead."""
        self.table: TableState | None = None
        """The table as far as its sensors are believed; None before it has been seen."""
        self._table_game = table_game
        self._record = record
        self._replay = replay
        self._view: TableView | None = None
        self._sensed: TableState | None = None
        self._return_to(replay())
        state = read_sensor_state(record.wells())
        self._positions = ManualPositions(state.positions) if state.positions else None
        self._rules = table_game.dice
        self._counters = WellCounters(state.dice) if self._rules else None
        if self._counters is not None and self._counters.restoring:
            self._expect_dice()
        self._kept = self._sensor_state()

    @property
    def ended(self) -> bool:
        """Whether no more moves are accepted: over, or aborted."""
        return self.game.over or self.aborted

    @property
    def count(self) -> int:
        """How many moves stand."""
        return self._record.count()

    def see(self, table: TableState) -> None:
        """Look at the table, as far as its sensors are believed."""
        self._sensed = table
        self.table = table if self._positions is None else self._positions.apply(table)
        self._view = None

    @property
    def view(self) -> TableView | None:
        """The table as it is to be read; None before it has been seen."""
        if self._view is None and self.table is not None:
            self._view = self._viewed(self.table)
        return self._view

    def _viewed(self, table: TableState) -> TableView:
        clear = table
        if any(len(places) > 1 for places in table.pirates.values()):
            clear = resolved(table, self.expected, self.in_hand)
        placed = frozenset[int]() if self._positions is None else self._positions.lanes
        return TableView(clear, placed, self._dice_view(table))

    def _dice_view(self, table: TableState) -> DiceView:
        rules, counters = self._rules, self._counters
        if rules is None or counters is None:
            return NO_DICE_SEEN
        by_hand = counters.by_hand | table.blind_wells
        return counters.view(table, lambda: rules.live(self.game, by_hand))

    def settle(self, dice: Iterable[int]) -> None:
        """Take these dice, as they lie, for accepted: they were not thrown."""
        dice = tuple(dice)
        if dice and self._counters is not None and self.table is not None:
            self._counters.accept(self.table, dice)
            self._view = None

    def accept(self, move: Move, entered: Iterable[int] = ()) -> Sequence[GameEvent]:
        """Apply a move and make it durable; return what it brought about. Raises IllegalMove.

        `entered` are the dice whose faces were entered by hand.
        """
        after = self.game.copy()
        events = after.apply(move)
        if self._rules is not None and self._counters is not None:
            dice, ends = self._rules.dice_of(move), self._rules.ends_turn(move)
            self._counters.spend(self.table, dice, entered, ends_turn=ends)
        self._kept = self._sensor_state()
        self._record.append(encode_move(move), self._kept)
        self.last_mover = getattr(move, "seat", None)
        self._stand_at(after)
        if after.over:
            self._record.end("over")
        return events

    def do(self, act: Act) -> Made | None:
        """Make the move that an act stands for; None when it changes nothing but an offer."""
        self._check_open()
        view = self.view
        if view is None:
            raise refused("paused")
        entered = self._rules.entered_by(act) if self._rules else ()
        try:
            answer = self._table_game.move_of(self.game, act, view)
            if not isinstance(answer, CoinOffer):
                return answer, self.accept(answer, entered)
        except IllegalMove as illegal:
            raise against_the_rules(illegal) from illegal
        if self._counters is not None:
            self._counters.offered = answer.offered
        self._view = None
        return None

    def place(self, lane: int, place: int | None) -> None:
        """Believe that a lane's pirate stands at a place."""
        if self._sensed is None:
            raise refused("paused")
        there = place is None or 0 <= place <= self._sensed.spaces
        if lane not in self._sensed.pirates or not there:
            raise refused("no-such-place")
        if self._positions is None:
            self._positions = ManualPositions()
        self.table = self._positions.place(self._sensed, lane, place)
        self._view = None

    def take_back(self, moves: int) -> None:
        """Undo the last moves; the dice are to be put back as they lay before them."""
        if self.aborted:
            raise refused("is-over")
        if not 0 < moves <= self._record.count():
            raise refused("nothing-to-take-back")
        if self._counters is not None and self.table is not None:
            self._counters.restore(self.table)
        self._kept = self._sensor_state()
        self._record.take_back(moves, self._kept)
        self._return_to(self._replay())
        self._expect_dice()

    def abort(self) -> None:
        """Abandon the game."""
        self._check_open()
        self._record.end("aborted")
        self.aborted = True

    def keep(self) -> None:
        """Make durable what is known of the sensors, when it has changed without a move."""
        now = self._sensor_state()
        if now != self._kept:
            self._record.keep(now)
            self._kept = now

    def _return_to(self, game: G) -> None:
        """Stand where the record stands, after a resume or a take back."""
        lines = self._record.lines()
        self.last_mover = msgspec.json.decode(lines[-1], type=_Mover).seat if lines else None
        self._stand_at(game)

    def _stand_at(self, game: G) -> None:
        self.game = game
        self.expected = self._table_game.expected(game)
        self.in_hand = self._table_game.in_hand(game)
        self._view = None

    def _sensor_state(self) -> str:
        positions = self._positions.saved() if self._positions is not None else None
        if positions is None:
            self._positions = None
        dice = self._counters.saved() if self._counters is not None else None
        return write_sensor_state(SensorState(positions, dice))

    def _expect_dice(self) -> None:
        """Expect the dice in their wells as the game has them now."""
        if self._rules is not None and self._counters is not None:
            self._counters.expect(self._rules.readings(self.game))

    def _check_open(self) -> None:
        if self.ended:
            raise refused("is-over")
