"""A rethrow with wells out: whether those dice were in it, people tell before it counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.referee.wells import asked, back, enter, last, out, refusal, throw

from plank.games.the_plank import Rethrow
from plank.referee.dice import acts
from plank.table.table_state import Die

MakeTable = Callable[..., Any]


def half_rethrown(table: MakeTable) -> Any:
    """Dice 1 and 3 are thrown again: the well of die 3 is out, die 1 has been read."""
    on = table("Anne", "Bo", greedy=True)
    on.throw(5, 5, 3, 2)
    out(on, 2)
    throw(on, 1, dice=(0, 2))
    return on


def test_a_rethrow_waits_for_the_die_that_no_well_reads(table: MakeTable) -> None:
    on = half_rethrown(table)
    assert asked(on) == ("enter-again", (2,))
    assert on.game.free == 2
    enter(on, (4,), 2)
    assert last(on) == Rethrow(0, (0, 2), (1, 4), by="hand")
    assert on.game.free == 1
    assert on.todo[0] == "choose"


def test_a_die_that_lies_as_before_was_not_in_the_rethrow(table: MakeTable) -> None:
    on = half_rethrown(table)
    enter(on, (3,), 2)
    assert last(on) == Rethrow(0, (0,), (1,))
    assert on.game.free == 1


def test_a_well_that_comes_back_does_not_lose_the_die_thrown_meanwhile(table: MakeTable) -> None:
    on = half_rethrown(table)
    back(on, 2, 4, 1)
    assert asked(on) == ("enter-again", (2,))
    enter(on, (4,), 2)
    assert last(on) == Rethrow(0, (0, 2), (1, 4), by="hand")
    on.look()
    assert on.game.free == 1


def test_nothing_passes_over_a_rethrow_that_is_told_in_part(table: MakeTable) -> None:
    on = half_rethrown(table)
    assert refusal(on, acts.Stand(0)) == "enter-again"
    assert refusal(on, acts.Cover(0, 0)) == "enter-again"
    assert refusal(on, acts.Pay(0)) == "enter-again"
    assert refusal(on, acts.Enter(0, (1,), (3,))) == "enter-again"
    assert not on.referee.picture.dice.choices.stand
    on.put(0, 15)
    assert on.record.count() == 1
    on.referee.act(acts.Give(1, 0, 1))
    assert asked(on) == ("enter-again", (2,))


def test_a_rethrow_paid_for_is_told_in_part_as_well_and_costs_one_coin(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.throw(5, dice=(0,))
    on.throw(5, dice=(0,))
    on.press("pay")
    out(on, 2)
    throw(on, 1, dice=(0, 2))
    assert asked(on) == ("enter-again", (2,))
    assert refusal(on, acts.Pay(0)) == "enter-again"
    enter(on, (4,), 2)
    assert on.game.faces == (1, 5, 4, 2)
    assert on.game.coins(0) == 0
    assert on.todo[0] == "last-throw"


def test_a_die_entered_while_another_is_in_the_hand_has_to_wait(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    out(on, 2)
    on.lift_dice(0)
    assert refusal(on, acts.Enter(0, (4,), (2,))) == "dice-moving"
    on.throw(1, dice=(0,))
    enter(on, (4,), 2)
    assert on.game.free == 1


def with_a_cocked_die(table: MakeTable) -> Any:
    """A table where two dice were thrown again, and die 3 lies cocked."""
    on = table()
    on.throw(5, 5, 3, 2)
    on.dice[2] = Die("cocked", None, 2)
    on.throw(1, dice=(0,))
    return on


def test_a_cocked_die_entered_by_hand_is_in_one_rethrow_with_those_that_lie(
    table: MakeTable,
) -> None:
    on = with_a_cocked_die(table)
    assert (on.todo[0], on.referee.picture.dice.choices.missing) == ("cocked", (2,))
    enter(on, (4,), 2)
    assert last(on) == Rethrow(0, (0, 2), (1, 4), by="hand")
    assert on.game.free == 1


def test_a_die_entered_while_it_lay_cocked_and_thrown_again_is_not_passed_over(
    table: MakeTable,
) -> None:
    on = with_a_cocked_die(table)
    enter(on, (4,), 2)
    assert on.game.faces == (1, 5, 4, 2)
    on.throw(4, dice=(2,))
    assert on.todo[0] == "choose", "as it was entered: set straight in its well"
    on.throw(3, dice=(2,))
    assert on.todo[0] == "entered-lies"
    enter(on, (3,), 2)
    assert on.game.faces == (1, 5, 3, 2)
    assert on.game.free == 0
    assert on.todo[0] != "entered-lies"
