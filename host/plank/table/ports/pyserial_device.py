"""The one place where pyserial, which ships no types, is imported."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, cast

# mypy alone has no stubs of pyserial
import serial  # type: ignore[import-untyped]
from serial.tools import list_ports  # type: ignore[import-untyped]

READ_TIMEOUT_S = 0.1
WRITE_TIMEOUT_S = 1.0


class Device(Protocol):
    """The part of a pyserial port that we use."""

    @property
    def in_waiting(self) -> int:
        """Return how many bytes can be read at once."""
        ...

    def read(self, size: int) -> bytes:
        """Read up to `size` bytes; fewer, or none, after `READ_TIMEOUT_S`."""
        ...

    def write(self, data: bytes) -> int | None:
        """Write all; OSError when it has not gone after `WRITE_TIMEOUT_S`."""
        ...

    def fileno(self) -> int:
        """Return the descriptor; OSError or AttributeError where there is none."""
        ...

    def open(self) -> None:
        """Open as prepared; OSError with the system's reason."""
        ...

    def close(self) -> None:
        """Close; may wait for what has not been sent."""
        ...


class UsbPort(Protocol):
    """The part of pyserial's description of a port that we use; None where it is no USB port."""

    device: str
    vid: int | None
    pid: int | None
    serial_number: str | None
    location: str | None
    interface: str | None


def prepare(url: str) -> Device:
    """Describe a port to pyserial without opening it; ValueError for an address it doesn't know.

    DTR is set when it opens (with DTR low a board looks dead) and the port is locked.
    `inter_byte_timeout` sets VMIN to 1, so that a read can tell "nothing yet" from "gone". Only
    reading and writing through pyserial heeds the timeouts (`plank flash`).
    """
    device = serial.serial_for_url(
        url,
        do_not_open=True,
        exclusive=True,
        inter_byte_timeout=0,
        timeout=READ_TIMEOUT_S,
        write_timeout=WRITE_TIMEOUT_S,
    )
    device.dtr = True
    return cast("Device", device)


def usb_ports() -> list[UsbPort]:
    """List the serial ports of this computer."""
    ports: Iterable[UsbPort] = list_ports.comports()
    return list(ports)
