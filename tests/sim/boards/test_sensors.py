"""What the firmware makes of the simulated fields, on the quick board."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.sim.host_at_table import AtTable

from plank.sim.commands.board_faults import Brownout
from plank.sim.commands.chip_faults import Sensor, Stray


def all_flat(host: Any) -> bool:
    return all(rest == "flat" for rest, _ in host.rests())


async def test_a_hundred_throws_are_read_as_they_fell(at_quick_table: AtTable) -> None:
    async with at_quick_table() as host:
        for number in range(100):
            host.table.hands.throw()
            await host.until(lambda: not all_flat(host))
            await host.until(lambda: all_flat(host))
            fell = [die.face for die in host.table.world.dice.dice]
            assert [face for _, face in host.rests()] == fell, f"throw {number}"
        assert [throws for _, _, throws in host.seen["wells"]] == [100] * 4


async def test_a_cocked_die_shows_no_face_d7(at_quick_table: AtTable) -> None:
    async with at_quick_table() as host:
        for turn in range(20):
            host.table.hands.cock(turn % 4)
            await host.until(lambda well=turn % 4: host.rests()[well] == ("cocked", 0))
            host.table.hands.hold()
            await host.until(lambda: host.rests() == [("empty", 0)] * 4)


async def test_dice_are_read_again_after_the_sensors_lost_their_power(
    at_quick_table: AtTable,
) -> None:
    async with at_quick_table() as host:
        host.table.hands.set_die(0, 4)
        await host.until(lambda: host.rests()[0] == ("flat", 4))
        host.table.hands.do(Brownout(mv=2000, ms=50))
        await asyncio.sleep(2)
        host.table.hands.set_die(0, 2)
        await host.until(lambda: host.rests()[0] == ("flat", 2))
        assert host.seen["faults"] == []


async def test_a_sensor_that_answers_no_more_is_named_and_comes_back(
    at_quick_table: AtTable,
) -> None:
    async with at_quick_table() as host:
        host.table.hands.do(Sensor(2, "absent"))
        await host.until(lambda: any("2" in fault for fault in host.seen["faults"]))
        host.table.hands.do(Sensor(2, "good"))
        await host.until(lambda: host.seen["faults"] == [])
        host.table.hands.set_die(2, 3)
        await host.until(lambda: host.rests()[2] == ("flat", 3))


async def test_a_stray_field_at_an_empty_well_is_never_a_throw_d6(at_quick_table: AtTable) -> None:
    async with at_quick_table() as host:
        host.table.hands.do(Stray(1, (0.5, -0.3, 0.8)))
        await asyncio.sleep(2)
        assert host.rests()[1] == ("empty", 0)


async def test_a_slid_pirate_is_one_move_even_with_switches_that_look_20_times_a_second_d2(
    at_quick_table: AtTable,
) -> None:
    async with at_quick_table(sampled=True) as host:
        host.table.hands.place(3, 15)
        await host.until(lambda: host.places(3) == [15])
        host.table.hands.slide(3, 11)
        await host.until(lambda: host.places(3) != [15])
        await host.until(lambda: host.places(3) != [])
        assert host.places(3) == [11]


async def test_tentacles_move_only_when_armed_and_slowly_v1_v2(at_quick_table: AtTable) -> None:
    async with at_quick_table() as host:
        plank = host.table.world.plank
        assert plank.held() == 0
        for _ in range(12):
            host.want(armed=True, pose=(300, 300, -300, -300))
            await asyncio.sleep(0.5)
        assert plank.held() == 4
        assert plank.heights(host.table.world.now) == [300, 300, -300, -300]
