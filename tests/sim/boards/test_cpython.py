"""The board in this process: its time, its line, its watchdog."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests.sim.host_at_table import AtTable

from plank.sim.boards.cpython.board import CPythonBoard
from plank.sim.boards.flash import Flash
from plank.sim.boards.in_process_port import InProcessPort
from plank.sim.table import SimTable
from plank.sim.time_travel import travel
from plank.sim.world import World

PROGRAM = """
import machine, select, sys
class App:
    def __init__(self):
        self.poll = select.poll()
        self.poll.register(sys.stdin, select.POLLIN)
        self.byte = bytearray(1)
def run(app):
    say = sys.stdout.buffer.write
    try:
        say(b"up %d\\n" % machine.reset_cause())
        {setup}
        while True:
            for _ in app.poll.ipoll(0):
                sys.stdin.buffer.readinto(app.byte)
                {act}
            yield 50
    finally:
        say(b"down\\n")
"""


@asynccontextmanager
async def running(act: str, setup: str = "pass") -> AsyncIterator[tuple[InProcessPort, list[Any]]]:
    """Run a small program that does `act` for each byte it gets; give its port and what it says."""
    source = PROGRAM.format(act=act, setup=setup).encode()
    board = CPythonBoard(World(1), Flash({"board/app.py": source}))
    port = InProcessPort(board, "test")
    heard: list[tuple[float, bytes]] = []
    loop = asyncio.get_running_loop()
    began = loop.time()
    port.open(loop, lambda data: heard.append((round(loop.time() - began, 6), data)), print)
    await asyncio.sleep(0.01)
    yield port, heard
    board.close()


async def test_input_wakes_the_program_before_its_wait_is_over() -> None:
    async with running('say(b"heard")') as (port, heard):
        await asyncio.sleep(0.013)
        port.write(b"x")
        await asyncio.sleep(0.01)
        assert heard[-1] == (0.023, b"heard")


async def test_a_reset_runs_the_program_again_with_its_cause() -> None:
    async with running("machine.reset()") as (port, heard):
        assert heard == [(0, b"up 1\n")]
        port.write(b"x")
        await asyncio.sleep(1)
        assert heard[1:] == [(0.01, b"up 3\n")]


async def test_the_watchdog_bites_who_does_not_feed_it() -> None:
    async with running("pass", setup="machine.WDT(timeout=1000)") as (_port, heard):
        await asyncio.sleep(2.5)
        assert [at for at, _ in heard] == [0, 1, 2]


async def test_the_watchdog_goes_on_at_the_prompt() -> None:
    async with running("pass", setup="machine.WDT(timeout=1000)") as (port, heard):
        port.write(b"\x03")
        await asyncio.sleep(3)
        assert heard[1] == (0.01, b"down\n\r\n>>> ")
        assert heard[2] == (1, b"up 3\n")


async def test_the_prompt_echoes_what_it_is_sent() -> None:
    async with running("pass") as (port, heard):
        port.write(b"\x03")
        await asyncio.sleep(0.1)
        port.write(b'{"wanted":1}')
        await asyncio.sleep(0.1)
        assert heard[-1][1] == b'{"wanted":1}'


async def test_a_closed_line_takes_nothing_and_says_nothing() -> None:
    async with running('say(b"heard")') as (port, heard):
        port.close()
        port.write(b"x")
        await asyncio.sleep(1)
        assert [data for _, data in heard] == [b"up 1\n"]


def test_a_fault_of_the_firmware_is_not_hidden() -> None:
    async def story() -> None:
        async with running("1 // 0") as (port, _heard):
            port.write(b"x")
            await asyncio.sleep(1)

    with pytest.raises(ZeroDivisionError):
        travel(story())


def test_the_same_seed_tells_the_same_story_to_the_millisecond() -> None:
    async def told() -> list[tuple[float, bytes]]:
        table = SimTable("cpython", seed=21, aboard=2)
        heard: list[tuple[float, bytes]] = []
        loop = asyncio.get_running_loop()
        table.port.open(loop, lambda data: heard.append((loop.time(), data)), print)
        for _ in range(3):
            await asyncio.sleep(2)
            table.hands.throw()
            table.hands.place(1, 15)
        await asyncio.sleep(2)
        return heard

    first = travel(told())
    assert len(first) > 5
    assert travel(told()) == first


async def test_ten_minutes_at_the_table_go_by_with_the_board_alive(at_quick_table: AtTable) -> None:
    async with at_quick_table() as host:
        for _ in range(4):
            await asyncio.sleep(150)
            before = host.seen["seen"]
            host.table.hands.press("stand")
            await host.until(lambda before=before: host.seen["seen"] > before)
        assert host.seen["buttons"] == [4, 0, 0]
        assert host.table.board.boots == 1


async def test_several_boards_live_side_by_side() -> None:
    tables = [SimTable("cpython", seed=seed) for seed in (1, 2)]
    heard: list[list[bytes]] = [[], []]
    loop = asyncio.get_running_loop()
    for table, ears in zip(tables, heard, strict=True):
        table.port.open(loop, ears.append, print)
    await asyncio.sleep(3.5)
    assert len(heard[0]) == len(heard[1]) > 2
    assert heard[0] != heard[1]  # other boot ids


def test_the_board_lives_in_real_time_on_any_other_loop() -> None:
    async def told() -> None:
        table = SimTable("cpython", seed=1)
        heard: list[bytes] = []
        news = asyncio.Event()

        def hear(data: bytes) -> None:
            heard.append(data)
            news.set()

        began = time.monotonic()
        table.port.open(asyncio.get_running_loop(), hear, print)
        while len(heard) < 2:
            news.clear()
            await asyncio.wait_for(news.wait(), 20)
        table.close()
        assert time.monotonic() - began >= 0.9  # greetings come once a second

    asyncio.run(told())


@pytest.mark.parametrize("spaces", [10, 31])
def test_a_plank_that_the_firmware_refuses_is_refused_here(spaces: int) -> None:
    with pytest.raises(ValueError, match=f"11 to 30 spaces, not {spaces}"):
        SimTable("cpython", spaces=spaces)


LEAVES_TRACES = b"""
import time
from machine import Pin, mem32
from neopixel import NeoPixel
class App:
    pass
def run(app):
    rail = Pin(21, Pin.OUT, value=1)
    mem32[0x4005800C] = 7
    lamps = NeoPixel(Pin(22), 1)
    try:
        while True:
            yield 50
    finally:
        time.sleep_ms(20)
        rail.value(0)
        mem32[0x4005800C] = 9
        lamps[0] = (9, 9, 9)
        lamps.write()
"""


@pytest.mark.parametrize("how", ["power", "pin", "watchdog"])
async def test_a_program_that_a_reset_drops_reaches_nothing_and_takes_no_time(how: Any) -> None:
    world = World(1)
    board = CPythonBoard(world, Flash({"board/app.py": LEAVES_TRACES}))
    board.live(asyncio.get_running_loop())
    await asyncio.sleep(1)
    before = world.now
    board.reset(how)
    assert world.now <= before + 50
    assert not any(world.lamps)
    scratch = board.circuit.watchdog.read(0x4005800C)
    assert scratch == (7 if how == "watchdog" else 0)


async def test_a_program_that_resets_the_chip_does_nothing_more() -> None:
    world = World(1)
    source = LEAVES_TRACES.replace(b"yield 50", b"yield 50; __import__('machine').reset()")
    board = CPythonBoard(world, Flash({"board/app.py": source}))
    board.live(asyncio.get_running_loop())
    await asyncio.sleep(0.051)
    assert board.boots == 2
    assert world.now <= 51
    assert not any(world.lamps)
