"""The referee: leads people through a game on the table, and is the only one who accepts a move.

It looks at the table (``see``), hears people (``act``) and the link (``hear_link``). It accepts
moves only from a table that agrees with the game, writes each into the journal, and only then
tells of it. It never waits: everything happens within the call that brings the news.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from plank.games import Game, IllegalMove, Move
from plank.games.ships_log import encode_move
from plank.referee import acts
from plank.referee.acts import refused
from plank.referee.agreement import Agreement, Standing
from plank.referee.clock import Clock
from plank.referee.faults import Faults
from plank.referee.kept import read_kept, write_kept
from plank.referee.lead import Lead, Look, Reading
from plank.referee.listeners import Listeners
from plank.referee.movement import Movement
from plank.referee.neighbours import told_apart
from plank.referee.painting import Outlook, paint
from plank.referee.picture import Picture, Told
from plank.referee.record import Record
from plank.referee.sentence import Sentence, sentence
from plank.table.board import Buttons, TableState

G = TypeVar("G", bound=Game)


class Referee(Generic[G]):
    """One game on one table.

    ``replay`` makes the game as it stands in its record (for take back). Listeners are called
    within ``see``, ``act`` and ``hear_link``.
    """

    def __init__(
        self, lead: Lead[G], record: Record, clock: Clock, replay: Callable[[], G]
    ) -> None:
        self.lead = lead
        self.game = replay()
        self._replay = replay
        self._record = record
        self._clock = clock
        self._wells, self._placing = read_kept(record.wells())
        self._kept = write_kept(self._wells, self._placing)
        if self._wells.restoring:
            self._wells.expect(lead.well_faces(self.game))
        self._faults = Faults()
        self._agreement = Agreement()
        if not record.count():
            self._agreement.owe({}, lead.expected(self.game))
        self._movement = Movement(clock, self._show)
        self._listeners = Listeners()
        self._standing = Standing()
        self._reading = Reading()
        self._sensed: TableState | None = None
        self._table: TableState | None = None
        self._buttons: Buttons | None = None
        self._link = "starting"
        self._link_told: Sentence | None = None
        self.aborted = False
        self._due: float | None = None
        self._show()

    @property
    def picture(self) -> Picture:
        """The game, the table and what is to be done, as of now."""
        picture = self._listeners.picture
        assert picture is not None, "the first picture is painted at the start"
        return picture

    def on_told(self, callback: Callable[[Told], None], /) -> None:
        """Have every telling passed on, in order."""
        self._listeners.on_told(callback)

    def on_picture(self, callback: Callable[[Picture], None], /) -> None:
        """Have every new picture passed on."""
        self._listeners.on_picture(callback)

    def on_word(self, callback: Callable[[acts.Act | Sentence], None], /) -> None:
        """Have every act and announcement passed on that comes from outside the table."""
        self._listeners.on_word(callback)

    @property
    def ended(self) -> bool:
        """Whether no more moves are accepted: over, or aborted."""
        return self.game.over or self.aborted

    def announce(self, key: Sentence) -> None:
        """Tell something that is neither move nor table: that the game starts, or goes on."""
        self._listeners.word(key)
        self._tell((key,))

    def see(self, table: TableState) -> None:
        """Look at the table."""
        self._sensed = table
        self._table = self._placing.apply(table)
        self._hear_buttons(table.buttons)
        self._go_on()

    def hear_link(self, word: str, told: Sentence) -> None:
        """Hear that the link is ``connected``, ``lost`` ...; told once for each change."""
        if told != self._link_told:
            self._link, self._link_told = word, told
            self._tell((told,))
            self._go_on()

    def act(self, act: acts.Act) -> None:
        """Do what somebody asks by key or page. Raises Refused with the reason."""
        self._listeners.word(act)
        self._do(act)

    def _do(self, act: acts.Act) -> None:
        match act:
            case acts.Repeat():
                self._repeat()
            case acts.Place():
                self._place(act)
            case acts.TakeBack():
                self._take_back(act.moves)
            case acts.Abort():
                self._abort()
            case acts.Pay():
                self._offer(act.seat)
            case _:
                self._make(act)
        self._go_on()

    def _hear_buttons(self, now: Buttons) -> None:
        """Take presses since the last look as acts of the seat whose turn it is."""
        before, self._buttons = self._buttons, now
        seat = self.game.turn
        if before is None or seat is None:
            return
        if now.stand > before.stand:
            self._press(acts.Stand(seat))
        if now.pay > before.pay:
            self._press(acts.Pay(seat))
        if now.repeat > before.repeat:
            self._press(acts.Repeat())

    def _press(self, act: acts.Act) -> None:
        try:
            self._do(act)
        except acts.Refused as no:
            self._tell((no.sentence,))

    def _go_on(self) -> None:
        """Accept whatever has been done on the table, then show how things are."""
        while (move := self._next_move()) is not None:
            self._accept(move)
        self._keep()
        self._complain()
        self._show()

    def _keep(self) -> None:
        """Make durable what is kept of the sensors, when it has changed without a move."""
        now = write_kept(self._wells, self._placing)
        if now != self._kept:
            self._record.keep(now)
            self._kept = now

    def _next_move(self) -> Move | None:
        look = self._look()
        self._standing, self._reading = Standing(), Reading()
        if look is None or self.aborted or self._link != "connected":
            return None
        self._standing = self._stand(look.table)
        if self.game.over:
            return None
        self._reading = self.lead.read(self.game, look)
        self._wells.accept(look.table, self._reading.settled)
        return self._reading.move if self._standing.agrees else None

    def _look(self) -> Look | None:
        if self._table is None:
            return None
        blind = self._table.blind_wells
        self._wells.look(self._table, self.lead.live(self.game, self._wells.by_hand | blind))
        expected, at_large = self.lead.expected(self.game), self.lead.at_large(self.game)
        return Look(
            table=told_apart(self._table, expected, at_large),
            fresh=self._wells.fresh(self._table),
            offered=self._wells.offered,
            by_hand=self._wells.by_hand | blind,
            placed=self._placing.lanes,
            restoring=self._wells.restoring,
        )

    def _stand(self, table: TableState) -> Standing:
        expected, at_large = self.lead.expected(self.game), self.lead.at_large(self.game)
        now = self._clock.time()
        return self._agreement.look(self.game.seats, expected, at_large, table, now)

    def _accept(self, move: Move, entered: Iterable[int] = ()) -> None:
        """Apply a move, make it durable, and only then tell of it. Raises IllegalMove.

        ``entered`` are the dice whose faces were entered by hand.
        """
        before, after = self.game, self.game.copy()
        happenings = after.apply(move)
        self._settle(move, entered)
        self._kept = write_kept(self._wells, self._placing)
        self._record.append(encode_move(move), self._kept)
        self.game = after
        self._agreement.owe(self.lead.expected(before), self.lead.expected(after))
        self._movement.start(self.lead.gesture(happenings))
        if after.over:
            self._record.end("over")
        self._tell(self.lead.tell(after, move, happenings), move, tuple(happenings))

    def _settle(self, move: Move, entered: Iterable[int]) -> None:
        """Take the move's dice for accepted; an offered coin is spent when they are thrown."""
        dice = self.lead.dice_of(move)
        if self._table is not None:
            self._wells.accept(self._table, dice)
        self._wells.offered = self._wells.offered and not dice
        if self.lead.ends_turn(move):
            self._wells.by_hand = frozenset()
        else:
            self._wells.by_hand |= frozenset(entered).intersection(dice)

    def _make(self, act: acts.Act) -> None:
        """Make the move that an act stands for."""
        self._check_open()
        look = self._look()
        if look is None:
            raise refused("paused")
        entered = act.dice if isinstance(act, acts.Enter) else ()
        try:
            self._accept(self.lead.move_of(self.game, act, look), entered)
        except IllegalMove as illegal:
            raise refused("illegal", reason=str(illegal)) from illegal

    def _offer(self, seat: int) -> None:
        self._check_open()
        self.lead.check_offer(self.game, seat, self._look())
        self._wells.offered = not self._wells.offered

    def _place(self, act: acts.Place) -> None:
        if self._sensed is None:
            raise refused("paused")
        there = act.place is None or 0 <= act.place <= self._sensed.spaces
        if act.lane not in self._sensed.pirates or not there:
            raise refused("no-such-place")
        self._table = self._placing.place(self._sensed, act.lane, act.place)

    def _take_back(self, moves: int) -> None:
        if self.aborted:
            raise refused("is-over")
        if not 0 < moves <= self._record.count():
            raise refused("nothing-to-take-back")
        if self._table is not None:
            self._wells.restore(self._table)
        self._kept = write_kept(self._wells, self._placing)
        self._record.take_back(moves, self._kept)
        before, self.game = self.game, self._replay()
        self._wells.expect(self.lead.well_faces(self.game))
        self._agreement.owe(self.lead.expected(before), self.lead.expected(self.game))
        self._tell((sentence("taken-back", count=moves),))

    def _abort(self) -> None:
        self._check_open()
        self._record.end("aborted")
        self.aborted = True
        self._tell((sentence("aborted"),))

    def _check_open(self) -> None:
        if self.ended:
            raise refused("is-over")

    def _repeat(self) -> None:
        last = self._listeners.last
        if last is not None:
            self._listeners.tell(Told(last.number, last.sentences))

    def _complain(self) -> None:
        """Tell what is wrong and new, and look again when the next grace ends."""
        self._tell(self._standing.complaints)
        if self._table is not None:
            self._tell(self._faults.look(self._table))
        due = self._standing.due
        if due is not None and due != self._due:
            self._due = due
            self._clock.call_later(max(0.0, due - self._clock.time()), self._go_on)

    def _tell(
        self,
        sentences: tuple[Sentence, ...],
        move: Move | None = None,
        happenings: tuple[object, ...] = (),
    ) -> None:
        if sentences:
            self._listeners.tell(Told(self._record.count(), sentences, move, happenings))

    def _show(self) -> None:
        outlook = Outlook(
            count=self._record.count(),
            link=self._link,
            link_told=self._link_told,
            faults=self._faults.lasting,
            aborted=self.aborted,
            look=self._look(),
            standing=self._standing,
            reading=self._reading,
            gesture=self._movement.wanted,
        )
        self._listeners.show(paint(self.game, self.lead, outlook))
