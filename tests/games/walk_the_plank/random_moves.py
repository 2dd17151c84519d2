"""Moves by chance, of a seat or of whoever deals."""

from __future__ import annotations

from random import Random

from plank.games.walk_the_plank import CardMove, WalkThePlank


def step(game: WalkThePlank, random: Random) -> CardMove:
    """Choose a move at random, with cards where it is a deal or a cut."""
    return game.fill_in(random.choice(game.legal()), random)
