"""What is going to happen on the table, and when."""

from __future__ import annotations

import heapq
import math
from collections.abc import Callable
from itertools import count

Event = Callable[[], None]


class Schedule:
    """Events by their moment, in milliseconds of the table's clock, which only goes forward."""

    def __init__(self) -> None:
        self.now = 0
        self.next: float = math.inf
        self._events: list[tuple[int, int, Event]] = []
        self._order = count()

    def after(self, delay: int, event: Event) -> None:
        """Let something happen so many milliseconds from now."""
        heapq.heappush(self._events, (self.now + delay, next(self._order), event))
        self.next = self._events[0][0]

    def advance(self, now: int) -> bool:
        """Let everything happen that is due until then; say whether anything did."""
        happened = False
        while self.next <= now:
            when, _, event = heapq.heappop(self._events)
            self.next = self._events[0][0] if self._events else math.inf
            self.now = max(self.now, when)
            event()
            happened = True
        self.now = max(self.now, now)
        return happened
