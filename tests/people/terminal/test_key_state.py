"""Whatever keys are pressed, in whatever order: nothing breaks, and every screen can be drawn."""

from __future__ import annotations

import random

import pytest
from tests.people.table import Table

from plank.games.the_plank import Rules
from plank.games.the_plank.bots import Bosun
from plank.people.bot_player import BotSeat
from plank.people.terminal.draw_screen import Screen
from plank.people.terminal.key_state import KeyState
from plank.phrases.phrases import Phrases

WORDS = Phrases("en", strict=True)
KEYS = [*"  11234tcpsmgeu?h", "enter", "esc", "backspace", "r", "x", *"nabc5", "z", "\u00e9"]
ENTERED = [["esc", "e", *"5c3s", "enter"], ["esc", "1", "e", "2", "enter"]]
STROKES = [*([key] for key in KEYS), *ENTERED * 3]
RULES = {
    "as printed": Rules(),
    "all at once": Rules(symbol_jump="choice", push=True, greedy=True, space1_safe=True),
}


def desk_at(table: Table, hands: bool = True, humans: tuple[int, ...] = (0, 1)) -> KeyState:
    desk = KeyState(table.referee, WORDS.say, table if hands else None, humans, table.clock.time)
    table.referee.on_announcement(desk.tell)
    table.referee.on_picture(desk.look)
    return desk


@pytest.mark.parametrize("hands", [True, False], ids=["hands", "no hands"])
@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@pytest.mark.parametrize("seed", range(3))
def test_no_keys_break_anything(seed: int, rules: Rules, hands: bool):
    table = Table(("Anne", "Bo"), rules, seed)
    desk = desk_at(table, hands)
    rng = random.Random(seed)
    screen = Screen(WORDS.say)
    for _ in range(300):
        for key in rng.choice(STROKES):
            desk.press(key)
        table.clock.travel(rng.choice((0, 0.1, 1)))
        assert len(screen.lines(desk.now, desk.shown())) == 24
        assert table.referee.picture.phase != "aborted"
    assert desk.left in (None, "again")
    assert "thrown" in table.said


def test_the_space_bar_alone_plays_a_game_to_its_end():
    table = Table(("Anne", "Morgan", "Bess"))
    desk = desk_at(table, humans=(0,))
    for seat in (1, 2):
        bot = Bosun(random.Random(seat))
        BotSeat(seat, bot, table.referee, table, table.clock, pace=0.1, fellows=(1, 2)).start()
    for _ in range(4000):
        desk.press(" ")
        table.clock.travel(0.5)
        if table.referee.picture.phase == "over":
            break
    assert table.referee.picture.phase == "over"
    assert desk.told[-1].endswith("and wins!")


def test_hands_that_are_gone_are_told_of():
    class Gone(Table):
        def throw(self, dice: object, faces: object = None) -> None:
            raise ConnectionResetError("Connection reset")

    table = Gone(("Anne", "Bo"))
    desk = desk_at(table)
    desk.press(" ")
    assert desk.shown().note == "The simulated table does not answer: Connection reset."


def test_a_note_is_gone_when_the_game_goes_on():
    table = Table(("Anne", "Bo"))
    desk = desk_at(table)
    desk.press("z")
    assert desk.shown().note
    table.throw((0, 1, 2, 3))
    table.clock.travel(1)
    assert not desk.shown().note


def test_escape_forgets_a_question():
    table = Table(("Anne", "Bo"))
    desk = desk_at(table)
    desk.press("e")
    assert desk.shown().question is not None
    desk.press("esc")
    assert desk.shown().question is None


def test_a_question_is_forgotten_when_the_game_goes_on():
    table = Table(("Anne", "Bo"))
    desk = desk_at(table)
    desk.press("e")
    table.throw((0, 1, 2, 3))
    table.clock.travel(1)
    assert desk.shown().question is None


def thrown() -> Table:
    table = Table(("Anne", "Bo"))
    table.throw((0, 1, 2, 3), (5, 5, 5, 5))
    table.clock.travel(1)
    return table


def test_a_wrong_key_at_a_question_of_one_key_is_answered_by_those_that_fit():
    table = thrown()
    desk = desk_at(table)
    screen = Screen(WORDS.say)
    desk.press("c")
    assert "Cover which die: 1, 2, 3 or 4?" in screen.lines(desk.now, desk.shown())[-1].plain
    desk.press("7")
    assert desk.shown().note == "Press 1, 2, 3 or 4, or esc to cancel."
    desk.press("enter")
    assert desk.shown().question is not None
    desk.press("2")
    assert desk.shown().question is None
    assert table.referee.game.covered == (1,)


@pytest.mark.parametrize("key", ["x", "c"])
def test_a_question_of_one_key_offers_no_enter(key: str):
    desk = desk_at(thrown())
    desk.press(key)
    asking = Screen(WORDS.say).lines(desk.now, desk.shown())[-1].plain
    assert "enter" not in asking
    assert "esc: cancel" in asking


def test_the_enter_after_a_yes_is_no_complaint():
    table = Table(("Anne", "Bo"))
    desk = desk_at(table)
    for key in ("x", "y", "enter"):
        desk.press(key)
    assert table.referee.picture.phase == "aborted"
    assert desk.shown().note == ""


def test_the_enter_after_a_no_throws_nothing_but_a_later_one_does():
    table = Table(("Anne", "Bo"))
    desk = desk_at(table)
    for key in ("x", "n", "enter"):
        desk.press(key)
    assert table.done == []
    desk.press("x")
    desk.press("n")
    table.clock.travel(2)
    desk.press("enter")
    assert table.done == [("throw", (0, 1, 2, 3))]


def test_who_has_covered_with_the_last_coin_is_told_of_no_free_throw():
    table = thrown()
    desk = desk_at(table)
    for key in ("c", "1", "p"):
        desk.press(key)
    assert desk.shown().note == "Anne has no coin to pay with."


def test_a_die_out_of_its_well_is_not_called_moving():
    table = thrown()
    desk = desk_at(table, hands=False)
    table.lift_dice(2)
    desk.press("s")
    assert desk.shown().note == (
        "Not every die lies still in its well. Put them in, or wait until they rest."
    )


def until_over(table: Table, desk: KeyState, keys: str = " ") -> None:
    for _ in range(2000):
        for key in keys:
            desk.press(key)
        table.clock.travel(4.0)
        if table.referee.picture.phase == "over":
            return
    raise AssertionError(f"nobody has won: {table.referee.picture.tasks}")


def test_to_a_space_that_nobody_sees_a_pirate_stands_by_its_key():
    table = Table(("Anne", "Bo"))
    table.blind = frozenset(range(21))
    table.place(0, 0)
    desk = desk_at(table)
    table.throw((0, 1, 2, 3), (1, 2, 3, 1))
    table.clock.travel(2)
    desk.press("s")
    assert table.referee.game.space(0) == 7
    until_over(table, desk)


def test_a_dead_sensor_costs_no_game_a_key_pressed_again_says_where_the_pirate_stands():
    table = Table(("Anne", "Bo"))
    table.dead = {(0, 7), (1, 6), (1, 0)}
    desk = desk_at(table)
    table.place(1, 0)
    table.clock.travel(3)
    desk.press(" ")  # Bo belongs in the ship, and no sensor says so: carried, then said
    table.clock.travel(4)
    desk.press(" ")
    assert table.referee.picture.moves == ()
    table.throw((0, 1, 2, 3), (1, 2, 3, 1))
    table.clock.travel(2)
    desk.press("s")
    table.clock.travel(4)
    assert table.referee.game.space(0) is None
    desk.press("s")
    assert table.referee.game.space(0) == 7
    until_over(table, desk)


def test_a_sensor_that_is_stuck_costs_no_game():
    table = Table(("Anne", "Bo"))
    table.stuck = {(0, 12), (1, 3)}
    desk = desk_at(table)
    for lane in (0, 1):
        table.place(lane, 0)
    until_over(table, desk)
