"""What to do now, said to whoever plays by ear: a little after it has become so.

The picture's tasks are lit and written as soon as they hold; said at once they would talk over
hands that are already at it. Every urgency has its patience; what is done before is never said.
Choices are said once for each state of the game, troubles whenever they arise anew.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from plank.phrases.sentence import Sentence
from plank.referee import Clock, Picture, Task
from plank.referee.tasks import Stand, Urgency, seat_of

TROUBLE_S = 1.0
"""Seconds until a trouble is said, in every style."""

PATIENCE_S: dict[Urgency, float] = {
    "offer": 0.5,
    "choice": 1.5,
    "next": 4.0,
    "missing": 6.0,
    "patient": 8.0,
}
"""Seconds until other tasks are said, in every style but terse; what is only `shown` never is."""


class Reminders:
    """Watches the tasks and says (`remind`) what nobody does.

    `people`, if not None, are the seats that are reminded of their choices: bots know.
    """

    def __init__(self, clock: Clock, remind: Callable[[tuple[Sentence, ...]], None]) -> None:
        self._clock = clock
        self._remind = remind
        self.people: Collection[int] | None = None
        self.terse = False
        self._pending: tuple[Task, ...] = ()
        self._said: list[tuple[Task, ...]] = []
        self._count = -1

    def look(self, picture: Picture) -> None:
        """Look at what is to be done."""
        if picture.count != self._count:
            self._count = picture.count
            self._said.clear()
        due = _first(picture.tasks)
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

    def _patience(self, due: tuple[Task, ...]) -> float | None:
        if not due:
            return None
        task = due[0]
        if task.urgency == "trouble":
            return TROUBLE_S
        if self.terse or (self.people is not None and seat_of(task) not in self.people):
            return None
        return PATIENCE_S.get(task.urgency)

    def _fall_due(self, due: tuple[Task, ...]) -> None:
        if due is not self._pending or due in self._said:
            return
        if due[0].urgency != "trouble":
            self._said.append(due)
        self._remind(tuple(task.sentence for task in due))


def _first(tasks: tuple[Task, ...]) -> tuple[Task, ...]:
    """Return the most urgent task, with how to stand if that is a choice too."""
    second = tasks[1:2]
    return tasks[:2] if second and isinstance(second[0], Stand) else tasks[:1]
