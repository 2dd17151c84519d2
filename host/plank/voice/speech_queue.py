"""What waits to be said, and what of it is no longer worth saying.

What happened in the game is never stale, however late: whoever plays by ear needs it. Stale are

- the turn of somebody, once it is another's;
- a refusal, or a bot's wish, once a move has been made;
- a word about the cable, once there is a newer one, or when it says nothing new after all;
- a complaint or a reminder, once the table has been put right or the thing has been done;
- a repetition, once something new has been told.

Too much waiting is cut, and it is said how much.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass
from typing import Literal

from plank.phrases.sentence import Sentence, sentence
from plank.referee import Topic

MOST = 30
"""Sentences that may wait: more than a minute of speech."""

KEPT = 12
"""Sentences that are kept, the newest, when too many wait."""


Subject = Topic | Literal["repeat"]
"""What a sentence is about, which decides when it is stale; `repeat`: it was asked for again."""

NEWEST_ONLY: tuple[Subject, ...] = ("turn", "link")
"""Subjects of which a new sentence makes those that wait stale."""


@dataclass(frozen=True)
class Line:
    """One sentence that waits."""

    sentence: Sentence
    about: Subject


class SpeechQueue:
    """The sentences that wait, in the order they were told."""

    def __init__(self) -> None:
        self._lines: list[Line] = []
        self._skipped = 0

    def __len__(self) -> int:
        return len(self._lines)

    def add(self, lines: Iterable[Line]) -> None:
        """Let lines wait; those of a subject that they overtake are dropped."""
        for line in lines:
            if line.about in NEWEST_ONLY:
                self._drop(line.about)
            self._lines.append(line)
        if len(self._lines) > MOST:
            self._skipped += len(self._lines) - KEPT
            del self._lines[:-KEPT]

    def holds(self, told: Sentence) -> bool:
        """Tell whether a sentence waits."""
        return any(line.sentence == told for line in self._lines)

    def move_made(self) -> None:
        """Drop what a move makes stale."""
        self._drop("answer", "repeat")

    def put_right(self, asked: Container[Sentence]) -> None:
        """Drop what is about the table and no longer to be done."""
        self._lines = [
            line for line in self._lines if line.about != "table" or line.sentence in asked
        ]

    def clear(self) -> None:
        """Drop everything."""
        self._lines.clear()
        self._skipped = 0

    def next(self) -> Line | None:
        """Take the next line: first of all what has been skipped."""
        if self._skipped:
            skipped, self._skipped = self._skipped, 0
            return Line(sentence("voice-skipped", count=skipped), "game")
        return self._lines.pop(0) if self._lines else None

    def _drop(self, *subjects: Subject) -> None:
        self._lines = [line for line in self._lines if line.about not in subjects]
