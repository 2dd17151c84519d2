"""One thing to do later, on the event loop's time."""

from __future__ import annotations

from asyncio import AbstractEventLoop, TimerHandle
from collections.abc import Callable


class Timer:
    """Calls `call` once, when it is due; the earlier of two times wins unless restarted."""

    def __init__(self, loop: AbstractEventLoop, call: Callable[[], None]) -> None:
        self._loop = loop
        self._call = call
        self._handle: TimerHandle | None = None

    def within(self, delay: float) -> None:
        """Be due in `delay` seconds, or when it is due anyway, if that is earlier."""
        if self._handle is None or self._handle.when() > self._loop.time() + delay:
            self.restart(delay)

    def restart(self, delay: float) -> None:
        """Be due in `delay` seconds, and at no other time."""
        self.stop()
        self._handle = self._loop.call_later(delay, self._fire)

    def stop(self) -> None:
        """Be due no more."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _fire(self) -> None:
        self._handle = None
        self._call()
