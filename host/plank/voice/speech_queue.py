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
from enum import Enum

from plank.phrases.sentence import Sentence, sentence

MOST = 30
"""Sentences that may wait: more than a minute of speech."""

KEPT = 12
"""Sentences that are kept, the newest, when too many wait."""


class Kind(Enum):
    """What a sentence is about, which decides when it is stale."""

    GAME = "game"
    TURN = "turn"
    ANSWER = "answer"
    LINK = "link"
    TABLE = "table"
    REPEAT = "repeat"


NEWEST_ONLY = (Kind.TURN, Kind.LINK)
"""Kinds of which a new one makes those that wait stale."""

TABLE_KEYS = frozenset(
    ("put-back", "missing", "extra", "take-off", "doubled", "astray", "move"),
)
"""Complaints that are in the picture's todo as long as they hold."""

TABLE_FILES = ("table-faults",)
"""Phrase files whose sentences are in the picture's todo as long as they hold."""

ANSWER_FILES = ("refusals", "bots")
"""Phrase files whose sentences hold only until the next move."""


@dataclass(frozen=True)
class Line:
    """One sentence that waits."""

    sentence: Sentence
    kind: Kind


def kind_of(key: str, file: str) -> Kind:
    """Tell what a sentence that has been told is about; `file` is where its phrase stands."""
    if key.startswith("link-"):
        return Kind.LINK
    if file in ANSWER_FILES:
        return Kind.ANSWER
    if key in TABLE_KEYS or file in TABLE_FILES:
        return Kind.TABLE
    return Kind.TURN if key == "turn" else Kind.GAME


class Waiting:
    """The sentences that wait, in the order they were told."""

    def __init__(self) -> None:
        self._lines: list[Line] = []
        self._skipped = 0

    def __len__(self) -> int:
        return len(self._lines)

    def add(self, lines: Iterable[Line]) -> None:
        """Let lines wait; those of a kind that they overtake are dropped."""
        for line in lines:
            if line.kind in NEWEST_ONLY:
                self._drop(line.kind)
            self._lines.append(line)
        if len(self._lines) > MOST:
            self._skipped += len(self._lines) - KEPT
            del self._lines[:-KEPT]

    def holds(self, told: Sentence) -> bool:
        """Tell whether a sentence waits."""
        return any(line.sentence == told for line in self._lines)

    def move_made(self) -> None:
        """Drop what a move makes stale."""
        self._drop(Kind.ANSWER, Kind.REPEAT)

    def put_right(self, todo: Container[Sentence]) -> None:
        """Drop what is about the table and no longer to be done."""
        self._lines = [
            line for line in self._lines if line.kind is not Kind.TABLE or line.sentence in todo
        ]

    def clear(self) -> None:
        """Drop everything."""
        self._lines.clear()
        self._skipped = 0

    def next(self) -> Line | None:
        """Take the next line: first of all what has been skipped."""
        if self._skipped:
            skipped, self._skipped = self._skipped, 0
            return Line(sentence("voice-skipped", count=skipped), Kind.GAME)
        return self._lines.pop(0) if self._lines else None

    def _drop(self, *kinds: Kind) -> None:
        self._lines = [line for line in self._lines if line.kind not in kinds]
