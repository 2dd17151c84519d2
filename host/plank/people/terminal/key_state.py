"""What the person at the keys has done so far: chosen dice, a question half answered, notes.

Knows nothing of terminals; keys go in, acts and handwork come out, and a screen can be drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Literal

from plank.people.hands import Hands
from plank.people.tasks import act_instead, do_work
from plank.people.terminal.draw_screen import TOLD_KEPT, Shown
from plank.people.terminal.key_actions import (
    Again,
    Ask,
    Help,
    KeyAction,
    Note,
    Perform,
    Quit,
    Toggle,
    Work,
)
from plank.people.terminal.keys import HANDY, meaning
from plank.people.terminal.pending_work import PendingWork
from plank.people.terminal.questions import ONE_KEY, Question, answer
from plank.people.terminal.situation import Situation
from plank.phrases.sentence import Sentence, sentence
from plank.referee import Act, Announcement, Picture, Referee, Refused
from plank.referee.table_game.handwork import Handwork, PirateMove

Say = Callable[[Sentence], str]

ENTER_S = 1.5  # after a key that needed no enter: an enter so soon belongs to it

Left = Literal["quit", "again", "terminated"]
"""Why the keys were left: for good, for another game, or because the program is to end."""


class KeyState:
    """Keys in, acts and handwork out.

    `humans` are the seats played with these keys; `clock` tells the moment, in seconds.
    """

    def __init__(
        self,
        referee: Referee,
        say: Say,
        hands: Hands | None,
        humans: Collection[int],
        clock: Callable[[], float],
    ) -> None:
        self._referee = referee
        self._say = say
        self._hands = hands
        self._humans = frozenset(humans)
        self._clock = clock
        self._pending: PendingWork | None = None
        self._in_vain: Handwork | None = None  # done, but nothing of it was seen
        self._chosen: frozenset[int] = frozenset()
        self._count: int = referee.picture.count
        self._question: Question | None = None
        self._answered = -ENTER_S  # when a question was last answered by one key
        self._help = False
        self._note = ""
        self._lines: list[str] = []
        self.left: Left | None = None

    @property
    def now(self) -> Situation:
        """The situation that keys are pressed in."""
        return Situation(self._referee.picture, self._chosen, self._hands is not None, self._humans)

    def shown(self, port: str = "", page: str = "") -> Shown:
        """What is shown beside the picture."""
        return Shown(tuple(self._lines), self._note, self._question, self._help, port, page)

    @property
    def told(self) -> tuple[str, ...]:
        """What was told, in words, the newest last."""
        return tuple(self._lines)

    def tell(self, announcement: Announcement) -> None:
        """Keep what is told, for the screen."""
        self._lines += [self._say(sentence) for sentence in announcement.sentences]
        del self._lines[:-TOLD_KEPT]

    def look(self, picture: Picture) -> None:
        """Take notice of a picture: a move ends what was chosen, asked and noted."""
        if self._pending is not None:
            self._pending.look(picture, self._clock())
        self._clear_done(picture)
        if picture.count != self._count:
            self._count, self._chosen, self._note = picture.count, frozenset(), ""
            self._in_vain = None
            if self._question and self._question.ask.what not in ("abort", "give"):
                self._question = None

    def press(self, key: str) -> None:
        """Take a key. What needs hands waits until they have done what was asked last."""
        self._clear_done(self._referee.picture)
        self._note = ""
        if self._help:
            self._help = False
        elif self._question is not None and key != "eof":
            self._answer(self._question, key)
        elif key == "enter" and self._clock() - self._answered < ENTER_S:
            self._answered = -ENTER_S
        elif self._pending is None or key not in HANDY:
            self._do(meaning(key, self.now))

    def _clear_done(self, picture: Picture) -> None:
        """Have the hands free again once what they did has been seen."""
        if self._pending is not None and self._pending.done(picture, self._clock()):
            self._in_vain = None if self._pending.seen(picture) else self._pending.work
            self._pending = None

    def _answer(self, question: Question, key: str) -> None:
        if key == "esc":
            self._question = None
            return
        self._question = question.pressed(key)
        if self._question is None:
            typed = question.typed if key == "enter" else question.typed + key
            doing = answer(question.ask, typed, self.now)
            self._question = question if isinstance(doing, Note) else None
            if self._question is None and question.ask.what in ONE_KEY:
                self._answered = self._clock()
            if doing is not None:
                self._do(doing)

    def _do(self, doing: KeyAction) -> None:
        match doing:
            case Work():
                self._work(doing.work)
            case Perform():
                self._act(doing.act)
            case Toggle():
                self._chosen ^= {doing.die}
            case Ask():
                self._question = Question(doing)
            case Note():
                self._note = self._say(doing.sentence)
            case Help():
                self._help = True
            case Quit():
                self.left = "quit"
            case Again():
                self.left = "again"

    def _act(self, act: Act) -> None:
        try:
            self._referee.act(act)
        except Refused as no:
            self._note = self._say(no.sentence)

    def _work(self, work: Handwork) -> None:
        if self._hands is None:
            return
        if isinstance(work, PirateMove) and work == self._in_vain:
            self._in_vain = None
            self._act(act_instead(self._referee.picture, work))
            return
        self._pending = PendingWork(work, self._referee.picture, self._clock())
        try:
            do_work(self._hands, work)
        except OSError as gone:
            self._pending = None
            self._note = self._say(sentence("key-hands-gone", reason=str(gone)))
