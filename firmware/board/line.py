"""One line: a JSON object, `*`, its CRC-32 in eight hex digits, newline. Settings are kept so."""

from binascii import crc32, hexlify
from json import dumps, loads

from micropython import const

LIMIT = const(1024)  # bytes of a line, newline included
PIECE = const(64)  # bytes written at a time: one USB packet

_TAIL = const(9)  # star and check sum
_STAR = const(42)
_OPEN = const(123)
_CLOSE = const(125)


def pack(message: dict[str, object]) -> bytes:
    """Write a line whose length is a multiple of PIECE (README: why), padded inside the object."""
    body = dumps(message, separators=(",", ":")).encode()
    body = body[:-1] + b" " * (-(len(body) + _TAIL + 1) % PIECE) + b"}"
    return b"%s*%s\n" % (body, _digits(body))


def unpack(line: bytes) -> object:
    """Read a line without its newline; None when it isn't an object with the right check sum."""
    end = len(line) - _TAIL
    if end < 2 or line[end] != _STAR or line[0] != _OPEN or line[end - 1] != _CLOSE:
        return None
    body = line[:end]
    if _digits(body) != line[end + 1 :]:
        return None
    try:
        return loads(body)
    except (ValueError, TypeError, RuntimeError):  # what the ports' readers raise
        return None


def _digits(body: bytes) -> bytes:
    return hexlify(crc32(body).to_bytes(4, "big"))
