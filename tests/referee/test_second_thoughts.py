"""Take back, abort, repeat, entering by hand, and going on after the host or the board stopped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from plank.games.the_plank import Throw
from plank.phrases.sentence import Sentence
from plank.referee import acts
from plank.referee.dice import acts as dice_acts
from plank.table.table_state import Die

MakeTable = Callable[..., Any]


def test_a_stand_taken_back_guides_the_pirate_back(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.put(0, 15)
    on.referee.act(acts.TakeBack())
    assert on.game.space(0) is None
    assert on.game.faces == (5, 5, 3, 2)
    assert on.referee.picture.moves == ((0, 0),)
    assert on.todo[0] == "move"
    on.put(0, 0)
    assert on.todo == ["choose", "stand-move"]
    on.put(0, 15)
    assert on.game.space(0) == 15


def test_a_throw_taken_back_is_thrown_anew(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.referee.act(acts.TakeBack())
    assert on.todo == ["throw-all"]
    on.throw(1, 1, 1, 1)
    assert on.game.faces == (1, 1, 1, 1)
    assert on.record.count() == 1


def test_a_rethrow_taken_back_has_its_dice_put_back_as_they_lay(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.throw(1, dice=(0,))
    on.referee.act(acts.TakeBack())
    assert [(one.sentence.key, one.sentence.args) for one in on.referee.picture.tasks] == [
        ("restore-die", {"die": 1, "face": 5})
    ]
    on.lift_dice(0)
    on.lay(0, 5)
    on.look()
    assert on.todo == ["choose", "stand-move"]
    assert on.game.free == 2


def test_more_than_there_is_cannot_be_taken_back(table: MakeTable) -> None:
    on = table()
    for moves in (0, -1, 1, 99):
        with pytest.raises(acts.Refused) as refused:
            on.referee.act(acts.TakeBack(moves))
        assert refused.value.sentence.key == "nothing-to-take-back"


def test_a_won_game_can_be_taken_back_and_goes_on(table: MakeTable) -> None:
    on = table()
    on.throw(1, 1, 1, 1)
    on.put(0, 4)
    on.throw("coin", "coin", "sword", "sword")
    on.press("stand")
    on.set_out()
    on.throw(5, 5, 5, 5)
    on.press("stand")
    assert on.game.over
    on.referee.act(acts.TakeBack())
    assert not on.game.over
    assert on.record.ended is None
    assert on.referee.picture.phase == "choose"


def test_g4_an_aborted_game_takes_nothing_more(table: MakeTable) -> None:
    on = table()
    on.referee.act(acts.Abort())
    assert on.record.ended == "aborted"
    assert on.todo == ["aborted"]
    on.throw(1, 1, 1, 1)
    assert on.record.count() == 0


def test_repeat_tells_the_last_announcement_again(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    before = on.said
    on.press("repeat")
    assert on.said == [*before, "thrown"]


def test_a_throw_entered_by_hand_is_marked_and_the_wells_say_nothing(table: MakeTable) -> None:
    on = table()
    on.referee.act(dice_acts.Enter(0, (5, "coin", 3, 2)))
    assert '"by": "hand"' in on.record.entries[0][0]
    assert on.todo == ["choose", "stand-move"]
    on.put(0, 10)
    assert on.game.turn == 1
    assert on.todo == ["throw-all"]


def test_a_throw_entered_by_hand_is_still_so_after_a_crash(table: MakeTable) -> None:
    on = table()
    on.referee.act(dice_acts.Enter(0, (5, "coin", 3, 2)))
    on.start()
    on.look()
    assert on.todo == ["choose", "stand-move"]


@pytest.mark.parametrize(
    ("faces", "dice"),
    [
        ((6, 1, 1, 1), (0, 1, 2, 3)),
        (("sword", 1, 1, 1), (0, 1, 2, 3)),
        ((True, 1, 1, 1), (0, 1, 2, 3)),
        ((1, 1, 1), (0, 1, 2, 3)),
        ((1, 1), (2, 2)),
        ((1,), (7,)),
        ((), ()),
    ],
)
def test_faces_that_no_throw_can_show_are_refused(
    table: MakeTable, faces: tuple[Any, ...], dice: tuple[int, ...]
) -> None:
    on = table()
    with pytest.raises(acts.Refused) as refused:
        on.referee.act(dice_acts.Enter(0, faces, dice))
    assert refused.value.sentence.key == "bad-faces"
    assert on.record.count() == 0


def test_a_pirate_placed_by_hand_stands_there_until_its_sensor_says_something_new(
    table: MakeTable,
) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.referee.act(acts.Place(0, 15))
    assert on.game.space(0) == 15
    assert '"by": "hand"' in on.record.entries[-1][0]
    on.look()
    assert on.referee.picture.moves == ()
    on.put(0, 3)
    assert on.referee.picture.moves == ((0, 15),)


def test_g3_a_throw_that_came_to_rest_while_the_host_was_dead_counts(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.put(0, 15)
    for die, face in enumerate((1, 2, 3, 4)):
        on.lay(die, face)
    on.start()
    on.look()
    assert on.game.faces == (1, 2, 3, 4)
    assert on.game.turn == 1


def test_after_a_crash_the_dice_that_lie_there_are_no_new_throw(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.start()
    on.look()
    assert on.game.free == 2
    assert on.todo == ["choose", "stand-move"]


def test_v3_a_board_that_starts_anew_loses_no_throw(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.boot = "b2"
    on.dice = [Die("flat", face, 0) for face in (5, 5, 1, 2)]
    on.look()
    assert on.game.faces == (5, 5, 1, 2)
    assert on.game.free == 1


def test_dice_missing_after_a_power_cut_are_put_back_and_are_no_throw(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.boot = "b2"
    on.dice = [Die("empty", None, 0)] * 4
    on.look()
    assert on.todo == ["restore-die"] * 4
    for die, face in enumerate((5, 5, 3, 2)):
        on.lay(die, face)
        on.look()
    assert on.todo == ["choose", "stand-move"]
    assert on.game.free == 2


def test_s2_a_lost_link_pauses_the_game_and_says_so_once(table: MakeTable) -> None:
    on = table()
    on.referee.hear_link("lost", Sentence("link-lost"))
    on.referee.hear_link("lost", Sentence("link-lost"))
    assert on.said.count("link-lost") == 1
    assert on.referee.picture.phase == "paused"
    on.throw(1, 1, 1, 1)
    assert on.record.count() == 0
    on.referee.hear_link("connected", Sentence("link-connected"))
    assert on.game.faces == (1, 1, 1, 1)


def test_nothing_is_told_that_is_not_yet_in_the_journal(table: MakeTable) -> None:
    on = table()
    on.referee.on_announcement(
        lambda told: (
            None if told.move is None else on.record.entries[-1][0].index("throw")  # raises if not
        )
    )
    on.throw(1, 1, 1, 1)
    assert isinstance(on.told[-1].move, Throw)


def test_a_journal_that_fails_lets_nothing_be_told(table: MakeTable) -> None:
    on = table()

    def full(line: str, wells: str) -> None:
        raise OSError("disk full")

    on.record.append = full
    with pytest.raises(OSError, match="disk full"):
        on.throw(1, 1, 1, 1)
    assert on.game.faces == ()
    assert "thrown" not in on.said
