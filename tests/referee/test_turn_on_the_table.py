"""A turn of The Plank, led on the table: dice thrown, thrown again, paid for, stood on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from plank.referee import acts
from plank.referee.dice import acts as dice_acts
from plank.table.line.messages import Gesture
from plank.table.table_state import Die

MakeTable = Callable[..., Any]


def test_the_game_waits_until_every_pirate_is_in_the_ship(table: MakeTable) -> None:
    on = table()
    on.put(1)
    assert on.referee.picture.phase == "put right"
    on.throw(1, 2, 3, 4)
    assert on.game.faces == ()
    on.put(1, 0)
    assert on.game.faces == (1, 2, 3, 4)


def test_four_dice_at_rest_are_the_throw(table: MakeTable) -> None:
    on = table()
    assert on.todo == ["throw-all"]
    on.throw(5, "coin", 3, "sword")
    assert on.game.faces == (5, "coin", 3, "sword")
    assert on.record.entries[0][0] == '{"do": "throw", "seat": 0, "faces": [5, "coin", 3, "sword"]}'


def test_three_dice_are_no_throw_yet(table: MakeTable) -> None:
    on = table()
    on.throw(1, 1, 1, dice=(0, 1, 2))
    assert on.todo == ["throw-dice"]
    assert on.referee.picture.tasks[0].sentence.args["dice"] == (4,)
    on.throw(2, dice=(3,))
    assert on.game.faces == (1, 1, 1, 2)


def test_nothing_counts_while_a_die_rolls(table: MakeTable) -> None:
    on = table()
    on.dice[0] = Die("rolling", None, 0)
    for die in (1, 2, 3):
        on.lay(die, 1)
    on.look()
    assert on.todo == ["rolling"]
    assert on.game.faces == ()


def test_d7_a_cocked_die_is_thrown_again(table: MakeTable) -> None:
    on = table()
    on.throw(1, 1, 1, 1)
    on.dice[2] = Die("cocked", None, 2)
    on.look()
    assert on.todo == ["cocked"]
    on.throw(5, dice=(2,))
    assert on.game.faces == (1, 1, 5, 1)
    assert on.game.free == 1


def test_p6_dice_taken_out_and_thrown_again_are_a_rethrow(table: MakeTable) -> None:
    on = table()
    on.throw(1, 1, 1, 1)
    on.lift_dice(0, 2)
    assert on.todo == ["dice-out"]
    on.throw(5, "sword", dice=(0, 2))
    assert on.game.faces == (5, 1, "sword", 1)
    assert on.game.free == 1


def test_one_die_back_while_another_is_still_in_the_hand_is_no_rethrow_yet(
    table: MakeTable,
) -> None:
    on = table()
    on.throw(1, 1, 1, 1)
    on.lift_dice(0, 2)
    on.throw(5, dice=(0,))
    assert on.game.free == 2
    on.throw(4, dice=(2,))
    assert on.game.faces == (5, 1, 4, 1)
    assert on.game.free == 1


def test_the_pirate_moved_to_the_lit_space_stands(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    assert on.referee.picture.dice.choices.targets == (15,)
    on.put(0)
    assert on.referee.picture.phase == "choose"
    on.put(0, 15)
    assert on.game.space(0) == 15
    assert on.game.turn == 1
    assert on.todo == ["throw-all"]


def test_stand_pressed_has_the_pirate_moved_after(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.press("stand")
    assert on.game.turn == 1
    assert on.todo[0] == "move"
    on.put(0, 15)
    assert on.todo == ["throw-all"]


def test_a_pirate_on_the_wrong_space_is_told_where_it_belongs(table: MakeTable) -> None:
    on = table("Anne", "Bo")
    on.throw(5, 5, 3, 2)
    on.put(0, 14)
    assert on.game.turn == 0
    on.clock.travel(3)
    wrong = on.referee.picture.tasks[0].sentence
    assert wrong.key == "put-back"
    assert wrong.args == {"name": "Anne", "belongs": "ship", "stands": 14}
    assert on.said.count("put-back") == 1
    on.clock.travel(10)
    assert on.said.count("put-back") == 1


def test_d8_a_bystander_bumped_and_put_back_is_nothing(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.put(1, 20)
    on.clock.travel(1.5)
    on.put(1, 0)
    on.clock.travel(5)
    assert "put-back" not in on.said
    assert on.record.count() == 1


def test_a_sword_moves_the_others_and_the_table_is_awaited(table: MakeTable) -> None:
    on = table("Anne", "Bo", "Cy")
    on.throw(5, 5, 3, "sword")
    on.put(0, 13)
    assert on.game.space(1) == on.game.space(2) == 20
    assert on.referee.picture.moves == ((1, 20), (2, 20))
    assert on.todo == ["move", "move", "throw-all"]
    on.set_out()
    assert on.todo == ["throw-all"]


def test_a_throw_made_before_the_table_agrees_counts_once_it_does(table: MakeTable) -> None:
    on = table("Anne", "Bo", "Cy")
    on.throw(5, 5, 3, "sword")
    on.put(0, 13)
    on.throw(1, 2, 3, 4)
    assert on.game.faces == ()
    on.set_out()
    assert on.game.faces == (1, 2, 3, 4)
    assert on.game.turn == 1


def test_a_total_of_nothing_needs_the_stand_button(table: MakeTable) -> None:
    on = table()
    on.throw("coin", "coin", "sword", "sword")
    assert on.todo == ["choose", "stand-stay"]
    on.press("stand")
    assert on.game.turn == 1
    assert on.game.coins(0) == 3


def test_a_fallen_pirate_is_taken_off_and_the_plank_tips_towards_its_lane(
    table: MakeTable,
) -> None:
    on = table("Anne", "Bo", "Cy")
    on.throw(1, 1, 1, 1)
    on.put(0, 4)
    for faces, lane in (((5, 5, 1, 1), 1), ((5, 5, 1, 2), 2)):
        on.throw(*faces)
        on.press("stand")
        on.set_out()
        assert on.game.space(lane) in (12, 13)
    on.throw(5, 5, 5, 5)
    assert on.todo == ["choose", "stand-fall"]
    on.press("stand")
    assert on.referee.picture.gesture == Gesture(name="tip", number=1, lane=0)
    assert on.todo[0] == "take-off"
    on.put(0)
    assert on.todo == ["throw-all"]
    on.clock.travel(5)
    assert on.referee.picture.gesture is None


def test_p13_a_total_that_is_too_high_says_so_before_the_stand(table: MakeTable) -> None:
    on = table("Anne", "Bo")
    on.throw(5, 5, 1, 1)
    on.put(0, 12)
    on.throw("coin", "coin", "sword", "sword")
    on.press("stand")
    on.set_out()
    on.throw(5, 5, 1, 1)
    asked = on.referee.picture.tasks[1].sentence
    assert asked.key == "stand-jump"
    assert (asked.args["symbol"], asked.args["space"]) == ("anchor", 6)


def test_p4_from_the_ship_no_total_is_too_high(table: MakeTable) -> None:
    on = table("Anne", "Bo", spaces=11)
    on.throw(5, 5, 1, 1)
    assert on.todo == ["choose", "stand-move"]


def test_p13_with_a_choice_the_lit_spaces_are_all_good(table: MakeTable) -> None:
    on = table("Anne", "Bo", symbol_jump="choice")
    on.throw(5, 5, 1, 1)
    on.put(0, 12)
    on.throw(5, 5, 1, 2)
    on.press("stand")
    on.set_out()
    on.throw(5, 5, 5, 5)
    assert on.todo == ["choose", "stand-choice"]
    on.press("stand")
    assert on.said[-1] == "choose-space"
    on.put(0, 4)
    assert on.game.space(0) == 4
    assert '"space": 4' in on.record.entries[-1][0]


def test_the_last_pirate_wins_and_the_game_is_over(table: MakeTable) -> None:
    on = table()
    on.throw(1, 1, 1, 1)
    on.put(0, 4)
    on.throw("coin", "coin", "sword", "sword")
    on.press("stand")
    on.set_out()
    on.throw(5, 5, 5, 5)
    on.press("stand")
    assert on.record.ended == "over"
    on.set_out()
    assert on.referee.picture.phase == "over"
    assert on.said[-1] == "won"
    with pytest.raises(acts.Refused) as refused:
        on.referee.act(dice_acts.Stand(1))
    assert refused.value.sentence.key == "is-over"


def test_p28_coins_are_given_by_an_act(table: MakeTable) -> None:
    on = table(greedy=True)
    on.referee.act(dice_acts.Give(1, 0, 1, "spare me"))
    assert (on.game.coins(0), on.game.coins(1)) == (2, 0)
    assert on.said[-1] == "gave"
    with pytest.raises(acts.Refused):
        on.referee.act(dice_acts.Give(1, 0, 1))


def test_without_the_switch_nobody_gives(table: MakeTable) -> None:
    with pytest.raises(acts.Refused) as refused:
        table().referee.act(dice_acts.Give(1, 0, 1))
    assert refused.value.sentence.key == "not-greedy"
