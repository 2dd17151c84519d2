"""Dice in their wells, read through the registers of four TMAG5273 (failures D4, D6, D7)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

SETTLE = 200  # ms, board/well.py
SYMBOL = 6
BANDS = {1: (1700, 6300), 2: (8200, 23300), 3: (25300, 63500)}  # microtesla, hardware/pins.toml
LEAN = {1: 1.3, 2: 0.75, 3: 0.58}  # |Bx, By| / |Bz| at most


def lay(story: Any, well: int, face: int) -> None:
    with story.touched() as world:
        world.dice.set(well, face)


def put_field(story: Any, well: int, *field: int) -> None:
    with story.touched() as world:
        world.dice.dice[well].field = field


def test_thrown_dice_come_to_rest_and_count_once_each(story: Any) -> None:
    with story.touched() as world:
        for well, face in enumerate((1, 3, 5, SYMBOL)):
            world.dice.throw(well, face)
    story.play(3000)
    for well, face in enumerate((1, 3, 5, SYMBOL)):
        assert story.wells(well) == [["empty", 0, 0], ["rolling", 0, 0], ["flat", face, 1]]


def test_every_throw_counts(story: Any) -> None:
    for throws in range(1, 6):
        with story.touched() as world:
            world.dice.throw(2, throws)
        story.play(2000)
        assert story.seen["wells"][2] == ["flat", throws, throws]


@pytest.mark.parametrize("face", range(1, 7))
def test_every_face_is_told_over_its_whole_band(story: Any, face: int) -> None:
    down = 7 - face
    pair = min(down, face)
    sign = 1 if down <= 3 else -1  # north looks out of 1, 2, 3; the sensor counts it as positive
    for strength, lean in itertools.product(BANDS[pair], (0, LEAN[pair])):
        put_field(story, 0, 0, 0, 0)
        story.wait(300)
        upright = round(strength / (1 + lean * lean / 2) ** 0.5)
        put_field(story, 0, round(lean * upright), 0, sign * upright)
        story.wait(300)
        assert story.seen["wells"][0][:2] == ["flat", face]


def test_the_other_sign_turns_every_die_over(boot: Any) -> None:
    story = boot()
    settings = story.board.flash.files["board/settings.py"].decode()
    story.reflash("board/settings.py", settings.replace("self.north = 1", "self.north = -1"))
    story.start()
    for face in range(1, 7):
        lay(story, 1, face)
        story.wait(300)
        assert story.seen["wells"][1][:2] == ["flat", 7 - face]


def test_a_die_in_the_hand_gives_nothing_d6(story: Any) -> None:
    """Held over a well it trembles: its field is never the same for long."""
    story.forget()
    for tremble in range(200):
        put_field(story, 0, 500 * (tremble % 3), 0, 9000 + 700 * (tremble % 5))
        story.wait(15)
        story.repeat()
    assert {well[0] for well in story.wells(0)} == {"rolling"}
    put_field(story, 0, 0, 0, 0)
    story.play(1000)
    assert story.seen["wells"][0] == ["empty", 0, 0]


def test_a_die_that_leans_is_cocked_and_can_be_thrown_again_d7(story: Any) -> None:
    with story.touched() as world:
        world.dice.cock(3)
    story.play(1000)
    assert story.seen["wells"][3] == ["cocked", 0, 1]
    with story.touched() as world:
        world.dice.throw(3, 4)
    story.play(2000)
    assert story.seen["wells"][3] == ["flat", 4, 2]


@pytest.mark.parametrize("microtesla", [1340, 6900, 7500, 24000, 24600, 65000])
def test_a_field_between_the_bands_of_seated_dice_is_a_leaning_die(
    story: Any, microtesla: int
) -> None:
    put_field(story, 1, 0, 0, microtesla)
    story.play(1000)
    assert story.seen["wells"][1][0] == "cocked"


@pytest.mark.parametrize(("pair", "lean"), [(1, 1.5), (2, 0.9), (3, 0.7), (3, 1.5)])
def test_a_field_that_leans_further_than_a_seated_dies_is_a_leaning_die(
    story: Any, pair: int, lean: float
) -> None:
    low, high = BANDS[pair]
    upright = round((low + high) / 2 / (1 + lean * lean / 2) ** 0.5)
    put_field(story, 1, 0, round(lean * upright), upright)
    story.play(1000)
    assert story.seen["wells"][1][0] == "cocked"


def test_a_die_touched_in_its_well_is_no_throw(story: Any) -> None:
    lay(story, 0, 2)
    story.play(1000)
    assert story.seen["wells"][0] == ["flat", 2, 1]
    put_field(story, 0, 9000, 9000, 6000)
    story.wait(80)
    put_field(story, 0, 0, 0, 3500)
    story.play(1000)
    assert story.seen["wells"][0] == ["flat", 6, 1]


def test_dice_that_lie_there_at_power_up_are_no_throws(boot: Any) -> None:
    story = boot()
    lay(story, 1, 5)
    story.start()
    assert story.seen["wells"][1] == ["flat", 5, 0]


def test_one_odd_reading_is_nothing(story: Any) -> None:
    lay(story, 0, 3)
    story.wait(400)
    revision = story.seen["seen"]
    put_field(story, 0, 0, 0, 0)
    story.wait(10)
    lay(story, 0, 3)
    story.wait(1000)
    assert story.seen["seen"] == revision


def test_a_die_at_a_limit_does_not_waver(story: Any) -> None:
    put_field(story, 0, 0, 0, -7350)
    story.wait(400)
    revision = story.seen["seen"]
    for step in range(400):
        put_field(story, 0, 0, 0, -7050 - 300 * (step % 2))
        story.wait(7)
    assert story.seen["seen"] == revision


@pytest.mark.parametrize("after", range(6))
def test_a_die_at_rest_is_told_within_settling_and_ten_milliseconds(story: Any, after: int) -> None:
    story.wait(100 + after)
    story.forget()
    laid = story.now
    lay(story, 2, 5)
    story.wait(300)
    told = next(ms for ms, seen in story.heard if seen["wells"][2][0] == "flat")
    assert SETTLE <= told - laid <= SETTLE + 10


def test_a_die_seen_alike_before_and_after_a_pause_is_not_yet_at_rest(story: Any) -> None:
    put_field(story, 2, 0, 0, 9000)
    story.wait(50)
    story.forget()
    story.board.freeze(300)
    story.wait(310)
    put_field(story, 2, 0, 0, -9000)
    story.wait(300)
    assert {tuple(well) for well in story.wells(2)} == {("rolling", 0, 0), ("flat", 2, 1)}


def test_a_sensor_that_lost_its_supply_is_set_up_again(story: Any) -> None:
    for well in range(4):
        lay(story, well, well + 1)
    story.play(1000)
    before = story.seen["wells"]
    story.forget()
    with story.touched() as world:
        world.brown_out(2500, 60)
    story.play(2000)
    assert story.seen["wells"] == before
    assert all(seen["wells"] == before for seen in story.all_seen())


def test_a_sensor_that_does_not_answer_is_named_and_comes_back(story: Any) -> None:
    lay(story, 2, 4)
    story.play(1000)
    with story.touched() as world:
        world.absent = 0b0100
    story.play(1000)
    assert story.faults == ["well 2"]
    with story.touched() as world:
        world.absent = 0
    story.play(1500)
    assert story.faults == []
    assert story.seen["wells"][2] == ["flat", 4, 1]


def test_a_sensor_that_has_stopped_converting_is_named(story: Any) -> None:
    with story.touched() as world:
        world.frozen = 0b0001
    story.play(1000)
    assert story.faults == ["well 0"]
    with story.touched() as world:
        world.frozen = 0
    story.play(1000)
    assert story.faults == []


def test_scans_go_on_without_any_sensor(boot: Any) -> None:
    story = boot()
    with story.touched() as world:
        world.absent = 0b1111
    story.start()
    assert story.faults == ["well 0", "well 1", "well 2", "well 3"]
    with story.touched() as world:
        world.track.stand(0, 3)
    story.wait(300)
    assert story.places(0)[-1] == [3]


def test_a_bus_that_a_sensor_holds_is_freed_at_boot_and_later(boot: Any) -> None:
    from plank.sim.chips import frames

    story = boot()
    story.world.fields[frames.SDA_HELD] = 1
    story.start()
    assert story.faults == []
