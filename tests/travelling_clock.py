"""The clock of tests that run without an event loop: it moves when it is told to.

Those that need a loop have `plank.sim.time_travel`, on which every `async def` test runs.
"""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Callable


class TravellingClock:
    """Time that moves when told to, from one callback to the next."""

    def __init__(self) -> None:
        self.now = 100.0
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._order = itertools.count()

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, callback: Callable[[], None], /) -> None:
        heapq.heappush(self._due, (self.now + delay, next(self._order), callback))

    def travel(self, seconds: float) -> None:
        end = self.now + seconds
        while self._due and self._due[0][0] <= end:
            due, _, callback = heapq.heappop(self._due)
            self.now = max(self.now, due)
            callback()
        self.now = end
