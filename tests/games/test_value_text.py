"""Values and lists as people write them."""

from __future__ import annotations

import pytest

from plank.games import value_text


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (True, "true"),
        (None, "null"),
        (7, "7"),
        (1.5, "1.5"),
        ("D1", "D1"),
        ("Long John", "Long John"),
        ("", '""'),
        (" ", '" "'),
        ("a\nb", r'"a\nb"'),
        ([1, "coin"], '[1, "coin"]'),
        ({}, "{}"),
        (frozenset({1}), '"frozenset"'),
        ("x" * 100, f"{'x' * 57}..."),
    ],
)
def test_a_value_is_written_as_a_log_has_it(given: object, said: str) -> None:
    assert value_text.value(given) == said


def test_a_text_keeps_its_quotes_where_its_kind_matters() -> None:
    assert (value_text.written("0"), value_text.value("0")) == ('"0"', "0")


def test_a_value_nested_too_deeply_to_be_written_is_said_so() -> None:
    nested: list[object] = []
    for _ in range(100_000):
        nested = [nested]
    assert value_text.written(nested) == "what is nested so deeply"


def test_lists_are_joined_as_people_say_them() -> None:
    assert value_text.values(()) == "none"
    assert value_text.values((0,)) == "0"
    assert value_text.values((0, 2)) == "0 and 2"
    assert value_text.values((8, 4, 0), "or") == "8, 4 or 0"


def test_things_are_counted_as_people_count_them() -> None:
    assert (value_text.count(1, "player"), value_text.count(0, "player")) == (
        "1 player",
        "0 players",
    )
    assert (value_text.count(1, "die", "dice"), value_text.count(2, "die", "dice")) == (
        "1 die",
        "2 dice",
    )
