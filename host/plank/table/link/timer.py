"""One call to make later, on the event loop's time."""

from __future__ import annotations

from asyncio import AbstractEventLoop, TimerHandle
from collections.abc import Callable


class Timer:
    """Calls `call` once when it is due, until it is set again."""

    def __init__(self, loop: AbstractEventLoop, call: Callable[[], None]) -> None:
        self._loop = loop
        self._call = call
        self._handle: TimerHandle | None = None

    def within(self, delay: float) -> None:
        """Set it for `delay` seconds from now, unless it is due earlier anyway."""
        if self._handle is None or self._handle.when() > self._loop.time() + delay:
            self.restart(delay)

    def restart(self, delay: float) -> None:
        """Set it for `delay` seconds from now, whatever it was set for."""
        self.stop()
        self._handle = self._loop.call_later(delay, self._fire)

    def stop(self) -> None:
        """Make no call."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _fire(self) -> None:
        self._handle = None
        self._call()
