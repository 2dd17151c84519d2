"""What every bot does, and how a kind of bot is made."""

from __future__ import annotations

from typing import Any, Protocol

from plank.games.game import Game, Move
from plank.games.random_source import RandomSource


class Bot(Protocol):
    """Chooses moves; knows nothing of tables, hands and clocks."""

    def choose(self, game: Game, seat: int, /) -> Move:
        """Return the move that `seat`, whose turn it is, makes now, without faces.

        The game is a copy and may be changed.
        """
        ...


class BotType(Protocol):
    """A kind of bot, made with the random source it draws on: `Bosun(random.Random(7))`."""

    def __call__(self, random_source: RandomSource, /) -> Bot:
        """Make a bot."""
        ...

    def prepare(self, rules: Any, /) -> None:
        """Work out beforehand what bots of this kind ask for under these rules.

        Safe to call from another thread than the game's; without it the first turns take longer.
        """
        ...
