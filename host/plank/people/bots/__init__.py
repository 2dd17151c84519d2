"""Players that are no people: they look at a game and choose a move.

BOTS["bosun"](random.Random(7)).choose(game, seat)      Rethrow(seat=2, dice=(0, 3), faces=())
"""

from __future__ import annotations

import random
from collections.abc import Callable

from plank.people.bots.bosun import Bosun
from plank.people.bots.bot import Bot
from plank.people.bots.deckhand import Deckhand
from plank.people.bots.survival import prepare

__all__ = ["BOTS", "Bosun", "Bot", "Deckhand", "prepare"]

BOTS: dict[str, Callable[[random.Random], Bot]] = {"deckhand": Deckhand, "bosun": Bosun}
"""Each kind of bot by its name, made with the random source it draws on."""
