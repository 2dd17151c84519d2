"""What is typed at `plank sim`: the limits of a line."""

from __future__ import annotations

import pytest

from plank.sim.commands import CommandError, parse
from plank.sim.commands.prompt import read
from plank.sim.table import SimTable


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("throw 0=" + "9" * 5000, "letters"),
        ("throw 0=" + "9" * 100, "faces"),
        ("set 1 " + "9" * 100, "face"),
        ("x" * 100_000, "100000 letters: 200 at most"),
        ("put 2 " + "9" * 150, "place"),
    ],
)
def test_numbers_and_lines_without_measure_are_refused_at_once(typed: str, words: str) -> None:
    with pytest.raises(CommandError, match=words):
        read(typed)


def test_a_chain_is_broken_only_where_there_is_one() -> None:
    table = SimTable()
    try:
        with pytest.raises(CommandError, match="21 segments: none is 22"):
            table.hands.do(parse('{"do":"chain","reach":22}'))
        with pytest.raises(CommandError, match="reach"):
            parse('{"do":"chain","reach":256}')
        assert table.hands.do(parse('{"do":"show"}'))["ok"]
    finally:
        table.close()
