"""The near end of a board's line, as the host's link opens it (`plank.table.ports.port`)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from plank.sim.cable import Cable

OnBytes = Callable[[bytes], None]
OnLost = Callable[[str], None]

PULLED = "the cable was pulled or the board restarted"
STOPPED_READING = "the board stopped reading"
ROOM = 4096  # bytes that system and cable hold for a board that does not read
PATIENCE = 1.0  # s that a write waits for room


class InProcessBoard(Protocol):
    """A board that lives in a loop's time and takes bytes at once."""

    cable: Cable
    deliver: OnBytes | None

    def live(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to live in this loop's time."""
        ...

    def feed(self, data: bytes) -> None:
        """Take bytes from the host."""
        ...


class InProcessPort:
    """A line to a board in this process: open it, write to it, close it, and again.

    It is where the board's cable is plugged in: pulled out, it is lost, and opened meanwhile, lost
    at once. A board that has not read for long is lost as well.
    """

    def __init__(self, board: InProcessBoard, name: str) -> None:
        self.name = name
        self._first_name = name
        self._plugs = 1
        self._board = board
        self._loop: asyncio.AbstractEventLoop | None = None
        self._on_lost: OnLost | None = None  # while it is open
        self._timeout: asyncio.TimerHandle | None = None
        board.cable.plug = self

    def open(self, loop: asyncio.AbstractEventLoop, on_bytes: OnBytes, on_lost: OnLost) -> None:
        """Open the line; `on_bytes` is called from the loop with what the board sends."""

        def hand_over(data: bytes) -> None:
            if self._on_lost is on_lost:
                on_bytes(data)

        self._loop, self._on_lost = loop, on_lost
        if self._board.cable.plugged:
            self._board.deliver = lambda data: _soon(loop, hand_over, data)
        else:
            self._lose(PULLED)
        self._board.live(loop)

    def write(self, data: bytes) -> None:
        """Send bytes to the board; on a closed line they are gone."""
        if self._on_lost is None or not self._board.cable.plugged:
            return
        self._board.feed(data)
        if self._timeout is None and self._loop and self._board.cable.backlog > ROOM:
            self._timeout = self._loop.call_later(PATIENCE, self._give_up)

    def close(self) -> None:
        """Close the line; the board lives on."""
        self._on_lost = None
        self._board.deliver = None
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None

    def unplug(self) -> None:
        """Be gone."""
        self._board.deliver = None
        self._lose(PULLED)

    def replug(self, name: str | None) -> None:
        """Come back under another name."""
        self._plugs += 1
        self.name = name or f"{self._first_name} ({self._plugs})"

    def _give_up(self) -> None:
        self._timeout = None
        if self._board.cable.backlog > ROOM:
            self._lose(STOPPED_READING)

    def _lose(self, reason: str) -> None:
        """Say so in a turn of its own: it may be noticed inside somebody's write."""
        if self._loop is not None and self._on_lost is not None:
            _soon(self._loop, self._say_lost, self._on_lost, reason)

    def _say_lost(self, on_lost: OnLost, reason: str) -> None:
        if self._on_lost is on_lost:
            self.close()
            on_lost(reason)


def _soon(loop: asyncio.AbstractEventLoop, call: Callable[..., None], *facts: object) -> None:
    loop.call_soon(call, *facts)
