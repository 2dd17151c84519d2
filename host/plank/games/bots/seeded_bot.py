"""A bot whose choices hang on the moment of the game alone."""

from __future__ import annotations

from collections.abc import Callable

from plank.games.bots.bot import Bot
from plank.games.game import Game, Move
from plank.games.random_source import RandomSource


class SeededBot:
    """Draws on chance anew for each moment, so that a host started again chooses the same.

    `make` makes the bot, `source` gives the source of chance for a moment (seat and number of
    moves), `count` tells how many moves have been made.
    """

    def __init__(
        self,
        make: Callable[[RandomSource], Bot],
        source: Callable[[str], RandomSource],
        count: Callable[[], int],
    ) -> None:
        self._make = make
        self._source = source
        self._count = count

    def choose(self, game: Game, seat: int) -> Move:
        """Return the bot's move at this moment."""
        return self._make(self._source(f"bot {seat} {self._count()}")).choose(game, seat)
