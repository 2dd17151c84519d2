"""What the link needs of a port: serial cables, sockets and simulated tables all have it."""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections.abc import Callable
from typing import Protocol

OnBytes = Callable[[bytes], None]
OnLost = Callable[[str], None]

# Reasons for which a port is lost, as they stand in a sentence
HUNG_UP = "the cable was pulled or the board restarted"
STOPPED_READING = "the board stopped reading"


class Port(Protocol):
    """A two-way stream of bytes to a board. It may be opened again after it was closed or lost."""

    @property
    def name(self) -> str:
        """What the user calls it: a device path or an address."""
        ...

    def open(self, loop: AbstractEventLoop, on_bytes: OnBytes, on_lost: OnLost) -> None:
        """Open it; `on_bytes` gets what comes in, `on_lost` is called once, with the reason.

        Raises PortError.
        """
        ...

    def write(self, data: bytes) -> None:
        """Send, or keep for sending; never waits, and does nothing when the port is not open."""
        ...

    def close(self) -> None:
        """Close it; neither `on_bytes` nor `on_lost` is called afterwards."""
        ...


PortFactory = Callable[[str | None], Port]
"""Returns the port to try next. It is given the id of the board that was connected last, if any, so
that this board is found again under another device name. Raises PortError."""
