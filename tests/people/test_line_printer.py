"""Without a terminal everything told is a line."""

from __future__ import annotations

import io

from plank.people.line_printer import Plain
from plank.phrases.phrases import Phrases
from plank.phrases.sentence import sentence
from plank.referee import Announcement

WORDS = Phrases("en", strict=True)


def told(*names: str) -> Announcement:
    return Announcement(1, tuple(sentence("turn", name=name) for name in names))


def test_each_sentence_is_a_line():
    output = io.StringIO()
    Plain(WORDS.say, output).tell(told("Anne", "Bo"))
    assert output.getvalue() == "It is Anne's turn.\nIt is Bo's turn.\n"


def test_what_the_pipe_cannot_say_is_replaced():
    raw = io.BytesIO()
    output = io.TextIOWrapper(raw, encoding="ascii", newline="")
    Plain(WORDS.say, output).tell(told("Zo\xeb"))
    assert raw.getvalue() == b"It is Zo?'s turn.\n"
