"""The connection to one page: what waits to be sent, and sending it.

Nobody waits for a page. Answers are few and are kept; news (changes, announcements) are dropped
when the page does not take them, and the whole state follows once it does.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from plank.web.protocol.limits import MOST_WAITING, STUCK_S, TOO_SLOW, Allowance
from plank.web.protocol.server_messages import ServerMessage, packed
from plank.web.seats.seating import SeatHolder
from plank.web.state.numbered_state import StateSequence

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class PageConnection:
    """One page's connection. `clock` gives seconds, monotonic."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.known = False
        self.tab = ""
        self.language = ""
        self.is_screen = False
        self.holder: SeatHolder | None = None
        self.wants_world = False
        self.world = ""
        self.wrong = 0
        self.states: StateSequence | None = None
        self.allowance = Allowance(clock())
        self.heard = clock()
        self.busy_since: float | None = None
        self.task: asyncio.Task[None] | None = None
        self.code: int | None = None
        self._answers: deque[str] = deque()
        self._news: deque[tuple[str, bool]] = deque()
        self._stale = False
        self._wake = asyncio.Event()

    @property
    def has_answers(self) -> bool:
        """Whether answers wait to be sent."""
        return bool(self._answers)

    def answer(self, message: ServerMessage) -> None:
        """Tell this page alone."""
        if len(self._answers) >= MOST_WAITING:
            self.end(TOO_SLOW)
            return
        self._answers.append(packed(message))
        self._wake.set()

    def news(self, text: str) -> None:
        """Pass on what everybody is told; all that waits is dropped if it gets too much."""
        self._pass_on(text, is_change=False)

    def change(self, text: str) -> None:
        """Pass on a change, unless the whole state will follow anyway."""
        if not self._stale:
            self._pass_on(text, is_change=True)

    def whole(self) -> None:
        """Send the whole state, as it is when the page takes it."""
        self._news = deque(one for one in self._news if not one[1])
        self._stale = True
        self._wake.set()

    def _pass_on(self, text: str, *, is_change: bool) -> None:
        if len(self._news) < MOST_WAITING:
            self._news.append((text, is_change))
            self._wake.set()
        else:
            self._news.clear()
            self.whole()

    def end(self, code: int) -> None:
        """Close the connection."""
        if self.code is None:
            self.code = code
            self._wake.set()

    def stuck(self, now: float) -> bool:
        """Tell whether the page has taken nothing for too long (seconds, monotonic)."""
        return self.busy_since is not None and now - self.busy_since > STUCK_S

    async def write(self, send: Send) -> None:
        """Send whatever waits, until the connection is to be closed."""
        while self.code is None:
            await self._wake.wait()
            self._wake.clear()
            while self.code is None and (text := self._next()) is not None:
                self.busy_since = self._clock()
                await send({"type": "websocket.send", "text": text})
                self.busy_since = None
        self.busy_since = self._clock()
        await send({"type": "websocket.close", "code": self.code})

    def _next(self) -> str | None:
        if self._answers:
            return self._answers.popleft()
        if self._stale and self.states is not None:
            self._stale = False
            return self.states.newest.whole
        return self._news.popleft()[0] if self._news else None
