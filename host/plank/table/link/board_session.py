"""A conversation with a board that was accepted, until the board restarts or is heard no more."""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from plank.table.line.messages import LONGEST_SILENCE_S, HostMessage, Seen
from plank.table.link.timer import Timer
from plank.table.link.wanted_state import WantedState

RESEND_S = 0.1
KEEP_ALIVE_S = 1.0
ACKNOWLEDGE_S = 0.05  # several `seen` in a row are acknowledged together
ROUNDING_S = 0.001  # what rounding may make of a time


class SessionCallbacks(NamedTuple):
    """What a session calls: to send, when the table has changed, when the board is silent."""

    send: Callable[[HostMessage], None]
    on_seen: Callable[[Seen], None]
    on_silence: Callable[[], None]


class BoardSession:
    """Sends the newest wanted state until the board has it, and takes each state seen once.

    Once a second the wanted state is sent as a new revision, to keep the session alive: a board
    that had given us up applies it again, and its answer shows that both directions work. A board
    that answers none for `LONGEST_SILENCE_S` counts as silent.
    """

    def __init__(
        self,
        loop: AbstractEventLoop,
        wanted: WantedState,
        spaces: int,
        callbacks: SessionCallbacks,
    ) -> None:
        self._loop = loop
        self._wanted = wanted
        self._spaces = spaces
        self._callbacks = callbacks
        self._seen: Seen | None = None
        self._acknowledged = 0  # revision of `Seen` that the board knows we have
        self._applied = 0  # revision of `Wanted` that we know the board has
        self._answered_at = loop.time()
        self._silence_timer = Timer(loop, self._check_silence)
        self._silence_timer.restart(LONGEST_SILENCE_S)
        self._send_timer = Timer(loop, self.send_wanted)
        self._keep_alive_timer = Timer(loop, self._keep_alive)
        self.wanted_changed()

    @property
    def released(self) -> bool:
        """Whether the board has let its tentacles go, as was wanted last."""
        return self._wanted.acknowledged and self._seen is not None and not self._seen.armed

    def wanted_changed(self) -> None:
        """Send a changed wanted state: at once, but several changes of one moment together."""
        self._send_timer.within(0)

    def send_wanted(self) -> None:
        """Send the wanted state now, and again until it is acknowledged."""
        self._acknowledged = self._seen.seen if self._seen else 0
        self._callbacks.send(self._wanted.message(self._acknowledged, self._spaces))
        if not self._wanted.acknowledged:
            self._send_timer.restart(RESEND_S)

    def receive(self, seen: Seen) -> None:
        """Take what the board sees; of one older than the last only the answer counts."""
        answers = self._take_answer(seen.wanted)
        if self._seen is not None and seen.seen < self._seen.seen:
            return
        if seen.seen > self._acknowledged or not answers:  # new, or our own answer was lost
            self._send_timer.within(ACKNOWLEDGE_S)
        before, self._seen = self._seen, seen
        if before is None or replace(before, wanted=seen.wanted) != seen:
            self._callbacks.on_seen(seen)

    def end(self) -> None:
        """Send and expect nothing more."""
        self._silence_timer.stop()
        self._send_timer.stop()
        self._keep_alive_timer.stop()

    def _keep_alive(self) -> None:
        self._wanted.renew()
        self.send_wanted()

    def _take_answer(self, applied: int) -> bool:
        """Note which revision the board has applied; tell whether that is news."""
        if applied == self._applied:
            return False
        self._applied = applied
        self._answered_at = self._loop.time()
        if self._wanted.acknowledge(applied):
            self._send_timer.stop()
            self._keep_alive_timer.restart(KEEP_ALIVE_S)
        return True

    def _check_silence(self) -> None:
        left = self._answered_at + LONGEST_SILENCE_S - self._loop.time()
        if left < ROUNDING_S:
            self._callbacks.on_silence()
        else:
            self._silence_timer.restart(left)
