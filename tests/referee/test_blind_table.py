"""A table whose sensors are out, some or all: all can be said by hand, nothing is awaited."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.referee.table import Table

from plank.games.the_plank import Face, Rules
from plank.referee.dice import acts

MakeTable = Callable[..., Any]

ALL_PLACES = frozenset(range(21))
ALL_WELLS = frozenset(range(4))
SYMBOLS: tuple[Face, ...] = ("coin", "coin", "sword", "sword")


def thrown(chance: random.Random) -> tuple[Face, ...]:
    return tuple(chance.choice((1, 2, 3, 4, 5, symbol)) for symbol in SYMBOLS)


@pytest.mark.parametrize("seed", range(5))
def test_a_whole_game_is_finished_with_no_sensors_at_all(seed: int) -> None:
    on = Table(("Anne", "Bo", "Cy"), Rules(push=True))
    on.blind, on.blind_wells = ALL_PLACES, ALL_WELLS
    on.look()
    chance = random.Random(seed)
    while not on.game.over:
        seat = on.game.turn
        assert on.todo == ["enter-throw"]
        assert on.referee.picture.dice.choices.enter
        on.referee.act(acts.Enter(seat, thrown(chance)))
        if chance.random() < 0.5:
            on.referee.act(acts.Enter(seat, (chance.randint(1, 5),), (1,)))
        if on.game.coins(seat) and chance.random() < 0.3:
            on.referee.act(acts.Cover(seat, 0))
        on.referee.act(acts.Stand(seat))
        assert on.referee.picture.moves == ()
    assert on.record.ended == "over"
    assert on.referee.picture.phase == "over"


def test_without_place_sensors_the_thrown_dice_still_count_and_stand_is_pressed(
    table: MakeTable,
) -> None:
    on = table()
    on.blind, on.pirates = ALL_PLACES, dict.fromkeys(range(6), ())
    on.throw(5, 5, 3, 2)
    assert on.todo == ["choose", "stand-blind"]
    on.press("stand")
    assert on.game.space(0) == 15
    assert on.todo == ["throw-all"]


@pytest.mark.parametrize(
    ("fault", "key", "args"),
    [
        ("chain 3", "fault-chain", {"after": 19, "space": 18}),
        ("chain 1", "fault-chain", {"after": "ship", "space": 20}),
        ("chain 20", "fault-chain", {"after": 2, "space": 1}),
        ("short 3", "fault-short", {"after": 19, "space": 18}),
        ("chain 0", "fault-chain-ship", {}),
        ("short 0", "fault-short-ship", {}),
        ("well 1", "fault-well", {"die": 2}),
        ("power", "fault-power", {}),
        ("settings", "fault-settings", {}),
    ],
)
def test_what_the_board_finds_wrong_is_said_once_with_its_place_and_stays_to_be_done(
    table: MakeTable, fault: str, key: str, args: dict[str, object]
) -> None:
    on = table()
    on.faults = (fault,)
    on.look()
    on.look()
    told = on.referee.picture.tasks[-1].sentence
    assert (told.key, told.args) == (key, args)
    assert on.said.count(key) == 1
    on.faults = ()
    on.look()
    assert key not in on.todo


def test_words_of_a_newer_firmware_are_passed_over(table: MakeTable) -> None:
    on = table()
    on.faults = ("lamps 3", "well x", "", "well 1 2")
    on.look()
    assert on.todo == ["throw-all"]


def test_d9_settings_that_cannot_be_read_are_said_and_the_game_goes_on(table: MakeTable) -> None:
    on = table()
    on.faults = ("settings",)
    on.throw(5, 5, 3, 2)
    on.put(0, 15)
    assert on.game.turn == 1
    assert on.todo == ["throw-all", "fault-settings"]


def test_a_broken_chain_leaves_the_spaces_beyond_it_believed(table: MakeTable) -> None:
    on = table()
    on.throw(1, 1, 1, 1)
    on.put(0, 4)
    on.faults, on.blind = ("chain 15",), frozenset(range(1, 7))
    on.put(0)
    on.clock.travel(5)
    assert on.todo == ["throw-all", "fault-chain"]
    on.throw(1, 1, 1, 2)
    assert on.todo == ["choose", "stand-blind", "fault-chain"]
    on.press("stand")
    assert on.game.space(1) == 5
    assert on.referee.picture.moves == ((1, 5),)
    on.put(1)
    assert on.todo == ["throw-all", "fault-chain"]
