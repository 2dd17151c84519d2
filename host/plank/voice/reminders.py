"""What to do now, said to whoever plays by ear: a little after it has become so.

The picture's todo is lit and written as soon as it holds; said at once it would talk over hands
that are already doing it. Every key has its patience; what is done before is never said. Choices
are said once for each state of the game, troubles whenever they arise anew.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from plank.phrases.sentence import Sentence
from plank.referee.clock import Clock
from plank.referee.picture import Picture

TROUBLE_S = {
    "cocked": 1.0,
    "unpaid": 1.0,
    "restore-die": 1.0,
    "pay-first": 1.0,
    "put-dice-back": 1.0,
}
"""Seconds until a trouble is said, in every style."""

CHOICE_S = {
    "offered": 0.5,
    "choose": 1.5,
    "may-pay": 1.5,
    "last-throw": 1.5,
    "enter-throw": 1.5,
    "enter-dice": 1.5,
    "enter-again": 1.5,
    "entered-lies": 1.5,
    "throw-dice": 4.0,
    "move": 4.0,
    "take-off": 4.0,
    "missing": 6.0,
    "throw-all": 8.0,
    "dice-out": 8.0,
}
"""Seconds until a choice is said, in every style but terse."""

STANDING = (
    "stand-move",
    "stand-jump",
    "stand-choice",
    "stand-stay",
    "stand-fall",
    "stand-blind",
)
"""How to stand, said together with what else may be done."""


class Reminders:
    """Watches the todo and says (`remind`) what nobody does.

    `people`, if not None, are the names of those who are reminded of their choices: bots know.
    """

    def __init__(self, clock: Clock, remind: Callable[[tuple[Sentence, ...]], None]) -> None:
        self._clock = clock
        self._remind = remind
        self.people: Collection[str] | None = None
        self.terse = False
        self._pending: tuple[Sentence, ...] = ()
        self._said: list[tuple[Sentence, ...]] = []
        self._count = -1

    def look(self, picture: Picture) -> None:
        """Look at what is to be done."""
        if picture.count != self._count:
            self._count = picture.count
            self._said.clear()
        due = _first(picture.todo)
        if due == self._pending:
            return
        self._pending = due
        patience = self._patience(due)
        if patience is not None and due not in self._said:
            self._clock.call_later(patience, lambda: self._fall_due(due))

    def forget(self) -> None:
        """Say nothing of what is pending: another game begins."""
        self._pending = ()
        self._count = -1

    def _patience(self, due: tuple[Sentence, ...]) -> float | None:
        if not due:
            return None
        key, name = due[0].key, due[0].args.get("name")
        if key in TROUBLE_S:
            return TROUBLE_S[key]
        if self.terse or (self.people is not None and name not in self.people):
            return None
        return CHOICE_S.get(key)

    def _fall_due(self, due: tuple[Sentence, ...]) -> None:
        if due is not self._pending or due in self._said:
            return
        if due[0].key not in TROUBLE_S:
            self._said.append(due)
        self._remind(due)


def _first(todo: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """Return the most urgent thing to do, with how to stand if that is a choice too."""
    second = todo[1:2]
    return todo[:2] if second and second[0].key in STANDING else todo[:1]
