"""Records games: the line to the board both ways, and all that people and bots ask for."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from plank.phrases.sentence import Sentence, sentence
from plank.referee import Act
from plank.service.recording.recording_file import RecordedGame
from plank.table.ports.recording_port import Recorder, recorded

if TYPE_CHECKING:
    from plank.service.boards import Board
    from plank.service.game_session import GameSession


class GameRecorder:
    """Records game after game: give it each board and each session.

    Raises OSError where the file can't be made. A file that can't be written any more ends the
    recording, which is announced, and not the game.
    """

    def __init__(self, path: Path) -> None:
        self._recorder = Recorder(path, lambda: asyncio.get_running_loop().time())
        self._ended = False
        self._to_announce: Sentence | None = None  # that it has ended
        self._connected: GameSession | None = None

    def tap(self, board: Board) -> Board:
        """Return the board with its line recorded."""
        return replace(board, ports=recorded(board.ports, self._note))

    def begin(self, session: GameSession) -> None:
        """Write down the game of a session as it stands, and listen to what is said in it."""
        record, firmware = session.record, session.board.firmware
        game = RecordedGame(
            record.header,
            tuple((entry.line, entry.wells) for entry in record.entries()),
            record.wells(),
            (firmware.version, firmware.manifest),
            session.board.masks,
            session.board.is_own,
        )
        self._connected = None
        session.on_connect(lambda: self._connect(session))
        self._note("game", game)
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
            self._to_announce = sentence("recording-ended", why=str(why.strerror))
            asyncio.get_running_loop().call_soon(self._announce)

    def _connect(self, session: GameSession) -> None:
        """Know that announcements are heard now; other words of welcome come first."""
        self._connected = session
        asyncio.get_running_loop().call_soon(self._announce)

    def _announce(self) -> None:
        ended, session = self._to_announce, self._connected
        if ended is not None and session is not None:
            self._to_announce = None
            session.referee.announce(ended)
