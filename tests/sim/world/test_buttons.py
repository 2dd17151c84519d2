"""Buttons at the simulated table, as the chips feel them."""

from __future__ import annotations

from plank.sim.chips import frames
from plank.sim.world import World
from plank.sim.world.buttons import BETWEEN, PRESS

STAND, PAY = 0b001, 0b010


def held(world: World, now: int) -> int:
    world.advance(now)
    return world.fields[frames.BUTTONS]


def test_a_button_is_down_for_a_moment() -> None:
    world = World(1)
    with world.touched(0):
        world.buttons.press(1)
    assert held(world, 0) == PAY
    assert held(world, PRESS) == 0


def test_a_button_pressed_twice_at_once_is_pressed_twice() -> None:
    world = World(1)
    with world.touched(0):
        world.buttons.press(1)
        world.buttons.press(1)
    downs = [held(world, now) for now in range(0, 3 * PRESS, 10)]
    assert downs.count(PAY) * 10 == 2 * PRESS
    assert downs[PRESS // 10 : (PRESS + BETWEEN) // 10] == [0] * (BETWEEN // 10)


def test_two_buttons_may_be_down_at_the_same_time() -> None:
    world = World(1)
    with world.touched(0):
        world.buttons.press(0)
        world.buttons.press(1)
    assert held(world, PRESS // 2) == STAND | PAY
