"""The chip's clock and its `time`: ticks that wrap at 2^30 and begin just before it."""

from __future__ import annotations

from collections.abc import Callable

PERIOD = 1 << 30
HALF = PERIOD >> 1
BEFORE_WRAP = 2000  # ms from power-up to the first wrap
FIRST_MS = PERIOD - BEFORE_WRAP
FIRST_US = PERIOD - BEFORE_WRAP * 1000


class TimeModule:
    """Stand-in for `time`. `now`, the board's clock in ms since power-up, is moved from outside.

    `on_sleep` is called with the milliseconds that the firmware sleeps.
    """

    def __init__(self, on_sleep: Callable[[int], None]) -> None:
        self.now = 0
        self.on_sleep = on_sleep

    def stop(self) -> None:
        """Let no time pass any more: the program is at its end."""
        self.on_sleep = _in_no_time

    def ticks_ms(self) -> int:
        """Return the milliseconds counter."""
        return (self.now + FIRST_MS) & (PERIOD - 1)

    def ticks_us(self) -> int:
        """Return the microseconds counter."""
        return (self.now * 1000 + FIRST_US) & (PERIOD - 1)

    def ticks_add(self, ticks: int, delta: int) -> int:
        """Return the counter so much later."""
        if not -HALF < delta < HALF:
            raise OverflowError("ticks interval overflow")
        return (ticks + delta) & (PERIOD - 1)

    def ticks_diff(self, end: int, start: int) -> int:
        """Return how much later `end` is, wraps allowed for; only ticks may be given."""
        if not (0 <= end < PERIOD and 0 <= start < PERIOD):
            raise ValueError("ticks_diff wants two values of ticks")
        return ((end - start + HALF) & (PERIOD - 1)) - HALF

    def sleep_ms(self, milliseconds: int) -> None:
        """Let time pass with the firmware standing still."""
        if milliseconds > 0:
            self.on_sleep(milliseconds)

    def sleep_us(self, microseconds: int) -> None:
        """Let time pass; less than a millisecond is none."""
        self.sleep_ms(microseconds // 1000)


def _in_no_time(_milliseconds: int) -> None:
    """Pass."""
