"""A port that replays a recording: it opens, fails and is lost as the recorded one did."""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections.abc import Sequence
from typing import NamedTuple

from plank.table.link.link_state import LinkState
from plank.table.ports.errors import PortError
from plank.table.ports.port import OnBytes, OnLost

EARLY_S = 0.1  # how much sooner than recorded a port may be tried, for no attempt is late here


class RecordedError(PortError):
    """Why the recorded port could not be opened."""

    def __init__(self, state: LinkState) -> None:
        super().__init__(state.cure)
        self.state = state


class Attempt(NamedTuple):
    """A port was tried at a time (s): `failure` is None when it opened."""

    at: float
    name: str
    failure: LinkState | None


class ReplayPort:
    """Opens and fails as in the recording's attempts; `receive` and `lose` replay the rest.

    It is its own factory. `start` is the loop's time at which the recording begins.
    """

    def __init__(self, attempts: Sequence[Attempt], start: float) -> None:
        self.name = next((one.name for one in attempts if one.failure is None), "no port")
        self._attempts = attempts
        self._start = start
        self._callbacks: tuple[OnBytes, OnLost] | None = None

    def __call__(self, _: str | None) -> ReplayPort:
        """Return itself, whatever board is asked for."""
        return self

    def open(self, loop: AbstractEventLoop, on_bytes: OnBytes, on_lost: OnLost) -> None:
        """Open as the recorded port did. Raises RecordedError."""
        until = loop.time() - self._start + EARLY_S
        tried = [one for one in self._attempts if one.at <= until]
        if tried and tried[-1].failure is not None:
            raise RecordedError(tried[-1].failure)
        self.name = tried[-1].name if tried else self.name
        self._callbacks = on_bytes, on_lost

    def receive(self, data: bytes) -> None:
        """Hand over what came from the board."""
        if self._callbacks is not None:
            self._callbacks[0](data)

    def lose(self, reason: str) -> None:
        """Be lost, for the recorded reason."""
        if self._callbacks is not None:
            (_, on_lost), self._callbacks = self._callbacks, None
            on_lost(reason)

    def write(self, data: bytes) -> None:
        """Drop it: the recorded board does not answer."""

    def close(self) -> None:
        """Let it go."""
        self._callbacks = None
