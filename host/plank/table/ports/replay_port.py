"""A port that a recording speaks from: it opens, fails and is lost as it was then."""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections.abc import Sequence
from typing import NamedTuple

from plank.table.link.link_state import LinkState
from plank.table.ports.errors import PortError
from plank.table.ports.port import OnBytes, OnLost

EARLY_S = 0.1  # how much sooner than then a port may be tried: nothing is late here


class RecordedError(PortError):
    """Why a port could not be opened then."""

    def __init__(self, state: LinkState) -> None:
        super().__init__(state.cure)
        self.state = state


class Attempt(NamedTuple):
    """A port was tried at a time (s): `failure` is None when it opened."""

    at: float
    name: str
    failure: LinkState | None


class ReplayPort:
    """Give it the attempts of the recording, in order; then have it hear and lose what was.

    It is its own factory. Time is the loop's, `start` its moment of the recording's beginning.
    """

    def __init__(self, attempts: Sequence[Attempt], start: float) -> None:
        self.name = next((one.name for one in attempts if one.failure is None), "no port")
        self._attempts = attempts
        self._start = start
        self._ears: tuple[OnBytes, OnLost] | None = None

    def __call__(self, _: str | None) -> ReplayPort:
        """Give the port there was."""
        return self

    def open(self, loop: AbstractEventLoop, on_bytes: OnBytes, on_lost: OnLost) -> None:
        """Open as it did then. Raises RecordedError."""
        until = loop.time() - self._start + EARLY_S
        tried = [one for one in self._attempts if one.at <= until]
        if tried and tried[-1].failure is not None:
            raise RecordedError(tried[-1].failure)
        self.name = tried[-1].name if tried else self.name
        self._ears = on_bytes, on_lost

    def hear(self, data: bytes) -> None:
        """Hand over what came from the board then."""
        if self._ears is not None:
            self._ears[0](data)

    def lose(self, reason: str) -> None:
        """Be lost as it was then."""
        if self._ears is not None:
            (_, on_lost), self._ears = self._ears, None
            on_lost(reason)

    def write(self, data: bytes) -> None:
        """Nobody hears what is said now."""

    def close(self) -> None:
        """Let it go."""
        self._ears = None
