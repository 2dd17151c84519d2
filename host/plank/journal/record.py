"""One game of the journal, held by this program, as the referee writes it."""

from __future__ import annotations

from typing import Literal

from plank.journal.journal import Journal


class GameRecord:
    """The standing moves of one game; every write is durable when it returns.

    Raises JournalError when the journal can't be written.
    """

    def __init__(self, journal: Journal, game: int) -> None:
        self._journal = journal
        self._game = game
        self._wells = [entry.wells for entry in journal.entries(game)]

    @property
    def header(self) -> str:
        """The first line of the game's ship's log."""
        return self._journal.game(self._game).header

    def lines(self) -> list[str]:
        """Return the standing moves, as lines of the ship's log."""
        return [entry.line for entry in self._journal.entries(self._game)]

    def append(self, line: str, wells: str) -> None:
        """Make one accepted move durable."""
        self._journal.append(self._game, line, wells)
        self._wells.append(wells)

    def take_back(self, count: int) -> None:
        """Mark the last ``count`` moves as taken back; the game is open again."""
        self._journal.take_back(self._game, count)
        self._journal.end(self._game, "open")
        del self._wells[-count:]

    def count(self) -> int:
        """Return how many moves stand."""
        return len(self._wells)

    def wells(self) -> str:
        """Return the wells kept with the last standing move; "" where there is none."""
        return self._wells[-1] if self._wells else ""

    def end(self, state: Literal["over", "aborted"]) -> None:
        """Say how the game ended."""
        self._journal.end(self._game, state)
