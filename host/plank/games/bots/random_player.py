"""A bot that plays any game: every legal move is as likely as the others."""

from __future__ import annotations

from plank.games.game import Game, Move
from plank.games.random_source import RandomSource
from plank.games.switches import Switches


class RandomPlayer:
    """Draws its moves at random."""

    def __init__(self, random_source: RandomSource) -> None:
        self._random = random_source

    @staticmethod
    def prepare(rules: Switches) -> None:
        """Do nothing: there is nothing to work out."""

    def choose(self, game: Game, seat: int) -> Move:
        """Return one of the seat's own legal moves; in some games others may move as well."""
        own = [move for move in game.legal() if getattr(move, "seat", seat) == seat]
        return self._random.choice(own)
