"""Rows of failures.md that chips and firmware answer for, on both boards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from tests.sim.host_at_table import AtTable

from plank.sim.chips import frames
from plank.sim.commands.board_faults import Brownout
from plank.sim.commands.chip_faults import (
    Chain,
    Flicker,
    Flip,
    Magnet,
    Sensor,
    Stick,
    Stray,
    Strong,
)
from plank.sim.commands.hand_commands import Bump


class Driven:
    """Writes down what drives the world: (pulses in us, rail on), each once."""

    def __init__(self, world: Any) -> None:
        self.states: list[tuple[list[int], bool]] = []
        self._drive = world.drive
        world.drive = self

    def __call__(self, drives: bytearray, now: int) -> None:
        pulses = [frames.word(bytearray(drives), frames.PULSES + 2 * i) for i in range(4)]
        state = pulses, bool(drives[frames.FLAGS] & frames.RAIL_ON)
        if not self.states or self.states[-1] != state:
            self.states.append(state)
        self._drive(drives, now)


async def keep_wishing(host: Any, good: Callable[[], Any], **wish: Any) -> None:
    """Wish the same thing, as hosts do, until something is so."""
    async with asyncio.timeout(20):
        while not good():
            host.want(**wish)
            await asyncio.sleep(0.2)


async def test_no_servo_moves_or_has_power_before_the_host_arms_v1(at_table: AtTable) -> None:
    async with at_table() as host:
        driven = Driven(host.table.world)
        for cause in ("power", "watchdog", "soft"):
            greetings = len(host.hellos)
            host.table.hands.reset(cause)
            await host.until(lambda greetings=greetings: len(host.hellos) > greetings)
            assert host.hellos[-1]["reset"] == cause
        host.greet()
        host.want(pose=(300, 0, 0, 0))
        await asyncio.sleep(0.3)
        assert driven.states == [([0, 0, 0, 0], False)]


async def test_servos_are_armed_one_by_one_moved_slowly_and_cut_at_a_frames_end_v2_v4_v7(
    at_table: AtTable,
) -> None:
    async with at_table() as host:
        driven = Driven(host.table.world)
        await keep_wishing(host, lambda: host.seen["armed"], armed=True)
        held = [sum(map(bool, pulses)) for pulses, _ in driven.states]
        assert sorted(set(held)) == [0, 1, 2, 3, 4]
        assert held == sorted(held)
        assert all(set(pulses) <= {0, 1500} for pulses, _ in driven.states)  # at rest: level
        there = lambda: host.seen["pose"] == [120, 0, 0, 0]  # noqa: E731  # said once, used once
        await keep_wishing(host, there, armed=True, pose=(120, 0, 0, 0))
        heights = [pulses[0] for pulses, _ in driven.states if pulses[0]]
        steps = [abs(b - a) for a, b in pairwise(heights)]
        assert max(steps) <= 2 * 13  # 25 thousandths of 500 us a frame; one may be missed
        await host.until(lambda: not host.seen["armed"])  # silent for 3 s: level, and let go
        await asyncio.sleep(0.2)  # the pulses go before the power
        assert [pulses for pulses, on in driven.states if on][-1] == [0, 0, 0, 0]
        assert driven.states[-1] == ([0, 0, 0, 0], False)
        assert host.seen["pose"] == [0, 0, 0, 0]


async def test_a_supply_pulled_down_is_named_and_a_board_without_power_starts_again_v3(
    at_table: AtTable,
) -> None:
    async with at_table() as host:
        hands = host.table.hands
        hands.do(Brownout(2500, 600))
        await host.until(lambda: "power" in host.seen["faults"])
        await host.until(lambda: host.seen["faults"] == [])
        greetings = len(host.hellos)
        hands.do(Brownout(1000, 60))
        await host.until(lambda: len(host.hellos) > greetings)
        assert host.hellos[-1]["reset"] == "power"
        assert host.hellos[-1]["boot"] != host.hellos[0]["boot"]


async def test_a_magnet_that_flickers_and_a_knock_are_no_moves_d1_d8(at_table: AtTable) -> None:
    async with at_table() as host:
        hands = host.table.hands
        hands.place(1, 5)
        await host.until(lambda: host.places(1) == [5])
        told: set[tuple[int, ...]] = set()
        for mischief in (Flicker(1, 5, 400), Bump(1), Flicker(1, 6, 400)):
            hands.do(mischief)
            for _ in range(10):
                await asyncio.sleep(0.06)
                told.add(tuple(host.places(1)))
        assert told == {(5,)}


async def test_a_pirates_magnet_works_either_way_up_and_a_dies_shows_the_opposite_d4(
    at_table: AtTable,
) -> None:
    async with at_table() as host:
        hands = host.table.hands
        hands.do(Flip(lane=2))
        hands.place(2, 9)
        await host.until(lambda: host.places(2) == [9])
        hands.do(Flip(die=0, face=4))
        hands.set_die(0, 3)  # it lies on its 4
        await host.until(lambda: host.rests()[0] == ("flat", 4))
        hands.set_die(0, 2)
        await host.until(lambda: host.rests()[0] == ("flat", 2))


async def test_only_dice_at_rest_in_their_wells_count_and_cocked_ones_show_no_face_d6_d7(
    at_table: AtTable,
) -> None:
    async with at_table() as host:
        hands = host.table.hands
        hands.throw([0, 1, 2], [1, 2, 3])
        hands.hold([3])
        await host.until(lambda: host.rests()[:3] == [("flat", 1), ("flat", 2), ("flat", 3)])
        assert host.rests()[3] == ("empty", 0)
        assert [throws for _, _, throws in host.seen["wells"]] == [1, 1, 1, 0]
        hands.cock(1)
        await host.until(lambda: host.rests()[1] == ("cocked", 0))
        hands.throw([1], [5])
        await host.until(lambda: host.rests()[1] == ("flat", 5))


async def test_a_clock_that_jumps_loses_nothing_g11(at_table: AtTable) -> None:
    async with at_table() as host:
        hands = host.table.hands
        await keep_wishing(host, lambda: host.seen["armed"], armed=True, lamps="w" * 25)
        hands.press("pay")
        await host.until(lambda: host.seen["buttons"] == [0, 1, 0])
        hands.clock(1500)
        hands.place(4, 11)
        await host.until(lambda: host.places(4) == [11])
        await keep_wishing(host, lambda: host.seen["armed"], armed=True, lamps="w" * 25)
        assert any(host.table.world.lamps)
        assert host.seen["buttons"] == [0, 1, 0]
        assert host.table.board.boots == 1


async def test_a_clock_that_jumps_too_far_is_the_watchdogs_matter(at_quick_table: AtTable) -> None:
    async with at_quick_table() as host:
        greetings = len(host.hellos)
        host.table.hands.clock(5000)
        await host.until(lambda: len(host.hellos) > greetings)
        assert host.hellos[-1]["reset"] == "watchdog"


async def test_everything_can_be_mended_at_once(at_quick_table: AtTable) -> None:
    async with at_quick_table() as host:
        hands = host.table.hands
        for fault in (
            Chain(3),
            Stick(1, 2, on=True),
            Magnet(1, 4),
            Strong(0),
            Stray(2, (0, 0, 20)),
        ):
            hands.do(fault)
        hands.do(Sensor(1, "absent"))
        hands.do(Flicker(0, 3, 60_000))
        hands.place(0, 8)
        await host.until(lambda: host.seen["faults"] == ["chain 3", "well 1"])
        hands.mend()
        await host.until(lambda: host.seen["faults"] == [] and host.places(0) == [8])
        await host.until(lambda: host.places(1) == [])
        assert host.rests()[2] == ("empty", 0)
