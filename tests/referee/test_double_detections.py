"""A magnet so strong that it is seen on two neighbouring places (failures.md D3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

MakeTable = Callable[..., Any]


def test_d3_a_strong_pirate_stands_on_one_space(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.put(0, 15, 16)
    assert on.game.space(0) == 15
    on.clock.travel(5)
    assert "doubled" not in on.said
    assert on.todo == ["throw-all"]


def test_d3_a_strong_pirate_in_the_ship_is_no_pirate_on_the_last_space(table: MakeTable) -> None:
    on = table()
    on.put(1, 0, 20)
    on.clock.travel(5)
    assert on.todo == ["throw-all"]


def test_two_magnets_further_apart_are_one_too_many(table: MakeTable) -> None:
    on = table()
    on.put(1, 0, 18)
    on.clock.travel(5)
    assert on.todo[0] == "doubled"


def test_two_neighbours_where_neither_is_right_are_still_told(table: MakeTable) -> None:
    on = table()
    on.put(1, 12, 13)
    on.clock.travel(5)
    assert on.todo[0] == "put-back"
