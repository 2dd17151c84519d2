"""Whole games of bots against bots, with dice thrown here; no table."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from plank.games import Move
from plank.games.bots import Bot
from plank.games.the_plank import DICE, FACES, Rethrow, Rules, ThePlank, Throw


def thrown(move: Move, rng: random.Random) -> Move:
    """Fill in the faces of a move that throws dice."""
    if isinstance(move, Throw):
        return Throw(move.seat, tuple(rng.choice(FACES[die]) for die in DICE))
    if isinstance(move, Rethrow):
        faces = tuple(rng.choice(FACES[die]) for die in move.dice)
        return Rethrow(move.seat, move.dice, faces)
    return move


def moves_of(game: ThePlank, bots: Sequence[Bot], rng: random.Random) -> Iterator[Move]:
    """Play to the end; yield each move before it is made."""
    while game.turn is not None:
        move = bots[game.turn].choose(game.copy(), game.turn)
        yield move
        game.apply(thrown(move, rng))


def winner(bots: Sequence[Bot], rng: random.Random, rules: Rules | None = None) -> int | None:
    game = ThePlank(tuple("ABCDEF"[: len(bots)]), rules or Rules(), rng.randrange(len(bots)))
    for _ in moves_of(game, bots, rng):
        pass
    return game.winner
