"""Tentacles, supply and buttons."""

from __future__ import annotations

import pytest

from plank.sim.chips import frames
from plank.sim.world import World

ON = frames.RAIL_ON


def drives(pulses: tuple[int, int, int, int], *, rail: bool = True) -> bytearray:
    frame = bytearray(frames.DRIVES_SIZE)
    frame[frames.FLAGS] = ON if rail else 0
    for number, pulse in enumerate(pulses):
        frames.put_word(frame, frames.PULSES + 2 * number, pulse)
    return frame


def test_servos_follow_at_their_own_speed() -> None:
    world = World(1)
    world.drive(drives((2000, 1500, 1000, 1500)), 0)
    world.advance(50)
    assert world.plank.heights(50) == [390, 0, -390, 0]
    assert world.plank.heights(200) == [1000, 0, -1000, 0]


@pytest.mark.parametrize(("pulses", "rail"), [((0, 0, 0, 0), True), ((1900,) * 4, False)])
def test_without_pulses_or_power_they_stay(pulses: tuple[int, int, int, int], rail: bool) -> None:
    world = World(1)
    world.drive(drives((1600,) * 4), 0)
    assert world.plank.heights(500) == [200] * 4
    world.drive(drives(pulses, rail=rail), 500)
    assert world.plank.heights(2000) == [200] * 4
    assert world.plank.held() == 0


def test_the_plank_leans_13_9_degrees_at_most() -> None:
    world = World(1)
    world.drive(drives((2000, 2000, 1000, 1000)), 0)
    assert world.plank.tilt(1000) == pytest.approx((13.9, 0))
    world.drive(drives((1500, 1500, 2000, 1000)), 1000)
    assert world.plank.tilt(2000) == pytest.approx((0, 13.9))


def test_moving_servos_draw_more_than_holding_ones_and_pull_the_voltage_down() -> None:
    world = World(1)
    idle = (world.supply.millivolts, world.supply.milliamps)
    world.drive(drives((2000,) * 4), 0)
    moving = (world.supply.millivolts, world.supply.milliamps)
    world.advance(1000)
    holding = (world.supply.millivolts, world.supply.milliamps)
    assert idle[1] < holding[1] < moving[1]
    assert idle[0] > holding[0] > moving[0]
    assert frames.word(world.fields, frames.MILLIAMPS) == holding[1]


@pytest.mark.parametrize(("millivolts", "power_ups"), [(3600, 1), (2500, 2)])
def test_only_a_deep_brown_out_makes_the_sensors_forget(millivolts: int, power_ups: int) -> None:
    world = World(1)
    with world.touched(0):
        world.brown_out(millivolts, 50)
    assert frames.word(world.fields, frames.MILLIVOLTS) == millivolts
    world.advance(60)
    assert frames.word(world.fields, frames.MILLIVOLTS) > 5000
    assert world.fields[frames.POWER_UPS] == power_ups


def test_the_chips_are_told_when_what_they_feel_has_changed_and_only_then() -> None:
    world = World(1)
    told: list[int] = []
    world.changed = lambda: told.append(world.now)
    with world.touched(10):
        pass
    with world.touched(20):
        world.track.stand(0, 3)
    assert told == [20]


@pytest.mark.parametrize("spaces", [0, 40])
def test_a_plank_that_can_not_be_is_refused(spaces: int) -> None:
    with pytest.raises(ValueError, match=f"not {spaces}"):
        World(1, spaces)
