"""Bytes in and out of a file descriptor, by the event loop: nothing waits, no thread is used."""

from __future__ import annotations

import os
from asyncio import AbstractEventLoop, TimerHandle

from plank.table.ports.port import HUNG_UP, STOPPED_READING, OnBytes, OnLost

READ_SIZE = 4096  # bytes
WRITE_TIMEOUT_S = 1.0


class DescriptorStream:
    """Bytes in and out of a non-blocking descriptor, until it is stopped or lost.

    What can't be written at once is kept; when none of it goes within `WRITE_TIMEOUT_S`, the
    device has stopped reading and counts as lost.
    """

    def __init__(
        self, loop: AbstractEventLoop, descriptor: int, on_bytes: OnBytes, on_lost: OnLost
    ) -> None:
        self._loop = loop
        self._descriptor = descriptor
        self._on_bytes = on_bytes
        self._on_lost = on_lost
        self._pending = bytearray()
        self._timeout: TimerHandle | None = None
        self._open = True
        loop.add_reader(descriptor, self._read)

    @property
    def pending(self) -> int:
        """How many bytes have not gone yet."""
        return len(self._pending)

    def write(self, data: bytes) -> None:
        """Send, or keep for sending."""
        if not self._open:
            return
        waiting = bool(self._pending)
        self._pending += data
        if not waiting:
            self._write()

    def stop(self) -> None:
        """Watch the descriptor no more; it stays open, and nothing is called afterwards."""
        self._detach()
        self._on_lost = _ignore

    def _read(self) -> None:
        try:
            data = os.read(self._descriptor, READ_SIZE)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            data = b""
        if data:
            self._on_bytes(data)
        else:
            self._lose(HUNG_UP)

    def _write(self) -> None:
        try:
            sent = os.write(self._descriptor, self._pending)
        except (BlockingIOError, InterruptedError):
            sent = 0
        except OSError:
            self._lose(HUNG_UP)
            return
        del self._pending[:sent]
        if not self._pending:
            self._stop_writing()
        elif sent or self._timeout is None:
            self._wait_for_room()

    def _wait_for_room(self) -> None:
        self._stop_writing()
        self._loop.add_writer(self._descriptor, self._write)
        self._timeout = self._loop.call_later(WRITE_TIMEOUT_S, self._lose, STOPPED_READING)

    def _stop_writing(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None
            self._loop.remove_writer(self._descriptor)

    def _lose(self, reason: str) -> None:
        """Report it in a later turn of the loop: it may be noticed within somebody's write."""
        self._detach()
        self._loop.call_soon(self._report_loss, reason)

    def _report_loss(self, reason: str) -> None:
        self._on_lost(reason)

    def _detach(self) -> None:
        if self._open:
            self._open = False
            self._loop.remove_reader(self._descriptor)
            self._stop_writing()


def _ignore(_reason: str) -> None:
    """Do nothing: nobody listens any more."""
