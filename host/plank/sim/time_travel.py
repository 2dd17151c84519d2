"""An asyncio event loop whose time travels.

Nothing ready: the loop jumps to its next timer at once, or lets the machines attached to it
(simulated boards) live until then or until one of them has written. Host code that asks only
`loop.time()`, `asyncio.sleep` and `call_later` runs on it unchanged, and the same way every time.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

START = 1000.0  # s: where a loop's time begins; not 0, so that nobody takes 0 for "never"
LIMIT = 24 * 3600.0  # s: how far a loop travels before it calls the journey endless
RESOLUTION = 1e-9  # s


class Deadlock(RuntimeError):
    """Everybody waits and nothing is left that could wake them."""


class TooFar(RuntimeError):
    """The journey took longer than its limit."""


class Machine(Protocol):
    """Something that lives in the loop's time beside its tasks: a simulated board."""

    @property
    def due(self) -> float:
        """Say when it does something next, in seconds of the loop's time; infinity for never."""
        ...

    def advance(self, until: float) -> float:
        """Live until that moment or until it has written; return the moment reached."""
        ...


class _Traveller:
    """Stands where asyncio expects a selector: waiting is travelling."""

    def __init__(self, loop: TravelLoop) -> None:
        self._loop = loop

    def select(self, timeout: float | None) -> list[Any]:
        """Travel `timeout` seconds, or less when a machine has written."""
        if timeout is None or timeout > 0:
            self._loop.travel(math.inf if timeout is None else self._loop.time() + timeout)
        return []

    def close(self) -> None:
        """Nothing is held."""


class TravelLoop(asyncio.BaseEventLoop):
    """Event loop on travelling time; attach boards with `attach`.

    Raises `Deadlock` out of the running call when every task waits for something that no timer and
    no machine can bring, and `TooFar` beyond `limit` seconds.
    """

    _ready: deque[asyncio.Handle]  # asyncio's own queue, which its type stubs leave out

    def __init__(self, limit: float = LIMIT) -> None:
        super().__init__()
        self._now = START
        self._end = START + limit
        self._machines: list[Machine] = []
        self._selector = _Traveller(self)
        self._clock_resolution = RESOLUTION

    def time(self) -> float:
        """Return the moment reached, in seconds."""
        return self._now

    def attach(self, machine: Machine) -> None:
        """Let a machine live in this loop's time."""
        if machine not in self._machines:
            self._machines.append(machine)

    def detach(self, machine: Machine) -> None:
        """Let it go; one that is not attached is no error."""
        with suppress(ValueError):
            self._machines.remove(machine)

    def travel(self, until: float) -> None:
        """Go on to that moment, or to the first one at which a machine has written."""
        wake = min(until, self._end)
        while not self._ready:
            machine = min(self._machines, key=_due, default=None)
            if machine is None or machine.due > wake:
                self._arrive(wake, until)
                return
            others = [m.due for m in self._machines if m is not machine]
            self._now = max(self._now, machine.advance(min([wake, *others])))

    def _arrive(self, wake: float, until: float) -> None:
        if wake < self._end:
            self._now = max(self._now, wake)
        elif until == math.inf and all(m.due == math.inf for m in self._machines):
            raise Deadlock(f"nothing left to wait for at {self._now:.3f} s: {self._waiting()}")
        else:
            raise TooFar(
                f"not done after {self._end - START:g} simulated seconds: {self._waiting()}"
            )

    def _waiting(self) -> str:
        tasks = asyncio.all_tasks(self)
        names = sorted(getattr(task.get_coro(), "__qualname__", "?") for task in tasks)
        return ", ".join(names) or "no task"

    def _process_events(self, event_list: list[Any]) -> None:
        """Nothing comes from outside."""

    def _write_to_self(self) -> None:
        """Nobody sleeps: there is nothing to wake."""


def _due(machine: Machine) -> float:
    return machine.due


def travel(main: Coroutine[Any, Any, T], *, limit: float = LIMIT) -> T:
    """Run a coroutine on a new `TravelLoop` to its end and return its result.

    Tasks it left behind are cancelled, as `asyncio.run` does. Raises what it raises, `Deadlock`,
    `TooFar`.
    """
    with asyncio.Runner(loop_factory=partial(TravelLoop, limit)) as runner:
        return runner.run(main)
