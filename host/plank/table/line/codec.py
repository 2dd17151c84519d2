"""Lines to messages and back (`plank.checksummed_line` has the form of a line).

A line is printable ASCII, so that no byte of it can interrupt MicroPython. Whatever else comes
along (half lines, boot noise, a modem manager's `AT`, the prompt's echo) is counted and ignored.
"""

from __future__ import annotations

import re

import msgspec
from msgspec import Struct

from plank.checksummed_line import read_line, write_line
from plank.table.line.messages import (
    PROTOCOL,
    BoardMessage,
    ForeignHello,
    Hello,
    HostHello,
    HostMessage,
    Seen,
    Wanted,
)

LINE_LIMIT = 1024  # bytes, newline included
PROMPT = b">>> "

_PRINTABLE = re.compile(rb"[ -~]*")
# ValueError is msgspec's own family of errors; RecursionError comes from a pit of brackets
_UNDECODABLE = (ValueError, RecursionError)

_encoder = msgspec.json.Encoder()
_decode_seen = msgspec.json.Decoder(Seen).decode
_decode_hello = msgspec.json.Decoder(Hello).decode
_decode_foreign_hello = msgspec.json.Decoder(ForeignHello).decode
_decode_own_kind = (
    msgspec.json.Decoder(HostHello).decode,
    msgspec.json.Decoder(Wanted).decode,
)


class Counters(Struct):
    """What came in and could not be used; `prompt` says that the firmware is not running."""

    bad_frame: int = 0
    bad_crc: int = 0
    bad_shape: int = 0
    own_kind: int = 0
    prompt: int = 0


def encode(message: BoardMessage | HostMessage) -> bytes:
    """Write one message as a line; ValueError when it can't be one."""
    line = write_line(_encoder.encode(message))
    if len(line) > LINE_LIMIT or not _PRINTABLE.fullmatch(line, 0, len(line) - 1):
        raise ValueError(f"not printable ASCII of at most {LINE_LIMIT} bytes: {message!r}")
    return line


class Decoder:
    """Turns a board's bytes into its messages; takes any bytes, in any pieces, and never raises.

    `counters` tells what was refused. It falls into step again at the next newline, and keeps at
    most one line's length of what has not ended yet.
    """

    def __init__(self) -> None:
        self.counters = Counters()
        self._rest = b""
        self._skipping = False

    def feed(self, data: bytes) -> list[BoardMessage]:
        """Take the next bytes and give the messages they complete."""
        *lines, self._rest = (self._rest + data).split(b"\n")
        messages = [message for line in lines if (message := self._line(line)) is not None]
        self._bound_rest()
        return messages

    def clear(self) -> None:
        """Forget a line begun: what comes next is a new connection's."""
        self._rest = b""
        self._skipping = False

    def _bound_rest(self) -> None:
        if len(self._rest) >= LINE_LIMIT:
            self._rest = b""
            self._skipping = True
        elif self._rest.startswith(PROMPT):
            self._count_prompt()
            self._rest = b""
            self._skipping = True  # what follows on this line is an echo

    def _line(self, line: bytes) -> BoardMessage | None:
        if self._skipping:
            self._skipping = False
            self.counters.bad_frame += 1
            return None
        line = line.removesuffix(b"\r")
        parts = read_line(line) if _may_be_ours(line) else None
        if parts is None:
            self._count_noise(line)
            return None
        if not parts.intact:
            self.counters.bad_crc += 1
            return None
        return self._body(parts.body)

    def _body(self, body: bytes) -> BoardMessage | None:
        try:
            return _decode_seen(body)
        except _UNDECODABLE:
            message = _hello(body)
        if message is None:
            if _is_own_kind(body):
                self.counters.own_kind += 1
            else:
                self.counters.bad_shape += 1
        return message

    def _count_noise(self, line: bytes) -> None:
        if PROMPT in line:
            self._count_prompt()
        if line:  # blank lines come after a boot
            self.counters.bad_frame += 1

    def _count_prompt(self) -> None:
        self.counters.prompt += 1


def _may_be_ours(line: bytes) -> bool:
    return len(line) < LINE_LIMIT and _PRINTABLE.fullmatch(line) is not None


def _hello(body: bytes) -> Hello | ForeignHello | None:
    try:
        hello = _decode_hello(body)
    except _UNDECODABLE:
        return _foreign_hello(body)
    return hello if hello.protocol == PROTOCOL else ForeignHello(hello.protocol)


def _foreign_hello(body: bytes) -> ForeignHello | None:
    try:
        hello = _decode_foreign_hello(body)
    except _UNDECODABLE:
        return None
    return hello if hello.protocol != PROTOCOL else None


def _is_own_kind(body: bytes) -> bool:
    for decode in _decode_own_kind:
        try:
            decode(body)
        except _UNDECODABLE:
            continue
        return True
    return False
