"""What is told to everybody, once, and what each sentence of it is about."""

from __future__ import annotations

from typing import Literal

import msgspec

from plank.phrases.sentence import Sentence

Topic = Literal["game", "turn", "answer", "link", "table"]
"""What a sentence is about.

- `game`: what happened in the game, or to it;
- `turn`: whose turn it is;
- `answer`: why somebody's act was refused, or what a bot wishes;
- `link`: the cable;
- `table`: what stands wrong on the table, or is broken: a task of the picture as long as it holds.
"""


Line = tuple[Sentence, Topic]
"""A sentence, and what it is about."""


class Announcement(msgspec.Struct, frozen=True):
    """One thing told to everybody, once: what a move brought about, or a word about the table.

    `number` counts the accepted moves. `sentences` say it all, in order, and `topics` what each is
    about. `move` and `events` are those of plank.games (JSON-able structs), None and () when the
    sentences are about the table and not about a move. `repeated`: somebody has asked to hear it
    once more.
    """

    number: int
    sentences: tuple[Sentence, ...]
    move: object | None = None
    events: tuple[object, ...] = ()
    topics: tuple[Topic, ...] = ()
    repeated: bool = False

    def lines(self) -> tuple[Line, ...]:
        """Return each sentence with its topic; where none are given all are about the game."""
        topics: list[Topic] = list(self.topics) or ["game" for _ in self.sentences]
        return tuple(zip(self.sentences, topics, strict=True))
