"""A `cpython` board's line on a pseudo-terminal or TCP port, for programs that open a port."""

import asyncio

from plank.sim.boards.cpython import CPythonBoard
from plank.sim.boards.ends import End, pour

LOOK = 0.02  # s between two looks whether somebody has opened the port


class ServedLine:
    """Carries bytes between a board and an end on a loop in real time, until `close`."""

    def __init__(self, board: CPythonBoard, end: End, loop: asyncio.AbstractEventLoop) -> None:
        self._board = board
        self._end = end
        self._loop = loop
        self._to_host = bytearray()
        self._timer: asyncio.TimerHandle | None = None
        self._look()
        board.live(loop)

    def close(self) -> None:
        """Carry nothing any more."""
        self._let_go()
        if self._timer is not None:
            self._timer.cancel()
        self._end.close()

    def _look(self) -> None:
        self._timer = None
        if self._end.look():
            descriptor = self._end.fileno()
            if descriptor is not None:
                self._loop.add_reader(descriptor, self._read)
            self._board.deliver = self._deliver
        else:
            self._timer = self._loop.call_later(LOOK, self._look)

    def _read(self) -> None:
        try:
            data = self._end.read()
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
        descriptor = self._end.fileno()
        if descriptor is None:
            return
        if not pour(self._to_host, self._end.write):
            self._hang_up()
            return
        self._board.back_up(len(self._to_host))
        if self._to_host:
            self._loop.add_writer(descriptor, self._flush)
        else:
            self._loop.remove_writer(descriptor)

    def _hang_up(self) -> None:
        self._let_go()
        self._end.hang_up()
        if self._timer is None:
            self._timer = self._loop.call_later(LOOK, self._look)

    def _let_go(self) -> None:
        descriptor = self._end.fileno()
        if descriptor is not None:
            self._loop.remove_reader(descriptor)
            self._loop.remove_writer(descriptor)
        self._to_host.clear()
        self._board.back_up(0)
        self._board.deliver = None
