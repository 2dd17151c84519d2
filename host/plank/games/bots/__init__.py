"""Players that are no people: they look at a game and choose a move.

Each game names its own kinds, the usual one first:

    GAMES["the-plank"].bots["bosun"](random.Random(7)).choose(game, seat)
"""

from __future__ import annotations

from plank.games.bots.bot import Bot, BotType
from plank.games.bots.random_player import RandomPlayer
from plank.games.bots.seeded_bot import SeededBot

__all__ = ["Bot", "BotType", "RandomPlayer", "SeededBot"]
