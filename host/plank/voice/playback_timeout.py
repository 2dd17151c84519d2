"""How long one sentence on the pages is waited for."""

from __future__ import annotations

from collections.abc import Callable

from plank.referee import Clock

HEAD_START_S = 0.3
"""What pages need to fetch a sentence and start it."""

PATIENCE_S = 3.0
"""How much longer a page may take over it: a slow network, a phone that is waking up."""


class Hearing:
    """A sentence that is with the pages; calls `over` once, when the next one may come.

    That is when they have played it. Where no page tells so, it is given the time it lasts
    (seconds), and as long as one is still playing it a little more.
    """

    def __init__(self, clock: Clock, lasts: float, over: Callable[[], None]) -> None:
        self._over: Callable[[], None] | None = over
        self._played_on = True
        self._had_its_time = False
        clock.call_later(HEAD_START_S + lasts, self._have_had_time)
        clock.call_later(HEAD_START_S + lasts + PATIENCE_S, self.end)

    def nobody_plays(self) -> None:
        """Hear that no page plays it, or none any more."""
        self._played_on = False
        if self._had_its_time:
            self.end()

    def end(self) -> None:
        """Wait no longer: it was played to its end, or is not to be heard any more."""
        over, self._over = self._over, None
        if over is not None:
            over()

    def _have_had_time(self) -> None:
        self._had_its_time = True
        if not self._played_on:
            self.end()
