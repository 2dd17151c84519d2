"""The serial line as the firmware sees it: `sys.stdin`, `sys.stdout`, `select.poll` of the chip."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

POLLIN = 1
POLLOUT = 4
ROOM = 512  # bytes the line takes while nobody reads them


class Line:
    """Bytes on their way to the firmware (`received`) and from it (`sent`)."""

    def __init__(self) -> None:
        self.received: deque[int] = deque()
        self.sent: list[bytes] = []
        self.waiting = 0  # sent bytes that nobody has read, beside those in `sent`

    def has_room(self) -> bool:
        """Tell whether a piece more would be taken at once."""
        return self.waiting + sum(map(len, self.sent)) < ROOM

    def take(self) -> bytes:
        """Return what was sent, and forget it."""
        data = b"".join(self.sent)
        self.sent.clear()
        return data


class Input:
    """`sys.stdin` and its buffer in one. Reading more than is there would stop all: it raises."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self.buffer = self

    def readinto(self, buffer: bytearray) -> int:
        """Fill the whole buffer."""
        received = self._line.received
        count = len(buffer)
        if count > len(received):
            raise RuntimeError(
                f"{count} bytes read where {len(received)} are: the chip would stop here"
            )
        for i in range(count):
            buffer[i] = received.popleft()
        return count

    def read(self, count: int) -> bytes:
        """Return exactly so many bytes."""
        data = bytearray(count)
        self.readinto(data)
        return bytes(data)


class Output:
    """`sys.stdout` and its buffer in one. Writing where there is no room would block: it raises."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self.buffer = self

    def write(self, data: bytes | bytearray | memoryview | str) -> int:
        """Send; text only when something went wrong and is being printed."""
        piece = data.encode() if isinstance(data, str) else bytes(data)
        if not self._line.has_room():
            raise RuntimeError("written where there is no room: the chip would stop for 500 ms")
        self._line.sent.append(piece)
        return len(piece)

    def print_exception(self, error: BaseException) -> None:
        """Stand in for `sys.print_exception`."""
        self.write(f"{error!r}\n")


class Poll:
    """`select.poll`, asked without waiting: in a tick nobody waits."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._streams: dict[Input | Output, int] = {}

    def register(self, stream: Input | Output, events: int = POLLIN | POLLOUT) -> None:
        """Ask for a stream too."""
        self._streams[stream] = events

    modify = register

    def unregister(self, stream: Input | Output) -> None:
        """Ask for it no more."""
        del self._streams[stream]

    def ipoll(self, timeout: int = -1) -> Iterable[tuple[Input | Output, int]]:
        """Return the streams that are ready, with what for."""
        if timeout:
            raise RuntimeError("a tick never waits: yield the time instead")
        ready: list[tuple[Input | Output, int]] = []
        for stream, events in self._streams.items():
            if isinstance(stream, Input):
                if events & POLLIN and self._line.received:
                    ready.append((stream, POLLIN))
            elif events & POLLOUT and self._line.has_room():
                ready.append((stream, POLLOUT))
        return ready

    poll = ipoll
