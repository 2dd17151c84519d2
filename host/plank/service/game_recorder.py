"""`plank play --record FILE`: the line both ways, and all that people and bots say."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

import msgspec

from plank.phrases.sentence import Sentence, sentence
from plank.referee import Act
from plank.service.boards import Board
from plank.service.game_session import GameSession
from plank.table.ports.recording_port import Recorder, recorded
from plank.table.table_state import NO_MASKS, Masks


class GameNote(msgspec.Struct, frozen=True):
    """A game begins, or is gone on with: all that the referee had of it.

    `moves` are lines of the ship's log with the wells kept beside them, `wells` those kept
    last, `firmware` the version and manifest that went with the program.
    """

    header: str
    moves: tuple[tuple[str, str], ...] = ()
    wells: str = ""
    firmware: tuple[str, str] | None = None
    masks: Masks = NO_MASKS
    ours: bool = False
    """Whether the table was a simulated one of the program's own."""


class GameRecorder:
    """Records an service: tell it of each board and each session.

    Raises OSError where the file can't be made. One that can't be written any more ends the
    recording, which is said, and not the game.
    """

    def __init__(self, path: Path) -> None:
        self._recorder = Recorder(path, lambda: asyncio.get_running_loop().time())
        self._ended = False
        self._untold: Sentence | None = None  # that it has ended
        self._welcomed: GameSession | None = None

    def tap(self, board: Board) -> Board:
        """Return the board with its line recorded."""
        return replace(board, ports=recorded(board.ports, self._note))

    def begin(self, session: GameSession) -> None:
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
        self._welcomed = None
        session.on_welcome(lambda: self._welcome(session))
        self._note("game", note)
        session.referee.on_input(self._hear)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """End the recording."""
        self._recorder.close()

    def _hear(self, heard: Act | Sentence) -> None:
        self._note("announce" if isinstance(heard, Sentence) else "act", heard)

    def _note(self, kind: str, what: Any) -> None:
        if self._ended:
            return
        try:
            self._recorder.note(kind, what)
        except OSError as why:
            self._ended = True
            self._untold = sentence("recording-ended", why=str(why.strerror))
            asyncio.get_running_loop().call_soon(self._tell)

    def _welcome(self, session: GameSession) -> None:
        """Know that things can be told now; other words of welcome come first."""
        self._welcomed = session
        asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        told, session = self._untold, self._welcomed
        if told is not None and session is not None:
            self._untold = None
            session.referee.announce(told)
