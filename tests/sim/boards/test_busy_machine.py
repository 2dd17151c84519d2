"""A machine so busy that the table's world stands still while the interpreter runs on."""

from __future__ import annotations

import time

import pytest
from tests.sim.host_at_table import MICROPYTHON, AtTable

STILL_S = 0.5  # longer than dice must lie unmoved to be at rest


@pytest.mark.parametrize("board", [MICROPYTHON])
async def test_dice_that_stand_still_in_the_air_are_not_at_rest(at_table: AtTable) -> None:
    async with at_table() as host:
        host.table.hands.throw()
        await host.until(lambda: [rest for rest, _ in host.rests()] == ["rolling"] * 4)
        rests: list[tuple[str, int]] = []
        with host.table.board.touched() as world:
            time.sleep(STILL_S)
            fell = [die.face or None for die in world.dice.dice]
        assert fell == [None] * 4, "they were in the air"
        while not rests or any(rest != "flat" for rest, _ in rests):
            rests = host.rests()
            assert {rest for rest, _ in rests} <= {"empty", "rolling", "flat"}
            await host.until(lambda rests=rests: host.rests() != rests or rests[0][0] == "flat")
        assert [face for _, face in rests] == [die.face for die in host.table.world.dice.dice]
