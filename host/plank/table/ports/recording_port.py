"""A port whose bytes are recorded, both ways and with their times, to be replayed from a file.

A recording is lines of JSON, each with `t`, the seconds since it began, and one thing that
happened: `board` or `host` (bytes as text, a character a byte), `open` (the port's name), `lost` or
`failed` (why), or what others note (`game`, `act`, `announce`).
"""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from plank.table.ports.errors import PortError
from plank.table.ports.port import OnBytes, OnLost, Port, PortFactory

Note = Callable[[str, Any], None]


class Recorder:
    """Writes a recording, each line at once; time begins with the first.

    Raises OSError where the file can't be written.
    """

    def __init__(self, path: Path, clock: Callable[[], float]) -> None:
        self._file = path.open("wb", buffering=0)
        self._clock = clock
        self._start: float | None = None

    def note(self, kind: str, what: Any) -> None:
        """Record one thing that happens now."""
        now = self._clock()
        self._start = now if self._start is None else self._start
        moment = round(now - self._start, 6)
        self._file.write(msgspec.json.encode({"t": moment, kind: what}) + b"\n")

    def close(self) -> None:
        """End the recording."""
        self._file.close()


class RecordingPort:
    """A port that records what goes over it by calling `note`."""

    def __init__(self, port: Port, note: Note) -> None:
        self._port = port
        self._note = note

    @property
    def name(self) -> str:
        """What the user calls it."""
        return self._port.name

    def open(self, loop: AbstractEventLoop, on_bytes: OnBytes, on_lost: OnLost) -> None:
        """Open it. Raises PortError, which is recorded as well."""

        def receive(data: bytes) -> None:
            self._note("board", data.decode("latin-1"))
            on_bytes(data)

        def lose(reason: str) -> None:
            self._note("lost", reason)
            on_lost(reason)

        try:
            self._port.open(loop, receive, lose)
        except PortError as error:
            self._note("failed", error.state)
            raise
        self._note("open", self.name)

    def write(self, data: bytes) -> None:
        """Send."""
        self._note("host", data.decode("latin-1"))
        self._port.write(data)

    def close(self) -> None:
        """Let it go."""
        self._port.close()


def recorded(ports: PortFactory, note: Note) -> PortFactory:
    """Return a factory of the same ports that records what goes over them, or why there is none."""

    def factory(board: str | None) -> Port:
        try:
            port = ports(board)
        except PortError as error:
            note("failed", error.state)
            raise
        return RecordingPort(port, note)

    return factory
