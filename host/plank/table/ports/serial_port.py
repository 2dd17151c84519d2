"""A port that pyserial opens: a device path, or an address such as socket://HOST:PORT."""

from __future__ import annotations

import threading
from asyncio import AbstractEventLoop
from contextlib import suppress

from plank.table.ports.descriptor_stream import DescriptorStream
from plank.table.ports.device import drop_output, is_terminal, open_device
from plank.table.ports.port import OnBytes, OnLost
from plank.table.ports.pyserial_device import Device


class SerialPort:
    """The cable to the board.

    port = SerialPort("/dev/ttyACM0")
    port.open(asyncio.get_running_loop(), print, print)
    port.write(b"...")
    port.close()
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._device: Device | None = None
        self._stream: DescriptorStream | None = None

    def open(self, loop: AbstractEventLoop, on_bytes: OnBytes, on_lost: OnLost) -> None:
        """Open it for us alone, DTR set, and hand over what comes in. Raises PortError."""
        self.close()
        self._device = open_device(self.name)
        self._stream = DescriptorStream(loop, self._device.fileno(), on_bytes, on_lost)

    def write(self, data: bytes) -> None:
        """Send, or keep for sending; never waits."""
        if self._stream is not None:
            self._stream.write(data)

    def close(self) -> None:
        """Let the port go."""
        stream, self._stream = self._stream, None
        device, self._device = self._device, None
        if stream is None or device is None:
            return
        unsent = stream.pending > 0
        stream.stop()
        if unsent:
            drop_output(device)
        if is_terminal(device) and not unsent:
            _close(device)
        else:  # closing may wait for a device that doesn't read, and for pyserial's sockets
            threading.Thread(target=_close, args=(device,), daemon=True).start()


def _close(device: Device) -> None:
    with suppress(OSError):
        device.close()
