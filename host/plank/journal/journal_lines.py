"""The lines of the journal: one operation a line, closed by its check sum.

The operations of one game are numbered (`at`), so that a line that is missing shows.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from plank.checksummed_line import read_line, write_line

State = Literal["open", "over", "aborted"]

VERSION = 1
"""Of the lines; a journal that names a higher one was written by a newer program."""


class Opening(msgspec.Struct, frozen=True, tag_field="do", tag="open"):
    """The first line of a journal."""

    version: int


class _OperationOfGame(msgspec.Struct, frozen=True, tag_field="do"):
    game: int
    at: int


class Start(_OperationOfGame, frozen=True, tag="start"):
    """A game begins: the first line of its ship's log, who plays on each seat, and when."""

    header: str
    players: tuple[str, ...]
    started: str


class Move(_OperationOfGame, frozen=True, tag="move"):
    """A move was accepted: its ship's log line, and the wells as they were."""

    line: str
    wells: str


class KeepWells(_OperationOfGame, frozen=True, tag="keep"):
    """Throws count from these counters of the wells on, though no move was made."""

    wells: str


class TakeBack(_OperationOfGame, frozen=True, tag="back"):
    """The last moves are taken back; the wells' counters are as they are then."""

    count: int
    wells: str


class End(_OperationOfGame, frozen=True, tag="end"):
    """The game is over, aborted, or open again."""

    state: State


class Forget(_OperationOfGame, frozen=True, tag="forget"):
    """No move was ever made in the game: it is as if it had not been."""


class Noted(msgspec.Struct, frozen=True, tag_field="do", tag="noted"):
    """So many damaged lines have been reported."""

    damage: int


GameOperation = Start | Move | KeepWells | TakeBack | End | Forget
Operation = Opening | Noted | GameOperation

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Operation).decode


def encode(operation: Operation) -> bytes:
    """Write an operation as a line, newline included."""
    return write_line(_encode(operation))


def decode(line: bytes) -> Operation | None:
    """Read a line; None when it is not whole."""
    parts = read_line(line)
    if parts is None or not parts.intact:
        return None
    try:
        operation: Operation = _decode(parts.body)
    except msgspec.MsgspecError:
        return None
    return operation
