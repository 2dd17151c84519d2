"""What is written into the journal: one operation a line, closed by its check sum.

A line is a JSON object, `*`, the CRC-32 of its bytes in eight hex digits. The operations of one
game are numbered (`at`), so that a line that is missing shows.
"""

from __future__ import annotations

import re
from typing import Literal
from zlib import crc32

import msgspec

State = Literal["open", "over", "aborted"]

VERSION = 1
"""Of the lines; a journal that names a higher one was written by a newer program."""

_LINE = re.compile(rb"(\{.*\})\*([0-9a-f]{8})")


class Opening(msgspec.Struct, frozen=True, tag_field="do", tag="open"):
    """The first line of a journal."""

    version: int


class _OfGame(msgspec.Struct, frozen=True, tag_field="do"):
    game: int
    at: int


class Start(_OfGame, frozen=True, tag="start"):
    """A game begins: the first line of its ship's log, what sits on each seat, and when."""

    header: str
    players: tuple[str, ...]
    started: str


class Move(_OfGame, frozen=True, tag="move"):
    """A move was accepted: its ship's log line, and the wells as they were."""

    line: str
    wells: str


class Keep(_OfGame, frozen=True, tag="keep"):
    """The wells count from here, though no move was made."""

    wells: str


class Back(_OfGame, frozen=True, tag="back"):
    """The last moves are taken back, the wells being as they are then."""

    count: int
    wells: str


class End(_OfGame, frozen=True, tag="end"):
    """The game is over, aborted, or open again."""

    state: State


class Forget(_OfGame, frozen=True, tag="forget"):
    """The game never came to a move: it is as if it had not been."""


class Noted(msgspec.Struct, frozen=True, tag_field="do", tag="noted"):
    """So much damage has been reported: lines that can't be used."""

    damage: int


OfGame = Start | Move | Keep | Back | End | Forget
Operation = Opening | Noted | OfGame

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Operation).decode


def encode(operation: Operation) -> bytes:
    """Write an operation as a line, newline included."""
    body = _encode(operation)
    return b"%b*%08x\n" % (body, crc32(body))


def decode(line: bytes) -> Operation | None:
    """Read a line; None when it is not whole."""
    matched = _LINE.fullmatch(line)
    if matched is None or crc32(matched[1]) != int(matched[2], 16):
        return None
    try:
        operation: Operation = _decode(matched[1])
    except msgspec.MsgspecError:
        return None
    return operation
