"""Games as they happen, in one SQLite file; a pulled plug loses nothing that was told."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, Self

import msgspec

from plank.journal import schema

State = Literal["open", "over", "aborted"]


class JournalError(OSError):
    """The journal can't be read or written: one line says why and what to do."""


class Entry(msgspec.Struct, frozen=True):
    """One accepted move: its ship's log line, and the wells as they were (host's own JSON)."""

    line: str
    wells: str


class Game(msgspec.Struct, frozen=True):
    """One game of the journal: ``header`` is the first line of its ship's log.

    ``started`` is the date and time as the host's clock told it, ``players`` what each seat is
    (``human`` or the name of a bot), ``moves`` how many accepted moves stand.
    """

    id: int
    started: str
    header: str
    players: tuple[str, ...]
    state: State
    moves: int


class Journal:
    """The journal file, open.

    Raises JournalError when the file can't be opened, is no journal, or can't be written.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._locks: int | None = None
        with _told(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(path, isolation_level=None)
            self._prepare()

    def _prepare(self) -> None:
        for setting in schema.SETTINGS:
            self._db.execute(setting)
        (version,) = self._db.execute("PRAGMA user_version").fetchone()
        if version > schema.VERSION:
            raise JournalError(
                f"{self.path}: written by a newer plank (journal version {version}): update plank"
            )
        if version < schema.VERSION:
            self._db.executescript(schema.TABLES)
            self._db.execute(f"PRAGMA user_version = {schema.VERSION}")

    def close(self) -> None:
        """Close the file and let go of all games."""
        self._db.close()
        if self._locks is not None:
            os.close(self._locks)
            self._locks = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self, header: str, players: tuple[str, ...], started: str) -> int:
        """Begin a game, hold it, and return its number."""
        row = self._write(
            "INSERT INTO games (started, header, players) VALUES (?, ?, ?)",
            (started, header, msgspec.json.encode(players).decode()),
        )
        self.hold(row)
        return row

    def append(self, game: int, line: str, wells: str = "") -> None:
        """Make one accepted move durable; returns only when it is on the disk."""
        self._write("INSERT INTO moves (game, line, wells) VALUES (?, ?, ?)", (game, line, wells))

    def take_back(self, game: int, count: int) -> None:
        """Mark the last ``count`` standing moves as taken back."""
        self._write(
            "UPDATE moves SET taken_back = 1 WHERE entry IN (SELECT entry FROM moves"
            " WHERE game = ? AND taken_back = 0 ORDER BY entry DESC LIMIT ?)",
            (game, count),
        )

    def end(self, game: int, state: State) -> None:
        """Say how a game stands: ``over``, ``aborted``, or ``open`` again after a take back."""
        self._write("UPDATE games SET state = ? WHERE id = ?", (state, game))

    def forget(self, game: int) -> None:
        """Forget a game in which no move was ever made."""
        self._write(
            "DELETE FROM games WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM moves WHERE game = ?1)",
            (game,),
        )

    def entries(self, game: int) -> list[Entry]:
        """All standing moves of a game, in order."""
        with _told(self.path):
            rows = self._db.execute(
                "SELECT line, wells FROM moves WHERE game = ? AND taken_back = 0 ORDER BY entry",
                (game,),
            ).fetchall()
        return [Entry(line, wells) for line, wells in rows]

    def games(self, state: State | None = None) -> list[Game]:
        """All games, or those of one state; the newest first."""
        with _told(self.path):
            rows = self._db.execute(
                "SELECT id, started, header, players, state, (SELECT count(*) FROM moves"
                " WHERE game = games.id AND taken_back = 0) FROM games"
                " WHERE ?1 IS NULL OR state = ?1 ORDER BY id DESC",
                (state,),
            ).fetchall()
        return [_game(row) for row in rows]

    def game(self, number: int) -> Game:
        """One game by its number; JournalError when there is none."""
        for game in self.games():
            if game.id == number:
                return game
        raise JournalError(f"no game {number} in {self.path}: `plank log list` shows all")

    def log(self, number: int) -> str:
        """The ship's log of a game, as the journal holds it."""
        lines = [self.game(number).header, *(entry.line for entry in self.entries(number))]
        return "".join(line + "\n" for line in lines)

    def hold(self, game: int) -> bool:
        """Keep other programs from playing this game; False when one does already.

        The hold ends with this program, however it ends.
        """
        with _told(self.path):
            if self._locks is None:
                name = self.path.with_name(self.path.name + ".lock")
                self._locks = os.open(name, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.lockf(self._locks, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, game)
        except OSError:
            return False
        return True

    def _write(self, sql: str, values: tuple[object, ...]) -> int:
        with _told(self.path):
            return self._db.execute(sql, values).lastrowid or 0


def _game(row: tuple[int, str, str, str, State, int]) -> Game:
    number, started, header, players, state, moves = row
    kinds = msgspec.json.decode(players, type=tuple[str, ...])
    return Game(number, started, header, kinds, state, moves)


@contextmanager
def _told(path: Path) -> Generator[None]:
    """Turn what SQLite and the system say into one line for the person."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise JournalError(f"the journal {path} can't be used ({error}): {_cure(error)}") from error
    except (sqlite3.DatabaseError, msgspec.MsgspecError) as error:
        raise JournalError(
            f"the journal {path} is damaged or no journal ({error}): move it away, or name another"
            " with --journal FILE"
        ) from error
    except JournalError:
        raise
    except OSError as error:
        raise JournalError(
            f"the journal {path} can't be used ({error.strerror}): name another with --journal FILE"
        ) from error


def _cure(error: sqlite3.OperationalError) -> str:
    cures = {
        "locked": "another program is writing to it; close that and start again",
        "full": "make room on the disk and start again with --resume",
        "readonly": "make it writable, or name another with --journal FILE",
    }
    text = str(error)
    found = [cure for word, cure in cures.items() if word in text]
    return found[0] if found else "name another with --journal FILE"
