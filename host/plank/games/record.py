"""A game with the moves that made it: undo, the game at any move, and the ship's log.

    record = GameRecord(ThePlank(("Anne", "Bo")))
    record.apply(Throw(0, (5, "coin", 3, 2)))
    record.undo()

Each move is made on a copy of the game, so that nothing slows down the game itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from plank.games.game import Game, GameEvent, Move
from plank.games.ships_log import read, write

GameT = TypeVar("GameT", bound=Game)


class GameRecord(Generic[GameT]):
    """A game as it was played so far.

    `start` is the game before its first move; it is copied. The logs are those of games that
    begin at the beginning: a position from a text has none.
    """

    def __init__(self, start: GameT) -> None:
        self._games = [start.copy()]
        self._moves: list[Move] = []

    @classmethod
    def from_log(cls, text: str | bytes, file: str = "log") -> GameRecord[Game]:
        """Replay a ship's log. Raises LogError, which names `file` and the line."""
        log = read(text, file)
        record = GameRecord(log.begin())
        for move in log.moves:
            record.apply(move)
        return record

    @property
    def game(self) -> GameT:
        """The game as it stands now; make moves by `apply`, not on it."""
        return self._games[-1]

    @property
    def moves(self) -> Sequence[Move]:
        """The moves made so far."""
        return tuple(self._moves)

    def apply(self, move: Move) -> Sequence[GameEvent]:
        """Make a move and return what happened. Raises IllegalMove."""
        after = self.game.copy()
        events = after.apply(move)
        self._games.append(after)
        self._moves.append(move)
        return events

    def undo(self) -> Move:
        """Take the last move back and return it. Raises IndexError where there is none."""
        if not self._moves:
            raise IndexError("no move to undo: the game is at its start")
        self._games.pop()
        return self._moves.pop()

    def at(self, moves: int) -> GameT:
        """Return a copy of the game after so many moves. Raises IndexError beyond the last."""
        if not 0 <= moves < len(self._games):
            raise IndexError(f"move {moves}: the record has {len(self._moves)}")
        return self._games[moves].copy()

    def to_log(self) -> str:
        """Write the ship's log."""
        return write(self._games[0], self._moves)
