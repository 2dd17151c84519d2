"""The serial line: bytes in one by one as far as there are any, out as far as there is room."""

import select
import sys

from micropython import const

from board.line import LIMIT, PIECE, pack, unpack

_BURST = const(64)  # bytes taken in at a time, 38 us each on the chip: the scan must not wait long
_NEWLINE = const(10)
_FIRST = const(32)  # printable ASCII
_LAST = const(126)


class Link:
    """`listen` gives what has come in, `send` and `flush` write without ever waiting."""

    def __init__(self) -> None:
        self.refused = 0  # lines that were none
        self.more = False  # there may be more to take in at once
        self._readable = _poll(sys.stdin, select.POLLIN)
        self._writable = _poll(sys.stdout, select.POLLOUT)
        self._read = sys.stdin.buffer.readinto
        self._write = sys.stdout.buffer.write
        self._byte = bytearray(1)
        self._line = bytearray(LIMIT)
        self._length = 0
        self._spoilt = False
        self._out = b""
        self._sent = 0

    def listen(self) -> object:
        """Take in a bounded burst; give the object of the line it completes, else None."""
        byte, line, length = self._byte, self._line, self._length
        self.more = True
        for _ in range(_BURST):
            for _event in self._readable(0):
                break
            else:
                self.more = False
                break
            self._read(byte)
            code = byte[0]
            if code == _NEWLINE:
                return self._complete(length)
            if _FIRST <= code <= _LAST and length < LIMIT - 1:
                line[length] = code
                length += 1
            else:
                self._spoilt = True
        self._length = length
        return None

    def send(self, message: dict[str, object]) -> None:
        """Begin to write a message; only when `flush` says that the last one is out."""
        self._out = pack(message)
        self._sent = 0
        self.flush()

    def flush(self) -> bool:
        """Write what there is room for; say whether all is out."""
        while self._sent < len(self._out):
            for _event in self._writable(0):
                break
            else:
                return False
            self._write(self._out[self._sent : self._sent + PIECE])
            self._sent += PIECE
        return True

    def _complete(self, length: int) -> object:
        """End a line; blank ones are nothing, broken ones are counted."""
        spoilt = self._spoilt
        self._length, self._spoilt = 0, False
        if not length and not spoilt:
            return None
        message = None if spoilt else unpack(bytes(self._line[:length]))
        if message is None:
            self.refused += 1
        return message


def _poll(stream, event: int):  # type: ignore[no-untyped-def]  # no typing module to name a stream
    poller = select.poll()
    poller.register(stream, event)
    return poller.ipoll
