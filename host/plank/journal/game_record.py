"""The record of one game that this program plays, as the referee keeps it."""

from __future__ import annotations

from typing import Literal

from plank.journal.game_history import Entry
from plank.journal.journal import Journal


class GameRecord:
    """The standing moves of one game; every write is durable when it returns.

    Raises JournalError when the journal can't be written.
    """

    def __init__(self, journal: Journal, game: int) -> None:
        self._journal = journal
        self._game = game

    @property
    def header(self) -> str:
        """The first line of the game's ship's log."""
        return self._journal.game(self._game).header

    def entries(self) -> list[Entry]:
        """Return the standing moves, with the wells kept beside them."""
        return self._journal.entries(self._game)

    def lines(self) -> list[str]:
        """Return the standing moves, as lines of the ship's log."""
        return [entry.line for entry in self.entries()]

    def append(self, line: str, wells: str) -> None:
        """Make one accepted move durable."""
        self._journal.append(self._game, line, wells)

    def keep(self, wells: str) -> None:
        """Make the wells' counters durable from which throws count, though no move was made."""
        self._journal.keep(self._game, wells)

    def take_back(self, count: int, wells: str = "") -> None:
        """Take back the last `count` moves, the wells being so; the game is open again."""
        self._journal.take_back(self._game, count, wells)

    def count(self) -> int:
        """Return how many moves stand."""
        return self._journal.count(self._game)

    def wells(self) -> str:
        """Return the wells kept last; "" where there are none."""
        return self._journal.wells(self._game)

    def end(self, state: Literal["over", "aborted"]) -> None:
        """Note how the game ended."""
        self._journal.end(self._game, state)
