"""A selector that other threads can wake: it waits for descriptors and for a moment."""

from __future__ import annotations

import os
import selectors
from contextlib import suppress

READ = selectors.EVENT_READ
WRITE = selectors.EVENT_WRITE
PIECE = 64


class WakeableSelector:
    """What one thread waits on; `wake` may be called from any other."""

    def __init__(self) -> None:
        self._selector = selectors.DefaultSelector()
        self._wake_read, self._wake_write = os.pipe()
        os.set_blocking(self._wake_read, False)
        os.set_blocking(self._wake_write, False)
        self._watched: dict[int, int] = {}

    def wait(self, wanted: dict[int, int], timeout: float | None) -> list[int]:
        """Wait until one of these (descriptor to events) is ready, or that many seconds."""
        self._register({**wanted, self._wake_read: READ})
        ready = [key.fd for key, _ in self._selector.select(timeout)]
        if self._wake_read in ready:
            os.read(self._wake_read, PIECE)
            ready.remove(self._wake_read)
        return ready

    def wake(self) -> None:
        """End the wait."""
        with suppress(BlockingIOError):
            os.write(self._wake_write, b"!")

    def forget(self, descriptor: int | None) -> None:
        """Wait no longer for one that is about to be closed."""
        if descriptor is not None and descriptor in self._watched:
            del self._watched[descriptor]
            self._selector.unregister(descriptor)

    def close(self) -> None:
        """Give everything back."""
        self._selector.close()
        os.close(self._wake_read)
        os.close(self._wake_write)

    def _register(self, wanted: dict[int, int]) -> None:
        if wanted == self._watched:
            return
        for descriptor in set(self._watched) - set(wanted):
            self._selector.unregister(descriptor)
        for descriptor, events in wanted.items():
            if descriptor not in self._watched:
                self._selector.register(descriptor, events)
            elif self._watched[descriptor] != events:
                self._selector.modify(descriptor, events)
        self._watched = wanted
