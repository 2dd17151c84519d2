"""A talk with a board that was accepted: wishes said until acknowledged, what is seen taken once.

It lasts as long as the board runs without restarting and is heard.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from plank.table.line.messages import LONGEST_SILENCE_S, HostMessage, Seen
from plank.table.link.timer import Timer
from plank.table.link.wanted import WantedState

RESEND_S = 0.1
KEEP_ALIVE_S = 1.0
ACKNOWLEDGE_S = 0.05  # several `seen` in a row are acknowledged together
A_MOMENT_S = 0.001  # what rounding may make of a time


class SessionListeners(NamedTuple):
    """Who hears what comes out of a session."""

    send: Callable[[HostMessage], None]
    on_seen: Callable[[Seen], None]
    on_silence: Callable[[], None]


class BoardSession:
    """Says the newest wish and takes in what is seen, until ended or the board falls silent.

    The wish said once a second to keep the talk alive is a new revision each time: a board that
    had given us up applies it again, and its answer shows that both directions work. A board that
    answers none for `LONGEST_SILENCE_S` counts as silent.
    """

    def __init__(
        self, loop: AbstractEventLoop, wish: WantedState, spaces: int, ears: SessionListeners
    ) -> None:
        self._loop = loop
        self._wish = wish
        self._spaces = spaces
        self._send, self._on_seen, self._on_silence = ears
        self._seen: Seen | None = None
        self._acknowledged = 0
        self._applied = 0
        self._answered_at = loop.time()
        self._silence = Timer(loop, self._check_silence)
        self._silence.restart(LONGEST_SILENCE_S)
        self._saying = Timer(loop, self.say)
        self._keeping_alive = Timer(loop, self._keep_alive)
        self.wished()

    @property
    def released(self) -> bool:
        """Whether the board has let its tentacles go, as last wished."""
        return self._wish.acknowledged and self._seen is not None and not self._seen.armed

    def wished(self) -> None:
        """Say a changed wish: at once, but several changes of one moment together."""
        self._saying.within(0)

    def say(self) -> None:
        """Say the wish now, and again until it is acknowledged."""
        self._acknowledged = self._seen.seen if self._seen else 0
        self._send(self._wish.message(self._acknowledged, self._spaces))
        if not self._wish.acknowledged:
            self._saying.restart(RESEND_S)

    def hear(self, seen: Seen) -> None:
        """Take what the board sees; what is older than what we have only answers."""
        answers = self._take_answer(seen.wanted)
        if self._seen is not None and seen.seen < self._seen.seen:
            return
        if seen.seen > self._acknowledged or not answers:  # new, or our own answer was lost
            self._saying.within(ACKNOWLEDGE_S)
        before, self._seen = self._seen, seen
        if before is None or replace(before, wanted=seen.wanted) != seen:
            self._on_seen(seen)

    def end(self) -> None:
        """Say and expect nothing more."""
        self._silence.stop()
        self._saying.stop()
        self._keeping_alive.stop()

    def _keep_alive(self) -> None:
        self._wish.renew()
        self.say()

    def _take_answer(self, applied: int) -> bool:
        """Note which wish the board has applied; tell whether that is news."""
        if applied == self._applied:
            return False
        self._applied = applied
        self._answered_at = self._loop.time()
        if self._wish.heard(applied):
            self._saying.stop()
            self._keeping_alive.restart(KEEP_ALIVE_S)
        return True

    def _check_silence(self) -> None:
        left = self._answered_at + LONGEST_SILENCE_S - self._loop.time()
        if left < A_MOMENT_S:
            self._on_silence()
        else:
            self._silence.restart(left)
