"""Wells that are out, some of them or all: the others are read, and people tell of the rest."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.referee.table import Table
from tests.referee.wells import asked, back, enter, last, out, refusal, throw

from plank.die_faces import face_number
from plank.games.the_plank import Face, Rules, Throw
from plank.referee import acts
from plank.referee.dice import acts as dice_acts
from plank.table.table_state import Die

MakeTable = Callable[..., Any]

EMPTY = Die("empty", None, 0)
SYMBOLS: tuple[Face, ...] = ("coin", "coin", "sword", "sword")


@pytest.mark.parametrize("wells", [(2,), (0, 3), (0, 1, 2)])
def test_only_the_dice_of_the_wells_that_are_out_are_asked_for(
    table: MakeTable, wells: tuple[int, ...]
) -> None:
    on = table()
    out(on, *wells)
    assert on.todo[0] == "throw-all"
    faces: tuple[Face, ...] = (5, "coin", 3, 2)
    throw(on, *(faces[die] for die in range(4) if die not in wells))
    assert asked(on) == ("enter-dice", wells)
    assert on.record.count() == 0
    enter(on, tuple(faces[die] for die in wells), *wells)
    assert last(on) == Throw(0, faces, by="hand")
    assert on.said.count("thrown") == 1
    assert on.todo[:2] == ["choose", "stand-move"]


def test_with_all_wells_out_the_whole_throw_is_asked_for(table: MakeTable) -> None:
    on = table()
    out(on, 0, 1, 2, 3)
    assert asked(on) == ("enter-throw", (0, 1, 2, 3))
    enter(on, (5, 5, 3, 2), 0, 1, 2, 3)
    assert on.game.faces == (5, 5, 3, 2)


def test_with_one_well_out_the_whole_throw_may_be_entered_all_the_same(table: MakeTable) -> None:
    on = table()
    out(on, 2)
    enter(on, (5, 5, 3, 2), 0, 1, 2, 3)
    assert on.game.faces == (5, 5, 3, 2)
    throw(on, 1, 1, 1)
    assert on.game.faces == (5, 5, 3, 2)
    on.press("stand")
    assert on.todo[:2] == ["move", "throw-all"]


def test_a_die_entered_before_the_others_lie_is_asked_for_later(table: MakeTable) -> None:
    on = table()
    out(on, 2)
    assert refusal(on, dice_acts.Enter(0, (3,), (2,))) == "throw-all"
    on.dice[0] = Die("rolling", None, 0)
    on.look()
    assert refusal(on, dice_acts.Enter(0, (3,), (2,))) == "rolling"
    on.lay(0, 5)
    on.look()
    assert refusal(on, dice_acts.Enter(0, (3,), (2,))) == "throw-dice"
    assert on.record.count() == 0


def test_a_stuck_well_leaves_one_die_to_be_entered(table: MakeTable) -> None:
    on = table()
    on.dice[2] = Die("flat", 4, 0)
    on.throw(5, 5, 2, dice=(0, 1, 3))
    assert on.todo == ["throw-dice"]
    assert on.referee.picture.dice.choices.missing == (2,)
    enter(on, (3,), 2)
    assert on.game.faces == (5, 5, 3, 2)
    on.look()
    assert on.todo == ["choose", "stand-move"]


def test_a_die_that_lies_cocked_again_and_again_is_entered_alone(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 2, dice=(0, 1, 3))
    on.dice[2] = Die("cocked", None, 1)
    on.look()
    assert (on.todo[0], on.referee.picture.dice.choices.missing) == ("cocked", (2,))
    enter(on, (3,), 2)
    assert on.game.faces == (5, 5, 3, 2)


def test_a_well_that_dies_in_mid_throw_has_its_die_asked_for(table: MakeTable) -> None:
    on = table()
    for die in range(4):
        on.dice[die] = Die("rolling", None, 0)
    on.look()
    for die in (0, 1, 3):
        on.lay(die, 5)
    on.look()
    assert on.todo == ["rolling"]
    out(on, 2)
    assert asked(on) == ("enter-dice", (2,))
    enter(on, (3,), 2)
    assert on.game.faces == (5, 5, 3, 5)


@pytest.mark.parametrize("throws", [0, 1])
def test_a_well_that_comes_back_while_its_die_is_entered_changes_nothing(
    table: MakeTable, throws: int
) -> None:
    on = table()
    out(on, 2)
    throw(on, 5, 5, 2)
    back(on, 2, 4, throws)
    assert asked(on) == ("enter-dice", (2,))
    enter(on, (3,), 2)
    assert on.game.faces == (5, 5, 3, 2)
    assert on.todo == ["choose", "stand-move"]
    on.put(0, 15)
    on.throw(1, 1, 1, 1)
    assert on.game.faces == (1, 1, 1, 1)


def test_a_second_well_that_dies_while_a_die_is_entered_has_both_asked_for(
    table: MakeTable,
) -> None:
    on = table()
    out(on, 2)
    throw(on, 5, 5, 2)
    out(on, 2, 3)
    assert refusal(on, dice_acts.Enter(0, (3,), (2,))) == "enter-dice"
    assert asked(on) == ("enter-dice", (2, 3))
    enter(on, (3, 2), 2, 3)
    assert on.game.faces == (5, 5, 3, 2)


def test_a_well_that_is_back_before_the_throw_is_read_again(table: MakeTable) -> None:
    on = table()
    out(on, 2)
    back(on, 2, 4, 7)
    assert on.todo == ["throw-all"]
    on.throw(5, 5, 3, 2)
    assert on.game.faces == (5, 5, 3, 2)


def test_a_well_that_dies_after_the_throw_holds_up_nothing(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    out(on, 2)
    assert on.todo == ["choose", "stand-move", "fault-well"]
    enter(on, (1,), 2)
    assert on.game.faces == (5, 5, 1, 2)
    on.press("stand")
    assert on.game.space(0) == 13


def test_a_well_that_wavers_throws_no_dice(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    for throws in range(2, 6):
        out(on, 2)
        back(on, 2, 3, throws)
    assert on.game.free == 2
    assert on.todo == ["choose", "stand-move"]


def test_a_covered_die_in_a_dead_well_is_not_asked_for(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.referee.act(dice_acts.Cover(0, 2))
    out(on, 2)
    on.put(0, 12)
    assert on.game.space(0) == 12


def test_a_throw_told_in_part_waits_for_a_host_that_was_killed(table: MakeTable) -> None:
    on = table()
    out(on, 2)
    throw(on, 5, 5, 2)
    on.start()
    on.look()
    assert asked(on) == ("enter-dice", (2,))
    enter(on, (3,), 2)
    assert on.game.faces == (5, 5, 3, 2)
    throw(on, 1, dice=(0, 2))
    on.start()
    on.look()
    assert asked(on) == ("enter-again", (2,))
    enter(on, (4,), 2)
    assert on.game.faces == (1, 5, 4, 2)


def test_a_throw_of_the_working_wells_counts_though_the_board_was_off_meanwhile(
    table: MakeTable,
) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.put(0, 15)
    out(on, 2)
    on.boot = "b2"
    on.dice = [Die("flat", 1, 0), Die("flat", 1, 0), EMPTY, Die("flat", 1, 0)]
    on.look()
    assert asked(on) == ("enter-dice", (2,))
    enter(on, (1,), 2)
    assert on.game.faces == (1, 1, 1, 1)


def test_after_a_throw_by_hand_is_taken_back_the_wells_count_again(table: MakeTable) -> None:
    on = table()
    enter(on, (5, 5, 3, 2), 0, 1, 2, 3)
    on.referee.act(acts.TakeBack())
    on.throw(1, 1, 1, 1)
    assert on.game.faces == (1, 1, 1, 1)
    assert on.todo == ["choose", "stand-move"]
    on.throw(2, dice=(0,))
    assert on.game.faces == (2, 1, 1, 1)


def test_people_see_what_they_entered_where_no_well_can_show_it(table: MakeTable) -> None:
    on = table()
    out(on, 2)
    throw(on, 5, 5, 2)
    enter(on, ("sword",), 2)
    shown = on.referee.picture.dice.dice[2]
    assert (shown.by_hand, shown.rest, shown.shows) == (True, "flat", "sword")


@pytest.mark.parametrize("seed", range(8))
def test_whatever_wells_go_and_come_back_each_throw_counts_once(seed: int) -> None:
    """The dice as they really lie, and the throws as they were really made, are the game's."""
    chance = random.Random(seed)
    on = Table(("Anne", "Bo", "Cy"), Rules())
    on.look()
    on.set_out()
    throws = 0
    while not on.game.over:
        lie = [chance.choice((1, 2, 3, 4, 5, symbol)) for symbol in SYMBOLS]
        thrown: tuple[int, ...] = (0, 1, 2, 3)
        for _ in range(chance.randint(1, 3)):
            waver(on, chance)
            throw(on, *(lie[die] for die in thrown if die not in on.blind_wells), dice=thrown)
            answer(on, lie, thrown)
            throws += 1
            assert list(on.game.faces) == lie
            thrown = tuple(sorted(chance.sample(range(4), chance.randint(1, 4))))
            again = {die: chance.choice((1, 2, 3, 4, 5)) for die in thrown}
            lie = [again.get(die, face) for die, face in enumerate(lie)]
        on.press("stand")
        on.set_out()
    moves = [line for line, _ in on.record.entries]
    assert sum('"throw"' in line or '"rethrow"' in line for line in moves) == throws


def waver(on: Table, chance: random.Random) -> None:
    """Let wells die and come back; those that come back read what lies there."""
    for well in sorted(on.blind_wells):
        if chance.random() < 0.5:
            lies = on.game.faces[well] if on.game.faces else 1
            back(on, well, face_number(lies), on.dice[well].throws + chance.randint(0, 1))
    out(on, *(well for well in range(4) if well in on.blind_wells or chance.random() < 0.2))


def answer(on: Table, lie: list[Face], thrown: tuple[int, ...]) -> None:
    """Enter what is asked for; what no well could tell has to be entered unasked."""
    choices = on.referee.picture.dice.choices
    if choices.enter:
        enter(on, tuple(lie[die] for die in choices.missing), *choices.missing)
    elif all(on.referee.picture.dice.dice[die].by_hand for die in thrown):
        enter(on, tuple(lie[die] for die in thrown), *thrown)
