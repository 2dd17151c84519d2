"""What people are to do, as data: dice, lanes and seats, whatever the sentence says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from tests.referee.wells import out

from plank.phrases.sentence import sentence
from plank.referee import TakeBack
from plank.referee.dice import acts
from plank.referee.tasks import (
    CarryPirate,
    Choose,
    EnterDice,
    LayDie,
    Notice,
    Stand,
    Task,
    ThrowDice,
    Wait,
    seat_of,
)
from plank.table.table_state import Die

MakeTable = Callable[..., Any]
ALL = (0, 1, 2, 3)


def asked(on: Any, at: int = 0) -> Any:
    """The task at this place in the list."""
    return on.referee.picture.tasks[at]


def test_a_first_throw_and_the_rest_of_it_are_asked_for(table: MakeTable) -> None:
    on = table()
    first = asked(on)
    assert isinstance(first, ThrowDice)
    assert (first.seat, first.dice, first.optional, first.urgency) == (0, ALL, False, "patient")
    on.throw(1, 1, 1, dice=(0, 1, 2))
    rest = asked(on)
    assert isinstance(rest, ThrowDice)
    assert (rest.dice, rest.urgency) == ((3,), "next")


def test_dice_that_lie_cocked_are_thrown_again_together(table: MakeTable) -> None:
    on = table()
    on.throw(1, 1, dice=(0, 1))
    on.dice[2] = on.dice[3] = Die("cocked", None, 1)
    on.look()
    tasks = on.referee.picture.tasks
    assert [type(task) for task in tasks] == [ThrowDice, ThrowDice]
    assert [task.dice for task in tasks] == [(2, 3), (2, 3)]
    assert [task.sentence.args["die"] for task in tasks] == [3, 4]
    assert {task.urgency for task in tasks} == {"trouble"}


def test_dice_taken_out_may_be_thrown_or_put_back(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.lift_dice(1, 2)
    work = asked(on)
    assert isinstance(work, ThrowDice)
    assert (work.dice, work.optional) == ((1, 2), True)


def test_dice_taken_out_without_a_free_throw_are_laid_back_or_paid_for(table: MakeTable) -> None:
    on = table()
    on.throw(5, "coin", 3, 2)
    for _ in range(2):
        on.throw(4, dice=(3,))
    on.lift_dice(1)
    work = asked(on)
    assert isinstance(work, LayDie)
    assert (work.die, work.face, work.optional, work.urgency) == (1, 6, True, "trouble")
    on.lay(1, 3)
    on.look()
    unpaid = asked(on)
    assert isinstance(unpaid, LayDie)
    assert (unpaid.die, unpaid.face, unpaid.optional) == (1, 6, False)


def test_dice_are_laid_back_after_a_take_back(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.throw(1, dice=(0,))
    on.referee.act(TakeBack())
    work = asked(on)
    assert isinstance(work, LayDie)
    assert (work.die, work.face) == (0, 5)


def test_dice_without_wells_are_entered(table: MakeTable) -> None:
    on = table()
    out(on, 0, 1, 2, 3)
    work = asked(on)
    assert isinstance(work, EnterDice)
    assert (work.seat, work.dice, work.urgency) == (0, ALL, "choice")


def test_rolling_dice_are_waited_for(table: MakeTable) -> None:
    on = table()
    on.dice[0] = Die("rolling", None, 0)
    on.look()
    assert isinstance(asked(on), Wait)


def test_after_the_throw_there_is_a_choice_and_a_way_to_stand(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    choice, stand = on.referee.picture.tasks
    assert isinstance(choice, Choose)
    assert (choice.seat, choice.urgency) == (0, "choice")
    assert isinstance(stand, Stand)
    assert (stand.seat, stand.spaces, stand.falls, stand.sensed) == (0, (15,), False, True)


def test_standing_on_a_space_that_no_sensor_sees_must_be_said(table: MakeTable) -> None:
    on = table()
    on.blind = frozenset({15})
    on.throw(5, 5, 3, 2)
    assert not asked(on, 1).sensed


def test_a_throw_of_nothing_but_symbols_leads_nowhere(table: MakeTable) -> None:
    on = table()
    on.throw("coin", "coin", "sword", "sword")
    assert asked(on, 1).spaces == ()


def test_a_pirate_is_asked_for_by_its_lane_where_names_repeat(table: MakeTable) -> None:
    on = table("Anne", "Bo", "Anne")
    on.throw(5, 5, 3, 2)
    on.put(2, 7)
    on.clock.travel(3)
    work = asked(on)
    assert isinstance(work, CarryPirate)
    assert (work.lane, work.place, work.urgency) == (2, 0, "shown")


def test_faults_are_noticed_by_everybody(table: MakeTable) -> None:
    on = table()
    on.faults = ("settings",)
    on.look()
    told = asked(on, -1)
    assert isinstance(told, Notice)
    assert seat_of(told) is None


def test_tasks_are_data_and_back() -> None:
    said = sentence("throw-dice", name="Bo", dice=(1, 3))
    task = ThrowDice(seat=1, dice=(0, 2), urgency="next", sentence=said)
    line = msgspec.json.encode(task)
    assert msgspec.json.decode(line)["task"] == "throw-dice"
    assert msgspec.json.decode(line, type=Task) == task


def test_a_task_tells_whose_it_is(table: MakeTable) -> None:
    on = table()
    assert seat_of(asked(on)) == on.game.turn
    on.referee.act(acts.Enter(0, (5, 5, 3, 2)))
    assert seat_of(asked(on)) == 0
