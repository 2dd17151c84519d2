"""Two threads for a device without a descriptor that the event loop could watch."""

from __future__ import annotations

import queue
import threading
from asyncio import AbstractEventLoop
from collections.abc import Callable
from contextlib import suppress

from plank.table.ports.port import HUNG_UP, STOPPED_READING, OnBytes, OnLost
from plank.table.ports.pyserial_device import Device, SerialTimeoutException


class ThreadStream:
    """Bytes in and out of a blocking device, handed over to the event loop, until stopped or lost.

    The device's own timeouts must be set: a read that never ends would keep its thread.
    """

    def __init__(
        self, loop: AbstractEventLoop, device: Device, on_bytes: OnBytes, on_lost: OnLost
    ) -> None:
        self._loop = loop
        self._device = device
        self._on_bytes = on_bytes
        self._on_lost = on_lost
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._open = True
        for job in (self._keep_reading, self._keep_writing):
            threading.Thread(target=job, daemon=True, name=f"plank {job.__name__}").start()

    @property
    def pending(self) -> int:
        """How many writes have not gone yet."""
        return self._outbox.qsize()

    def write(self, data: bytes) -> None:
        """Keep for sending."""
        if self._open:
            self._outbox.put(data)

    def stop(self) -> None:
        """End both threads; nothing is called any more."""
        self._open = False
        self._outbox.put(None)

    def _keep_reading(self) -> None:
        while self._open:
            try:
                data = self._device.read(self._device.in_waiting or 1)
            except (OSError, TypeError):  # TypeError: pyserial reads a port being closed
                self._hand_over(self._lose, HUNG_UP)
                return
            if data:
                self._hand_over(self._give, data)

    def _keep_writing(self) -> None:
        while (data := self._outbox.get()) is not None:
            try:
                self._device.write(data)
            except SerialTimeoutException:
                self._hand_over(self._lose, STOPPED_READING)
                return
            except (OSError, TypeError):
                self._hand_over(self._lose, HUNG_UP)
                return

    def _hand_over(self, call: Callable[..., None], argument: bytes | str) -> None:
        with suppress(RuntimeError):  # the loop has ended: nobody is there to be told
            self._loop.call_soon_threadsafe(call, argument)

    def _give(self, data: bytes) -> None:
        if self._open:
            self._on_bytes(data)

    def _lose(self, reason: str) -> None:
        if self._open:
            self.stop()
            self._on_lost(reason)
