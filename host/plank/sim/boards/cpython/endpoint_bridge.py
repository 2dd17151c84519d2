"""A `cpython` board's line on a pseudo-terminal or TCP port, for programs that open a port."""

from __future__ import annotations

import asyncio

from plank.sim.boards.cpython.board import CPythonBoard
from plank.sim.boards.endpoints import Endpoint, pour

LOOK = 0.02  # s between two looks whether somebody has opened the port


class EndpointBridge:
    """Carries bytes between a board and an endpoint on a loop in real time, until `close`."""

    def __init__(
        self, board: CPythonBoard, endpoint: Endpoint, loop: asyncio.AbstractEventLoop
    ) -> None:
        self._board = board
        self._endpoint = endpoint
        self._loop = loop
        self._to_host = bytearray()
        self._timer: asyncio.TimerHandle | None = None
        board.cable.plug = self
        board.cable.on_stall = self._look
        self._look()
        board.live(loop)

    @property
    def name(self) -> str:
        """Return the port's name."""
        return self._endpoint.name

    def unplug(self) -> None:
        """Take the port away (Plug)."""
        self._let_go()
        self._wait(None)
        self._endpoint.unplug()

    def replug(self, name: str | None) -> None:
        """Bring the port back (Plug). Raises OSError, ValueError."""
        self._endpoint.replug(name)
        self._look()

    def close(self) -> None:
        """Carry nothing any more."""
        self._let_go()
        self._wait(None)
        self._endpoint.close()

    def _look(self) -> None:
        """See whether somebody is there; read, unless the board has stopped reading."""
        self._wait(None)
        if not self._endpoint.look():
            self._wait(LOOK)
            return
        descriptor = self._endpoint.fileno()
        if descriptor is not None and not self._board.cable.stalled:
            self._loop.add_reader(descriptor, self._read)
        elif descriptor is not None:
            self._loop.remove_reader(descriptor)
        self._board.deliver = self._deliver

    def _wait(self, seconds: float | None) -> None:
        """Look again after that time."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self._loop.call_later(seconds, self._look)

    def _read(self) -> None:
        try:
            data = self._endpoint.read()
        except BlockingIOError:
            return
        if data:
            self._board.feed(data)
        else:
            self._hang_up()

    def _deliver(self, data: bytes) -> None:
        self._to_host += data
        self._flush()

    def _flush(self) -> None:
        descriptor = self._endpoint.fileno()
        if descriptor is None:
            return
        if not pour(self._to_host, self._endpoint.write):
            self._hang_up()
            return
        self._board.back_up(len(self._to_host))
        if self._to_host:
            self._loop.add_writer(descriptor, self._flush)
        else:
            self._loop.remove_writer(descriptor)

    def _hang_up(self) -> None:
        self._let_go()
        self._endpoint.hang_up()
        self._wait(LOOK)

    def _let_go(self) -> None:
        descriptor = self._endpoint.fileno()
        if descriptor is not None:
            self._loop.remove_reader(descriptor)
            self._loop.remove_writer(descriptor)
        self._to_host.clear()
        self._board.back_up(0)
        self._board.deliver = None
