"""The referee: leads people through a game on the table, and is the only one who accepts a move.

It looks at the table (`see`), hears people (`act`) and the link (`hear_link`). It accepts
moves only from a table that agrees with the game, writes each into the journal, and only then
tells of it. It never waits: everything happens within the call that brings the news.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from plank.games import Game, GameEvent, Move
from plank.phrases.sentence import Sentence, sentence
from plank.referee import acts
from plank.referee.agreement import Agreement, Standing
from plank.referee.clock import Clock
from plank.referee.course import Course
from plank.referee.faults import Faults
from plank.referee.lead import Lead, Reading
from plank.referee.listeners import Listeners
from plank.referee.movement import Movement
from plank.referee.painting import Outlook, paint
from plank.referee.picture import Announcement, Picture
from plank.referee.record import Record
from plank.table.table_state import Buttons, TableState

G = TypeVar("G", bound=Game)


class Referee(Generic[G]):
    """One game on one table.

    `replay` makes the game as it stands in its record (for take back). Listeners are called
    within `see`, `act` and `hear_link`.
    """

    def __init__(
        self, lead: Lead[G], record: Record, clock: Clock, replay: Callable[[], G]
    ) -> None:
        self.lead = lead
        self._course = Course(lead, record, replay)
        self._clock = clock
        self._faults = Faults()
        self._agreement = Agreement()
        if not self._course.count:
            self._agreement.owe({}, lead.expected(self.game))
        self._movement = Movement(clock, self._show)
        self._listeners = Listeners()
        self._standing = Standing()
        self._reading = Reading()
        self._buttons: Buttons | None = None
        self._link = "starting"
        self._link_told: Sentence | None = None
        self._due: float | None = None
        self._show()

    @property
    def picture(self) -> Picture:
        """The game, the table and what is to be done, as of now."""
        picture = self._listeners.picture
        assert picture is not None, "the first picture is painted at the start"
        return picture

    def on_announcement(self, callback: Callable[[Announcement], None], /) -> None:
        """Have every telling passed on, in order."""
        self._listeners.on_announcement(callback)

    def on_picture(self, callback: Callable[[Picture], None], /) -> None:
        """Have every new picture passed on."""
        self._listeners.on_picture(callback)

    def on_word(self, callback: Callable[[acts.Act | Sentence], None], /) -> None:
        """Have every act and announcement passed on that comes from outside the table."""
        self._listeners.on_word(callback)

    @property
    def game(self) -> G:
        """The game as it stands: another object after each accepted move."""
        return self._course.game

    @property
    def aborted(self) -> bool:
        """Whether somebody has ended the game for good."""
        return self._course.aborted

    @property
    def ended(self) -> bool:
        """Whether no more moves are accepted: over, or aborted."""
        return self._course.ended

    def announce(self, key: Sentence) -> None:
        """Tell something that is neither move nor table: that the game starts, or goes on."""
        self._listeners.word(key)
        self._tell((key,))

    def see(self, table: TableState) -> None:
        """Look at the table."""
        self._course.see(table)
        self._hear_buttons(table.buttons)
        self._go_on()

    def hear_link(self, word: str, told: Sentence) -> None:
        """Hear that the link is `connected`, `lost` ...; told once for each change."""
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
                self._course.place(act.lane, act.place)
            case acts.TakeBack():
                self._take_back(act.moves)
            case acts.Abort():
                self._abort()
            case acts.Pay():
                self._course.offer(act.seat)
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
            before = self.game
            self._tell_of(move, self._course.accept(move), before)
        self._course.keep()
        self._complain()
        self._show()

    def _next_move(self) -> Move | None:
        look = self._course.look()
        self._standing, self._reading = Standing(), Reading()
        if look is None or self.aborted or self._link != "connected":
            return None
        self._standing = self._stand(look.table)
        if self.game.over:
            return None
        self._reading = self.lead.read(self.game, look)
        self._course.settle(look, self._reading.settled)
        return self._reading.move if self._standing.agrees else None

    def _stand(self, table: TableState) -> Standing:
        expected, at_large = self.lead.expected(self.game), self.lead.at_large(self.game)
        now = self._clock.time()
        return self._agreement.look(self.game.seats, expected, at_large, table, now)

    def _make(self, act: acts.Act) -> None:
        before = self.game
        self._tell_of(*self._course.make(act), before)

    def _take_back(self, moves: int) -> None:
        before = self.game
        self._course.take_back(moves)
        self._owe(before)
        self._tell((sentence("taken-back", count=moves),))

    def _abort(self) -> None:
        self._course.abort()
        self._tell((sentence("aborted"),))

    def _owe(self, before: G) -> None:
        self._agreement.owe(self.lead.expected(before), self.lead.expected(self.game))

    def _tell_of(self, move: Move, events: Sequence[GameEvent], before: G) -> None:
        """Tell of a move that stands, and of what it brought about since the game `before` it."""
        self._owe(before)
        self._movement.start(self.lead.gesture(events))
        self._tell(self.lead.tell(self.game, move, events), move, tuple(events))

    def _repeat(self) -> None:
        last = self._listeners.last
        if last is not None:
            self._listeners.tell(Announcement(last.number, last.sentences))

    def _complain(self) -> None:
        """Tell what is wrong and new, and look again when the next grace ends."""
        self._tell(self._standing.complaints)
        if self._course.table is not None:
            self._tell(self._faults.look(self._course.table))
        due = self._standing.due
        if due is not None and due != self._due:
            self._due = due
            self._clock.call_later(max(0.0, due - self._clock.time()), self._go_on)

    def _tell(
        self,
        sentences: tuple[Sentence, ...],
        move: Move | None = None,
        events: tuple[object, ...] = (),
    ) -> None:
        if sentences:
            self._listeners.tell(Announcement(self._course.count, sentences, move, events))

    def _show(self) -> None:
        outlook = Outlook(
            count=self._course.count,
            link=self._link,
            link_told=self._link_told,
            faults=self._faults.lasting,
            aborted=self.aborted,
            look=self._course.look(),
            standing=self._standing,
            reading=self._reading,
            gesture=self._movement.wanted,
        )
        self._listeners.show(paint(self.game, self.lead, outlook))
