"""The referee: leads people through a game on the table, and is the only one who accepts a move.

It looks at the table (`see`), hears people (`act`) and the link (`hear_link`). It accepts
moves only from a table that agrees with the game, writes each into the journal, and only then
tells of it. It never waits: everything happens within the call that brings the news.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from plank.games import Game, Move
from plank.phrases.sentence import Sentence, sentence
from plank.referee import acts
from plank.referee.acts import Act
from plank.referee.announcements import Announcement, Line, Topic
from plank.referee.clock import Clock
from plank.referee.current_gesture import CurrentGesture
from plank.referee.faults import Faults
from plank.referee.game_in_progress import GameInProgress, Made
from plank.referee.game_record import Record
from plank.referee.picture import Picture
from plank.referee.picture_builder import RefereeState, build_picture
from plank.referee.positions.agreement import Agreement, AgreementCheck
from plank.referee.publisher import Publisher
from plank.referee.table_game.handwork import Execution
from plank.referee.table_game.table_game import Interpretation, TableGame
from plank.table.table_state import Buttons, TableState

G = TypeVar("G", bound=Game)


class TableReferee(Generic[G]):
    """One game on one table.

    `replay` makes the game as it stands in its record (for take back). Listeners are called
    within `see`, `act` and `hear_link`.
    """

    def __init__(
        self, table_game: TableGame[G], record: Record, clock: Clock, replay: Callable[[], G]
    ) -> None:
        self.table_game = table_game
        self._game = GameInProgress(table_game, record, replay)
        self._clock = clock
        self._faults = Faults()
        self._check = AgreementCheck()
        if not self._game.count:
            self._check.owe({}, self._game.expected)
        self._gesture = CurrentGesture(clock, self._show)
        self._publisher = Publisher()
        self._agreement = Agreement()
        self._interpretation = Interpretation()
        self._buttons: Buttons | None = None
        self._link = "starting"
        self._link_sentence: Sentence | None = None
        self._due: float | None = None
        self._show()

    @property
    def picture(self) -> Picture:
        """The game, the table and what is to be done, as of now."""
        picture = self._publisher.picture
        assert picture is not None, "the first picture is built at the start"
        return picture

    def on_announcement(self, callback: Callable[[Announcement], None], /) -> None:
        """Have every announcement passed on, in order."""
        self._publisher.on_announcement(callback)

    def on_picture(self, callback: Callable[[Picture], None], /) -> None:
        """Have every new picture passed on."""
        self._publisher.on_picture(callback)

    def on_input(self, callback: Callable[[Act | Sentence], None], /) -> None:
        """Have every act and announcement passed on that comes from outside the table."""
        self._publisher.on_input(callback)

    @property
    def game(self) -> G:
        """The game as it stands: another object after each accepted move."""
        return self._game.game

    @property
    def aborted(self) -> bool:
        """Whether somebody has abandoned the game."""
        return self._game.aborted

    @property
    def ended(self) -> bool:
        """Whether no more moves are accepted: over, or aborted."""
        return self._game.ended

    def seat_view(self, seat: int | None) -> msgspec.Struct | None:
        """Return what a seat alone may see (None: a bystander); None in a game without secrets."""
        return self.game.view(seat) if self.game.has_secrets else None

    @property
    def act_type(self) -> Any:
        """The acts of the game beside those of every game."""
        return self.table_game.act_type

    def execution(self, move: Move, *, hands: bool) -> Execution:
        """Tell how a move that somebody plans is carried out; `hands`: they have some."""
        return self.table_game.execution(self.game, move, self.picture, hands=hands)

    def announce(self, key: Sentence, about: Topic = "game") -> None:
        """Tell something that is neither move nor table: that the game starts, or goes on."""
        self._publisher.hear(key)
        self._tell((key,), about)

    def see(self, table: TableState) -> None:
        """Look at the table."""
        self._game.see(table)
        self._hear_buttons(table.buttons)
        self._go_on()

    def hear_link(self, state: str, told: Sentence) -> None:
        """Hear that the link is `connected`, `lost` ...; told once for each change."""
        if told != self._link_sentence:
            self._link, self._link_sentence = state, told
            self._tell((told,), "link")
            self._go_on()

    def act(self, act: Act) -> None:
        """Do what somebody asks by key or page. Raises Refused with the reason."""
        self._publisher.hear(act)
        self._do(act)

    def _do(self, act: Act) -> None:
        match act:
            case acts.Repeat():
                self._repeat()
            case acts.Place():
                self._game.place(act.lane, act.place)
            case acts.TakeBack():
                self._take_back(act.moves)
            case acts.Abort():
                self._abort()
            case _:
                self._make(act)
        self._go_on()

    def _hear_buttons(self, now: Buttons) -> None:
        """Take presses since the last look as acts; the game says what they stand for."""
        before, self._buttons = self._buttons, now
        if before is None or now == before or self.game.turn is None:
            return
        for button in ("stand", "pay"):
            if getattr(now, button) > getattr(before, button):
                self._press(self.table_game.act_of_button(self.game, button))
        if now.repeat > before.repeat:
            self._press(acts.Repeat())

    def _press(self, act: Act | None) -> None:
        if act is None:
            return
        try:
            self._do(act)
        except acts.Refused as no:
            self._tell((no.sentence,), "answer")

    def _go_on(self) -> None:
        """Accept whatever has been done on the table, then show how things are."""
        while (move := self._next_move()) is not None:
            before = self._game.expected
            self._tell_of((move, self._game.accept(move)), before)
        self._game.keep()
        self._complain()
        self._show()

    def _next_move(self) -> Move | None:
        view = self._game.view
        self._agreement, self._interpretation = Agreement(), Interpretation()
        if view is None or self.aborted or self._link != "connected":
            return None
        self._agreement = self._check.check(
            self.game.seats,
            self._game.expected,
            self._game.in_hand,
            view.table,
            self._clock.time(),
        )
        if self.game.over:
            return None
        self._interpretation = self.table_game.interpret(self.game, view)
        self._game.settle(self._interpretation.settled)
        return self._interpretation.move if self._agreement.agrees else None

    def _make(self, act: Act) -> None:
        before = self._game.expected
        made = self._game.do(act)
        if made is not None:
            self._tell_of(made, before)

    def _take_back(self, moves: int) -> None:
        before = self._game.expected
        self._game.take_back(moves)
        self._check.owe(before, self._game.expected)
        self._tell((sentence("taken-back", count=moves),))

    def _abort(self) -> None:
        self._game.abort()
        self._tell((sentence("aborted"),))

    def _tell_of(self, made: Made, before: Mapping[int, int | None]) -> None:
        """Tell of a move that stands, and of what it brought about.

        `before` is where pirates belonged before it.
        """
        move, events = made
        self._check.owe(before, self._game.expected)
        self._gesture.start(self.table_game.gesture(events))
        self._announce(self.table_game.lines(self.game, move, events), move, tuple(events))

    def _repeat(self) -> None:
        last = self._publisher.last
        if last is not None:
            again = Announcement(last.number, last.sentences, topics=last.topics, repeated=True)
            self._publisher.announce(again)

    def _complain(self) -> None:
        """Tell what is wrong and new, and look again when the next grace ends."""
        self._tell(self._agreement.complaints, "table")
        if self._game.table is not None:
            self._tell(self._faults.look(self._game.table), "table")
        due = self._agreement.due
        if due is not None and due != self._due:
            self._due = due
            self._clock.call_later(max(0.0, due - self._clock.time()), self._go_on)

    def _tell(self, sentences: tuple[Sentence, ...], about: Topic = "game") -> None:
        self._announce([(sentence, about) for sentence in sentences])

    def _announce(
        self, lines: Sequence[Line], move: Move | None = None, events: tuple[object, ...] = ()
    ) -> None:
        if lines:
            sentences, topics = zip(*lines, strict=True)
            count = self._game.count
            self._publisher.announce(Announcement(count, sentences, move, events, topics))

    def _show(self) -> None:
        state = RefereeState(
            count=self._game.count,
            last_mover=self._game.last_mover,
            link=self._link,
            link_sentence=self._link_sentence,
            faults=self._faults.lasting,
            aborted=self.aborted,
            view=self._game.view,
            agreement=self._agreement,
            interpretation=self._interpretation,
            gesture=self._gesture.wanted,
        )
        self._publisher.show(build_picture(self.game, self.table_game, state))
