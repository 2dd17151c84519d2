"""A bot whose choices hang on the moment of the game alone."""

from __future__ import annotations

import random
from collections.abc import Callable

from plank.games import Game, Move
from plank.people.bots.bot import Bot


class Steady:
    """Draws on chance anew for each moment, so that a host started again chooses the same.

    `make` makes the bot, `chance` gives the source of chance for a moment (seat and number of
    moves), `count` tells how many moves have been made.
    """

    def __init__(
        self,
        make: Callable[[random.Random], Bot],
        chance: Callable[[str], random.Random],
        count: Callable[[], int],
    ) -> None:
        self._make = make
        self._chance = chance
        self._count = count

    def choose(self, game: Game, seat: int) -> Move:
        """Return the bot's move at this moment."""
        return self._make(self._chance(f"bot {seat} {self._count()}")).choose(game, seat)
