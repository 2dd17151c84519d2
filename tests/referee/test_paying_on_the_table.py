"""Coins paid in a turn led on the table: offered for a rethrow, or for a cover."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from plank.referee import acts
from plank.referee.dice import acts as dice_acts

MakeTable = Callable[..., Any]


def test_p7_a_coin_is_asked_for_before_a_paid_rethrow(table: MakeTable) -> None:
    on = table()
    on.throw(1, 1, 1, 1)
    on.throw(2, dice=(0,))
    on.throw(3, dice=(0,))
    assert on.todo == ["may-pay", "stand-move"]
    on.lift_dice(1)
    assert on.todo == ["pay-first"]
    on.press("pay")
    assert on.todo == ["dice-out"]
    on.throw("coin", dice=(1,))
    assert on.game.faces == (3, "coin", 1, 1)
    assert on.game.coins(0) == 0
    assert on.todo == ["last-throw", "stand-move"]


def test_a_rethrow_without_paying_is_put_back(table: MakeTable) -> None:
    on = table()
    on.throw(1, 1, 1, 1)
    on.throw(2, dice=(0,))
    on.throw(3, dice=(0,))
    on.throw(5, dice=(1,))
    assert on.game.faces == (3, 1, 1, 1)
    assert [(one.sentence.key, one.sentence.args) for one in on.referee.picture.tasks] == [
        ("unpaid", {"die": 2, "face": 1})
    ]
    on.lay(1, 1)
    on.look()
    assert on.todo == ["may-pay", "stand-move"]
    assert on.game.coins(0) == 1


def test_pay_pressed_twice_takes_the_coin_back(table: MakeTable) -> None:
    on = table()
    on.throw(1, 1, 1, 1)
    on.throw(2, dice=(0,))
    on.throw(3, dice=(0,))
    on.press("pay")
    assert on.referee.picture.dice.choices.offered
    on.press("pay")
    assert not on.referee.picture.dice.choices.offered
    assert on.game.coins(0) == 1


def test_pay_is_refused_while_rethrows_are_free(table: MakeTable) -> None:
    on = table()
    on.throw(1, 1, 1, 1)
    on.press("pay")
    assert on.said[-1] == "free-left"
    with pytest.raises(acts.Refused) as refused:
        on.referee.act(dice_acts.Pay(1))
    assert refused.value.sentence.key == "not-your-turn"


def test_p8_a_covered_die_may_lie_anywhere(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 5, 5)
    on.referee.act(dice_acts.Cover(0, 3))
    assert on.game.total == 15
    on.lift_dice(3)
    assert on.todo == ["last-throw", "stand-move"]
    on.put(0, 15)
    assert on.game.turn == 1
