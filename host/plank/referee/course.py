"""The course of one game: the moves made and taken back, durable before anybody hears of them.

Beside the moves it holds what is believed of the sensors: from where the wells count, and what
people said by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from plank.games import Game, GameEvent, IllegalMove, Move
from plank.games.ships_log import encode_move
from plank.referee import acts
from plank.referee.acts import refused
from plank.referee.kept import read_kept, write_kept
from plank.referee.lead import Lead, Look
from plank.referee.neighbours import told_apart
from plank.referee.record import Record
from plank.table.table_state import TableState

G = TypeVar("G", bound=Game)


class Course(Generic[G]):
    """One game as it stands; `replay` makes it as it is in its record.

    Every act raises Refused when it can't be done now.
    """

    def __init__(self, lead: Lead[G], record: Record, replay: Callable[[], G]) -> None:
        self.game = replay()
        self.aborted = False
        self._lead = lead
        self._record = record
        self._replay = replay
        self._wells, self._placing = read_kept(record.wells())
        self._kept = write_kept(self._wells, self._placing)
        if self._wells.restoring:
            self._wells.expect(lead.well_faces(self.game))
        self._sensed: TableState | None = None
        self.table: TableState | None = None
        """The table as far as its sensors are believed; None before it has been seen."""

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
        self.table = self._placing.apply(table)

    def look(self) -> Look | None:
        """Return the table as it is to be read; None before it has been seen."""
        if self.table is None:
            return None
        blind = self.table.blind_wells
        self._wells.look(self.table, self._lead.live(self.game, self._wells.by_hand | blind))
        expected, at_large = self._lead.expected(self.game), self._lead.at_large(self.game)
        return Look(
            table=told_apart(self.table, expected, at_large),
            fresh=self._wells.fresh(self.table),
            offered=self._wells.offered,
            by_hand=self._wells.by_hand | blind,
            anew=self._wells.lain_anew(self.table),
            placed=self._placing.lanes,
            restoring=self._wells.restoring,
        )

    def settle(self, look: Look, dice: Iterable[int]) -> None:
        """Take these dice, as they lie, for accepted: they were not thrown."""
        self._wells.accept(look.table, dice)

    def accept(self, move: Move, entered: Iterable[int] = ()) -> Sequence[GameEvent]:
        """Apply a move and make it durable; return what it brought about. Raises IllegalMove.

        `entered` are the dice whose faces were entered by hand.
        """
        after = self.game.copy()
        events = after.apply(move)
        self._spend(move, entered)
        self._kept = write_kept(self._wells, self._placing)
        self._record.append(encode_move(move), self._kept)
        self.game = after
        if after.over:
            self._record.end("over")
        return events

    def _spend(self, move: Move, entered: Iterable[int]) -> None:
        """Take the move's dice for accepted; an offered coin is spent when they are thrown."""
        dice = self._lead.dice_of(move)
        if self.table is not None:
            self._wells.accept(self.table, dice)
        self._wells.offered = self._wells.offered and not dice
        if self._lead.ends_turn(move):
            self._wells.by_hand = frozenset()
        else:
            self._wells.by_hand |= frozenset(entered).intersection(dice)

    def make(self, act: acts.Act) -> tuple[Move, Sequence[GameEvent]]:
        """Make the move that an act stands for; return it with what it brought about."""
        self._check_open()
        look = self.look()
        if look is None:
            raise refused("paused")
        entered = act.dice if isinstance(act, acts.Enter) else ()
        try:
            move = self._lead.move_of(self.game, act, look)
            return move, self.accept(move, entered)
        except IllegalMove as illegal:
            raise refused("illegal", reason=str(illegal)) from illegal

    def offer(self, seat: int) -> None:
        """Offer a coin for the next rethrow, or take the offer back."""
        self._check_open()
        self._lead.check_offer(self.game, seat, self.look())
        self._wells.offered = not self._wells.offered

    def place(self, lane: int, place: int | None) -> None:
        """Believe that a lane's pirate stands at a place."""
        if self._sensed is None:
            raise refused("paused")
        there = place is None or 0 <= place <= self._sensed.spaces
        if lane not in self._sensed.pirates or not there:
            raise refused("no-such-place")
        self.table = self._placing.place(self._sensed, lane, place)

    def take_back(self, moves: int) -> None:
        """Undo the last moves; the dice are to be put back as they lay before them."""
        if self.aborted:
            raise refused("is-over")
        if not 0 < moves <= self._record.count():
            raise refused("nothing-to-take-back")
        if self.table is not None:
            self._wells.restore(self.table)
        self._kept = write_kept(self._wells, self._placing)
        self._record.take_back(moves, self._kept)
        self.game = self._replay()
        self._wells.expect(self._lead.well_faces(self.game))

    def abort(self) -> None:
        """End the game for good."""
        self._check_open()
        self._record.end("aborted")
        self.aborted = True

    def keep(self) -> None:
        """Make durable what is kept of the sensors, when it has changed without a move."""
        now = write_kept(self._wells, self._placing)
        if now != self._kept:
            self._record.keep(now)
            self._kept = now

    def _check_open(self) -> None:
        if self.ended:
            raise refused("is-over")
