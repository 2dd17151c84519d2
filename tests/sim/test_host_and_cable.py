"""The real host's link at a simulated table whose cable is pulled: rows S2, S3 of failures.md."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from plank.sim.boards.micropython.interpreter import available
from plank.sim.table import SimTable
from plank.sim.time_travel import travel
from plank.table.link.link import Link
from plank.table.link.link_state import Condition, LinkState
from plank.table.ports.port import Port
from plank.table.ports.serial_port import SerialPort

PATIENCE = 30.0  # s, of whichever time the loop has

KINDS = [
    "cpython",
    pytest.param(
        "micropython",
        marks=pytest.mark.skipif(not available(), reason="no MicroPython for this system"),
    ),
]
Story = Callable[[SimTable, Link, list[LinkState]], Coroutine[Any, Any, None]]


def linked(kind: Any, story: Story) -> None:
    """Run a story at a table with a link that is connected."""

    async def told() -> None:
        table = SimTable(kind, seed=7)
        states: list[LinkState] = []

        def port(_board: str | None) -> Port:
            return table.port if kind == "cpython" else SerialPort(table.port_name)

        link = Link(port, on_state=states.append)
        link.start()
        try:
            await until(lambda: states and states[-1].condition is Condition.CONNECTED)
            await story(table, link, states)
        finally:
            link.close()
            table.close()

    travel(told()) if kind == "cpython" else asyncio.run(told())


async def until(good: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not good():
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("kind", KINDS)
def test_the_link_finds_a_port_again_under_its_new_name_s2_s3(kind: Any) -> None:
    async def story(table: SimTable, _link: Link, states: list[LinkState]) -> None:
        for _ in range(2):
            before = table.port_name
            table.cable.unplug()
            await until(lambda: states[-1].condition is Condition.LOST)
            after = table.cable.replug()
            await until(lambda: states[-1].condition is Condition.CONNECTED)
            assert before != after
            assert states[-1].port == after

    linked(kind, story)


@pytest.mark.parametrize("kind", KINDS)
def test_the_link_outlives_a_mute_board_and_one_that_starts_again_s2(kind: Any) -> None:
    async def story(table: SimTable, link: Link, states: list[LinkState]) -> None:
        table.cable.mute()
        await until(lambda: states[-1].condition is Condition.LOST)
        table.cable.mend()
        await until(lambda: states[-1].condition is Condition.CONNECTED)
        assert link.hello is not None
        boot = link.hello.boot
        table.reset("power")
        await until(lambda: link.hello is not None and link.hello.boot != boot)
        assert states[-1].condition is Condition.CONNECTED

    linked(kind, story)
