"""G3: the host is killed at any moment; what counts on the table is the same for the next one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from plank.referee import acts
from plank.referee.positions.agreement import GRACE_S
from plank.table.table_state import Die

MakeTable = Callable[..., Any]


def killed(on: Any) -> None:
    """Another host takes over, with what the journal has."""
    on.start()
    on.look()


def test_g3_the_first_throw_of_a_game_outlives_the_host(table: MakeTable) -> None:
    on = table()
    for die, face in enumerate((1, 2, 3, 4)):
        on.lay(die, face)
    killed(on)
    assert on.game.faces == (1, 2, 3, 4)


def test_g3_a_coin_offered_before_the_kill_is_still_offered(table: MakeTable) -> None:
    on = table()
    on.throw(1, 1, 1, 1)
    on.throw(2, dice=(0,))
    on.throw(3, dice=(0,))
    on.press("pay")
    on.lay(1, "coin")
    killed(on)
    assert on.game.faces == (3, "coin", 1, 1)
    assert on.game.coins(0) == 0
    killed(on)
    assert not on.referee.picture.dice.choices.offered


def test_g3_a_throw_taken_back_stays_taken_back(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.referee.act(acts.TakeBack())
    killed(on)
    assert on.game.faces == ()
    assert on.todo == ["throw-all"]


def test_g3_a_rethrow_taken_back_is_still_to_be_put_back(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.throw(1, dice=(0,))
    on.referee.act(acts.TakeBack())
    killed(on)
    assert on.todo == ["restore-die"]
    on.lift_dice(0)
    on.lay(0, 5)
    on.look()
    assert on.todo == ["choose", "stand-move"]
    assert on.game.free == 2


def test_g3_a_stuck_sensor_that_was_named_is_not_asked_about_again(table: MakeTable) -> None:
    on = table()
    on.put(1, 0, 12)
    on.clock.travel(GRACE_S)
    on.referee.act(acts.Place(1, 0))
    killed(on)
    on.clock.travel(GRACE_S)
    assert on.todo == ["throw-all"]
    assert on.said.count("doubled") == 1
    on.put(1, 0)
    on.put(1, 0, 12)
    on.clock.travel(GRACE_S)
    assert on.todo[0] == "doubled"


def test_g3_a_pirate_that_was_placed_by_hand_stands_there_for_the_next_host(
    table: MakeTable,
) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.put(0)
    on.referee.act(acts.Place(0, 15))
    killed(on)
    on.clock.travel(GRACE_S)
    assert on.todo == ["throw-all"]
    assert on.referee.picture.moves == ()


def test_g3_what_a_sensor_says_anew_while_the_host_is_down_is_believed(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.put(0)
    on.referee.act(acts.Place(0, 15))
    on.pirates[0] = (16,)
    killed(on)
    assert on.referee.picture.moves == ((0, 15),)


def test_what_an_older_program_kept_is_read_as_it_stands(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    kept = msgspec.json.decode(on.record.kept)
    assert "placing" not in kept
    on.record.kept = msgspec.json.encode(kept | {"by_hand": [], "offered": False}).decode()
    killed(on)
    assert on.todo == ["choose", "stand-move"]


def test_g14_looking_again_and_again_keeps_nothing(table: MakeTable) -> None:
    on = table()
    kept = []
    on.record.keep = kept.append
    for _ in range(100):
        on.look()
        on.clock.travel(1)
    assert kept == []


def test_v3_a_first_throw_while_the_board_was_down_counts(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.put(0, 15)
    on.boot = "b2"
    on.dice = [Die("flat", face, 0) for face in (1, 5, 3, 2)]
    on.look()
    assert on.game.faces == (1, 5, 3, 2)
    assert on.game.turn == 1


def test_v3_dice_that_lie_as_they_did_were_not_thrown_while_the_board_was_down(
    table: MakeTable,
) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.put(0, 15)
    on.boot = "b2"
    on.dice = [Die("flat", face, 0) for face in (5, 5, 3, 2)]
    on.look()
    assert on.todo == ["throw-all"]


def test_take_back_over_a_board_that_started_anew(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.put(0, 15)
    on.throw(1, 1, 1, 1)
    on.boot = "b2"
    on.dice = [Die("flat", 1, 0)] * 4
    on.look()
    on.referee.act(acts.TakeBack(2))
    assert on.game.turn == 0
    assert on.referee.picture.moves == ((0, 0),)
    on.set_out()
    assert on.todo == ["restore-die"] * 4
    for die, face in enumerate((5, 5, 3, 2)):
        on.lay(die, face)
        on.look()
    assert on.todo == ["choose", "stand-move"]
    assert on.game.free == 2


def test_everything_taken_back_is_a_new_game_on_the_same_table(table: MakeTable) -> None:
    on = table("Anne", "Bo", "Cy")
    for _ in range(6):
        on.throw(5, 4, 3, "sword")
        on.press("stand")
        on.set_out()
    on.referee.act(acts.TakeBack(on.record.count()))
    assert set(on.referee.picture.moves) == {(0, 0), (1, 0), (2, 0)}
    on.set_out()
    assert on.todo == ["throw-all"]
    on.throw(1, 1, 1, 1)
    assert on.record.count() == 1


def test_s2_the_board_that_restarted_says_why_and_the_picture_stays_the_same(
    table: MakeTable,
) -> None:
    from plank.phrases.sentence import sentence

    on = table()
    on.referee.hear_link("connected", sentence("link-restarted", reset="power"))
    assert on.said[-1] == "link-restarted"
    assert on.todo == ["throw-all"]
