"""What every bot does."""

from __future__ import annotations

from typing import Protocol

from plank.games import Game, Move


class Bot(Protocol):
    """Chooses moves; knows nothing of tables, hands and clocks."""

    def choose(self, game: Game, seat: int) -> Move:
        """Return the move that `seat`, whose turn it is, makes now, without faces.

        The game is a copy and may be changed.
        """
        ...
