"""`plank play --record FILE`: the line both ways, and all that people and bots say."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Self

import msgspec

from plank.cli.play.boards import Board
from plank.cli.play.session import Session
from plank.referee.acts import Act
from plank.referee.sentence import Sentence
from plank.table.board import NO_MASKS, Masks
from plank.table.recording import Recorder, recorded


class GameNote(msgspec.Struct, frozen=True):
    """A game begins, or is gone on with: all that the referee had of it.

    ``moves`` are lines of the ship's log with the wells kept beside them, ``wells`` those kept
    last, ``firmware`` the version and manifest that went with the program.
    """

    header: str
    moves: tuple[tuple[str, str], ...] = ()
    wells: str = ""
    firmware: tuple[str, str] | None = None
    masks: Masks = NO_MASKS
    ours: bool = False
    """Whether the table was a simulated one of the program's own."""


class GameRecorder:
    """Records an evening: tell it of each board and each session. Raises OSError."""

    def __init__(self, path: Path) -> None:
        self._recorder = Recorder(path, lambda: asyncio.get_running_loop().time())

    def tap(self, board: Board) -> Board:
        """Return the board with its line recorded."""
        return replace(board, ports=recorded(board.ports, self._recorder.note))

    def begin(self, session: Session) -> None:
        """Write down the game of a session as it stands, and listen to what is said in it."""
        record, firmware = session.record, session.board.firmware
        note = GameNote(
            record.header,
            tuple((entry.line, entry.wells) for entry in record.entries()),
            record.wells(),
            (firmware.version, firmware.manifest),
            session.board.masks,
            session.board.is_ours,
        )
        self._recorder.note("game", note)
        session.referee.on_word(self._hear)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """End the recording."""
        self._recorder.close()

    def _hear(self, word: Act | Sentence) -> None:
        self._recorder.note("announce" if isinstance(word, Sentence) else "act", word)
