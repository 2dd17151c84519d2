"""A line closed by its check sum: a JSON object, `*`, its CRC-32 in eight hex digits, a newline.

Such lines go over the cable to the board, are kept in the board's settings, and make the journal.
The firmware has its own, firmware/board/line.py.
"""

from __future__ import annotations

import re
from typing import NamedTuple
from zlib import crc32

_LINE = re.compile(rb"(\{.*\})\*([0-9a-f]{8})")


class ChecksummedLine(NamedTuple):
    """What a line holds, and whether its check sum is right."""

    body: bytes
    intact: bool


def write_line(body: bytes) -> bytes:
    """Close a JSON object with its check sum and a newline."""
    return b"%b*%08x\n" % (body, crc32(body))


def read_line(line: bytes) -> ChecksummedLine | None:
    """Take a line without its newline apart; None when it has not the form of one."""
    if (found := _LINE.fullmatch(line)) is None:
        return None
    body, digits = found.groups()
    return ChecksummedLine(body, crc32(body) == int(digits, 16))
