"""A talk with a board that was accepted: wishes said until acknowledged, what is seen taken once.

It lasts as long as the board runs without restarting and is heard.
"""

from asyncio import AbstractEventLoop
from collections.abc import Callable
from typing import NamedTuple

from plank.table.messages import LONGEST_SILENCE_S, HostMessage, Seen
from plank.table.timer import Timer
from plank.table.wish import Wish

RESEND_S = 0.1
KEEP_ALIVE_S = 1.0
ACKNOWLEDGE_S = 0.05  # several `seen` in a row are acknowledged together
A_MOMENT_S = 0.001  # what rounding may make of a time


class Ears(NamedTuple):
    """Who hears what comes out of a session."""

    send: Callable[[HostMessage], None]
    on_seen: Callable[[Seen], None]
    on_silence: Callable[[], None]


class Session:
    """Says the newest wish and takes in what is seen, until ended or the board falls silent."""

    def __init__(self, loop: AbstractEventLoop, wish: Wish, spaces: int, ears: Ears) -> None:
        self._loop = loop
        self._wish = wish
        self._spaces = spaces
        self._send, self._on_seen, self._on_silence = ears
        self._seen: Seen | None = None
        self._acknowledged = 0
        self._heard_at = loop.time()
        self._silence = Timer(loop, self._check_silence)
        self._silence.restart(LONGEST_SILENCE_S)
        self._saying = Timer(loop, self.say)
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
        self._saying.restart(KEEP_ALIVE_S if self._wish.acknowledged else RESEND_S)

    def hear(self, seen: Seen) -> None:
        """Take what the board sees; what is older than what we have only shows that it lives."""
        self._heard_at = self._loop.time()
        applied = self._wish.heard(seen.wanted)
        if applied:
            self._saying.restart(KEEP_ALIVE_S)
        if self._seen is not None and seen.seen < self._seen.seen:
            return
        if seen.seen > self._acknowledged or not applied:  # new, or our answer was lost
            self._saying.within(ACKNOWLEDGE_S)
        if seen != self._seen:
            self._seen = seen
            self._on_seen(seen)

    def end(self) -> None:
        """Say and expect nothing more."""
        self._silence.stop()
        self._saying.stop()

    def _check_silence(self) -> None:
        left = self._heard_at + LONGEST_SILENCE_S - self._loop.time()
        if left < A_MOMENT_S:
            self._on_silence()
        else:
            self._silence.restart(left)
