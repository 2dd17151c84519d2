"""The near end of a board's line, as the host's link opens it (Port of table/ports.py)."""

import asyncio
from collections.abc import Callable
from typing import Protocol

OnBytes = Callable[[bytes], None]
OnLost = Callable[[str], None]


class InProcess(Protocol):
    """A board that lives in a loop's time and takes bytes at once."""

    def live(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to live in this loop's time."""
        ...

    def feed(self, data: bytes) -> None:
        """Take bytes from the host."""
        ...

    deliver: OnBytes | None


class BoardPort:
    """A line to a board in this process: open it, write to it, close it, and again."""

    def __init__(self, board: InProcess, name: str) -> None:
        self.name = name
        self._board = board
        self._open = False

    def open(self, loop: asyncio.AbstractEventLoop, on_bytes: OnBytes, on_lost: OnLost) -> None:  # noqa: ARG002  # nothing is lost here by itself
        """Open the line; `on_bytes` is called from the loop with what the board sends."""

        def deliver(data: bytes) -> None:
            loop.call_soon(self._hand_over, on_bytes, data)

        self._open = True
        self._board.deliver = deliver
        self._board.live(loop)

    def write(self, data: bytes) -> None:
        """Send bytes to the board; on a closed line they are gone."""
        if self._open:
            self._board.feed(data)

    def close(self) -> None:
        """Close the line; the board lives on."""
        self._open = False
        self._board.deliver = None

    def _hand_over(self, on_bytes: OnBytes, data: bytes) -> None:
        if self._open:
            on_bytes(data)
