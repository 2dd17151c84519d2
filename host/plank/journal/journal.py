"""The journal of all games, in one file; losing power loses no move that was announced."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from plank.journal.append_only_file import AppendOnlyFile
from plank.journal.game_history import Entry, GameHistory, GameSummary
from plank.journal.journal_lines import (
    VERSION,
    End,
    Forget,
    GameOperation,
    KeepWells,
    Move,
    Noted,
    Opening,
    Operation,
    Start,
    State,
    TakeBack,
    decode,
    encode,
)

CURES = {
    "space": "make room on the disk and start again with --resume",
    "ermission": "make it writable, or name another with --journal FILE",
    "Read-only": "make it writable, or name another with --journal FILE",
}


class JournalError(OSError):
    """The journal can't be read or written: one line says why and what to do."""


class NoSuchGame(JournalError):
    """The journal has no such game; `key` and `args_of` are the sentence a page says of it."""

    key = "no-such-game"

    def __init__(self, number: int, path: Path) -> None:
        super().__init__(f"no game {number} in {path}: `plank log list` shows all")
        self.args_of = {"game": number}


class Journal:
    """The journal file, open.

    A damaged line is not used, nor what follows it in its game: the game stands as it did before
    that line. `damage` says so. Raises JournalError when the file can't be opened, is no journal,
    or can't be written.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._histories: dict[int, GameHistory] = {}
        self._unusable = 0
        self._noted = 0
        self._highest = 0
        with _errors_in_one_line(path):
            self._file = AppendOnlyFile(path)
            try:
                self._open()
            except JournalError:
                self._file.close()
                raise

    def _open(self) -> None:
        lines = self._file.new_lines()
        self._use(lines)
        if any(decode(line) for line in lines):
            return
        if not all(encode(Opening(VERSION)).startswith(line) for line in lines):
            raise JournalError(
                f"the journal {self.path} is damaged or no journal: move it away, or name another"
                " with --journal FILE"
            )
        self._write(Opening(VERSION))

    def close(self) -> None:
        """Close the file and let go of all games."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def damage(self) -> tuple[str, ...]:
        """What is damaged and has not been noted yet: a line for the file, and one a game."""
        if self._unusable <= self._noted:
            return ()
        lost = [history for history in self._histories.values() if history.unused]
        return (
            f"the journal {self.path} is damaged: {_count(self._unusable, 'line')} of it can't be"
            " used",
            *(f"game {_stands(history)}; what came after is lost" for history in lost),
        )

    def note_damage(self) -> None:
        """Note the damage found so far, so that it is reported no more."""
        if self._unusable > self._noted:
            self._write(Noted(self._unusable))

    def start(self, header: str, players: tuple[str, ...], started: str) -> int:
        """Begin a game, hold it, and return its number."""
        with _errors_in_one_line(self.path), self._file.numbering_locked():
            self._catch_up()
            number = self._highest + 1
            self._write(Start(number, 0, header, players, started))
        self.hold(number)
        return number

    def append(self, game: int, line: str, wells: str = "") -> None:
        """Make one accepted move durable; returns only when it is on the disk."""
        self._write(Move(game, self._next(game), line, wells))

    def keep(self, game: int, wells: str) -> None:
        """Make the wells' counters durable from which throws count, though no move was made."""
        self._write(KeepWells(game, self._next(game), wells))

    def take_back(self, game: int, count: int, wells: str = "") -> None:
        """Take back the last `count` standing moves; the game is open again."""
        self._write(TakeBack(game, self._next(game), count, wells))

    def end(self, game: int, state: State) -> None:
        """Note how a game stands: `over`, `aborted`, or `open` again."""
        if self._history(game).state != state:
            self._write(End(game, self._next(game), state))

    def forget(self, game: int) -> None:
        """Forget a game in which no move was ever made."""
        history = self._history(game)
        if not history.entries and history.state == "open":
            self._write(Forget(game, history.next))

    def entries(self, game: int) -> list[Entry]:
        """Return all standing moves of a game, in order."""
        return list(self._history(game).entries)

    def count(self, game: int) -> int:
        """Return how many moves of a game stand."""
        return len(self._history(game).entries)

    def wells(self, game: int) -> str:
        """Return the wells kept last; "" where there are none."""
        return self._history(game).wells

    def games(self, state: State | None = None) -> list[GameSummary]:
        """Return all games, or those of one state; the newest first."""
        with _errors_in_one_line(self.path):
            self._catch_up()
        histories = (one for one in self._histories.values() if not one.forgotten)
        games = [one.summary for one in histories if state is None or one.state == state]
        return sorted(games, key=lambda game: -game.id)

    def game(self, number: int) -> GameSummary:
        """Return one game by its number. Raises NoSuchGame."""
        with _errors_in_one_line(self.path):
            self._catch_up()
        return self._history(number).summary

    def log(self, number: int) -> str:
        """Return the ship's log of a game, as the journal holds it."""
        lines = [self.game(number).header, *(entry.line for entry in self.entries(number))]
        return "".join(line + "\n" for line in lines)

    def hold(self, game: int) -> bool:
        """KeepWells other programs from playing this game; False when one does already.

        The hold ends with this program, however it ends.
        """
        with _errors_in_one_line(self.path):
            return self._file.hold(game)

    def _history(self, number: int) -> GameHistory:
        history = self._histories.get(number)
        if history is None or history.forgotten:
            raise NoSuchGame(number, self.path)
        return history

    def _next(self, game: int) -> int:
        return self._history(game).next

    def _write(self, operation: Operation) -> None:
        with _errors_in_one_line(self.path):
            self._file.append(encode(operation))
            self._catch_up()

    def _catch_up(self) -> None:
        """Read what has been written since, by whichever program."""
        self._use(self._file.new_lines())

    def _use(self, lines: Iterable[bytes]) -> None:
        used = [self._take(decode(line)) for line in lines]
        self._unusable += used.count(False)

    def _take(self, operation: Operation | None) -> bool:
        match operation:
            case None:
                return False
            case Opening(version=version):
                self._check(version)
            case Noted(damage=damage):
                self._noted = damage
            case _:
                return self._take_in(operation)
        return True

    def _take_in(self, operation: GameOperation) -> bool:
        self._highest = max(self._highest, operation.game)
        history = self._histories.get(operation.game)
        if history is not None:
            return history.take(operation)
        if isinstance(operation, Start):
            self._histories[operation.game] = GameHistory(operation)
        return isinstance(operation, Start)

    def _check(self, version: int) -> None:
        if version > VERSION:
            raise JournalError(
                f"{self.path}: written by a newer plank (journal version {version}): update plank"
            )


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _stands(history: GameHistory) -> str:
    game = history.summary
    return f"{game.id} stands as it did after {_count(game.moves, 'move')}"


@contextmanager
def _errors_in_one_line(path: Path) -> Generator[None]:
    """Turn the system's error into one line for the person."""
    try:
        yield
    except JournalError:
        raise
    except OSError as error:
        raise JournalError(
            f"the journal {path} can't be used ({error.strerror}): {_cure(error)}"
        ) from error


def _cure(error: OSError) -> str:
    found = [cure for word, cure in CURES.items() if word in str(error.strerror)]
    return found[0] if found else "name another with --journal FILE"
