"""The near end of a simulated board's pseudo-terminal, for host code in the same process."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress

from plank.sim.boards.in_process_port import PULLED, OnBytes, OnLost
from plank.sim.cable import Plug

PIECE = 4096
LONGEST_BACKLOG = 65536  # bytes: a board that takes nothing any more


class PtyPort:
    """The Port protocol over a pseudo-terminal's path, whichever it has when it is opened.

    One that is not there is lost at once. Real boards have table/serial_port.py.
    """

    def __init__(self, plug: Plug) -> None:
        self._plug = plug
        self._loop: asyncio.AbstractEventLoop | None = None
        self._descriptor = -1
        self._waiting = bytearray()

    @property
    def name(self) -> str:
        """Return the port's name at this moment."""
        return self._plug.name

    def open(self, loop: asyncio.AbstractEventLoop, on_bytes: OnBytes, on_lost: OnLost) -> None:
        """Open it; `on_bytes` and `on_lost` are called from the loop."""
        try:
            self._descriptor = os.open(self.name, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        except OSError:
            loop.call_soon(on_lost, PULLED)
            return
        self._loop = loop
        loop.add_reader(self._descriptor, self._read, on_bytes, on_lost)

    def write(self, data: bytes) -> None:
        """Send; what can't go at once goes later, and too much of it is dropped."""
        if self._loop is None or len(self._waiting) + len(data) > LONGEST_BACKLOG:
            return
        self._waiting += data
        self._flush()

    def close(self) -> None:
        """Let go of it."""
        if self._loop is None:
            return
        self._loop.remove_reader(self._descriptor)
        self._loop.remove_writer(self._descriptor)
        os.close(self._descriptor)
        self._waiting.clear()
        self._loop = None

    def _read(self, on_bytes: OnBytes, on_lost: OnLost) -> None:
        try:
            data = os.read(self._descriptor, PIECE)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if data:
            on_bytes(data)
        else:
            self.close()
            on_lost(PULLED)

    def _flush(self) -> None:
        if self._loop is None:
            return
        with suppress(BlockingIOError, OSError):
            while self._waiting:
                del self._waiting[: os.write(self._descriptor, self._waiting)]
        if self._waiting:
            self._loop.add_writer(self._descriptor, self._flush)
        else:
            self._loop.remove_writer(self._descriptor)
