"""The referee's clock: the event loop's, or one that travels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol


class Clock(Protocol):
    """Monotonic time in seconds since some start; every asyncio event loop is one."""

    def time(self) -> float:
        """Return the seconds."""
        ...

    def call_later(self, delay: float, callback: Callable[[], None], /) -> Any:
        """Call back after `delay` seconds."""
        ...
