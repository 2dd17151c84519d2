"""The real host's link at a simulated table whose cable is pulled: rows S2, S3 of failures.md."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from plank.sim.table import Kind, SimTable
from plank.table.link.link import Link
from plank.table.link.link_state import Condition, LinkState
from plank.table.ports.port import Port
from plank.table.ports.serial_port import SerialPort

PATIENCE = 30.0  # s, of whichever time the loop has


@asynccontextmanager
async def linked(board: Kind) -> AsyncIterator[tuple[SimTable, Link, list[LinkState]]]:
    """Give a table with a link that is connected, and the states of the link."""
    table = SimTable(board, seed=7)
    states: list[LinkState] = []

    def port(_board: str | None) -> Port:
        return table.port if board == "cpython" else SerialPort(table.port_name)

    link = Link(port, on_state=states.append)
    link.start()
    try:
        await until(lambda: states and states[-1].condition is Condition.CONNECTED)
        yield table, link, states
    finally:
        link.close()
        table.close()


async def until(good: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not good():
            await asyncio.sleep(0.02)


async def test_the_link_finds_a_port_again_under_its_new_name_s2_s3(board: Kind) -> None:
    async with linked(board) as (table, _link, states):
        for _ in range(2):
            before = table.port_name
            table.cable.unplug()
            await until(lambda: states[-1].condition is Condition.LOST)
            after = table.cable.replug()
            await until(lambda: states[-1].condition is Condition.CONNECTED)
            assert before != after
            assert states[-1].port == after


async def test_the_link_outlives_a_mute_board_and_one_that_starts_again_s2(board: Kind) -> None:
    async with linked(board) as (table, link, states):
        table.cable.mute()
        await until(lambda: states[-1].condition is Condition.LOST)
        table.cable.mend()
        await until(lambda: states[-1].condition is Condition.CONNECTED)
        assert link.hello is not None
        boot = link.hello.boot
        table.reset("power")
        await until(lambda: link.hello is not None and link.hello.boot != boot)
        assert states[-1].condition is Condition.CONNECTED
