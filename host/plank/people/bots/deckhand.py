"""The deckhand plays any legal move, each as likely as the others."""

from __future__ import annotations

import random

from plank.games import Game, Move


class Deckhand:
    """Draws its moves at random."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, game: Game, seat: int) -> Move:
        """Return one of the seat's own legal moves; in some games others may move as well."""
        own = [move for move in game.legal() if getattr(move, "seat", seat) == seat]
        return self._rng.choice(own)
