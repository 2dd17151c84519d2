"""The gesture that is made now: wanted for a while, then the plank leans again."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from plank.referee.clock import Clock
from plank.table.line.messages import Gesture

GESTURE_S = 3.0
"""How long a gesture is wanted; the firmware makes it once for each number."""


class CurrentGesture:
    """The gesture that is wanted now, numbered."""

    def __init__(self, clock: Clock, on_end: Callable[[], None]) -> None:
        self._clock = clock
        self._on_end = on_end
        self._gesture: Gesture | None = None
        self._number = 0

    @property
    def wanted(self) -> Gesture | None:
        """The gesture under way, numbered."""
        return self._gesture

    def start(self, gesture: Gesture | None) -> None:
        """Make a gesture; it takes the place of another."""
        if gesture is None:
            return
        self._number += 1
        number = self._number
        self._gesture = replace(gesture, number=number)
        self._clock.call_later(GESTURE_S, lambda: self._end(number))

    def _end(self, number: int) -> None:
        if number == self._number:
            self._gesture = None
            self._on_end()
