"""Keys pressed, and the notes that answer them."""

from __future__ import annotations

from plank.people.terminal.key_actions import Note
from plank.phrases.sentence import sentence

ALL = (0, 1, 2, 3)


def note(key: str, **args: str | int) -> Note:
    return Note(sentence(key, **args))
