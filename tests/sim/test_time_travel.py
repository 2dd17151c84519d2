"""A loop whose time travels."""

from __future__ import annotations

import asyncio
import math

import pytest

from plank.sim.time_travel import Deadlock, TooFar, TravelLoop, travel


class Clockwork:
    """A machine that ticks every so many seconds and now and then writes."""

    def __init__(self, loop: TravelLoop, every: float, writes: tuple[int, ...] = ()) -> None:
        self.due = loop.time() + every
        self.ticks: list[float] = []
        self.written: list[float] = []
        self._every = every
        self._writes = writes
        self._loop = loop

    def advance(self, until: float) -> float:
        while self.due <= until:
            now = self.due
            self.ticks.append(now)
            self.due += self._every
            if len(self.ticks) in self._writes:
                self._loop.call_soon(self.written.append, now)
                return now
        return until


def test_an_hour_of_sleep_passes_at_once_and_exactly() -> None:
    async def sleeper() -> float:
        loop = asyncio.get_running_loop()
        began = loop.time()
        await asyncio.sleep(3600)
        return loop.time() - began

    assert travel(sleeper()) == 3600


def test_timers_come_in_their_order_and_at_their_moment() -> None:
    heard: list[tuple[str, float]] = []

    async def players() -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()

        async def say(name: str, pause: float) -> None:
            await asyncio.sleep(pause)
            heard.append((name, round(loop.time() - began, 9)))

        await asyncio.gather(say("Bo", 2.5), say("Ann", 0.001), say("Cy", 7))

    travel(players())
    assert heard == [("Ann", 0.001), ("Bo", 2.5), ("Cy", 7)]


def test_a_time_out_travels_too() -> None:
    async def waiter() -> None:
        await asyncio.wait_for(asyncio.Event().wait(), 30)

    with pytest.raises(TimeoutError):
        travel(waiter())


def test_what_a_machine_writes_is_heard_at_its_own_moment() -> None:
    async def listen() -> tuple[list[float], float]:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, TravelLoop)
        began = loop.time()
        machine = Clockwork(loop, 0.005, writes=(3, 200))
        loop.attach(machine)
        await asyncio.sleep(2)
        assert len(machine.ticks) == 400
        return [round(moment - began, 6) for moment in machine.written], loop.time() - began

    written, passed = travel(listen())
    assert written == [0.015, 1.0]
    assert passed == 2


def test_two_machines_never_overtake_each_other() -> None:
    async def both() -> list[float]:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, TravelLoop)
        slow, fast = Clockwork(loop, 0.3, writes=(1, 2, 3)), Clockwork(loop, 0.001, writes=(250,))
        order: list[float] = []
        slow.written = fast.written = order
        loop.attach(slow)
        loop.attach(fast)
        await asyncio.sleep(1)
        assert len(fast.ticks) == 1000 or len(fast.ticks) == 999  # sums of 0.001 are not exact
        return [round(moment - 1000, 3) for moment in order]

    assert travel(both()) == [0.25, 0.3, 0.6, 0.9]


def test_a_detached_machine_stands_still() -> None:
    async def part() -> int:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, TravelLoop)
        machine = Clockwork(loop, 0.5)
        loop.attach(machine)
        await asyncio.sleep(1)
        loop.detach(machine)
        loop.detach(machine)
        await asyncio.sleep(100)
        return len(machine.ticks)

    assert travel(part()) == 2


def test_nothing_left_to_wait_for_is_said_with_who_waits() -> None:
    async def forlorn() -> None:
        await asyncio.Event().wait()

    with pytest.raises(Deadlock, match=r"nothing left to wait for.*forlorn"):
        travel(forlorn())


def test_a_dead_machine_wakes_nobody() -> None:
    async def wait_for_it() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, TravelLoop)
        machine = Clockwork(loop, 1)
        machine.due = math.inf
        loop.attach(machine)
        await asyncio.Event().wait()

    with pytest.raises(Deadlock):
        travel(wait_for_it())


def test_an_endless_journey_ends_at_its_limit() -> None:
    async def endless() -> None:
        while True:
            await asyncio.sleep(1)

    with pytest.raises(TooFar, match="60 simulated seconds"):
        travel(endless(), limit=60)


def test_tasks_left_behind_are_cancelled() -> None:
    ended: list[str] = []

    async def forget() -> None:
        async def left() -> None:
            try:
                await asyncio.sleep(math.inf)
            finally:
                ended.append("left")

        task = asyncio.create_task(left())
        await asyncio.sleep(0)
        assert not task.done()

    travel(forget())
    assert ended == ["left"]
