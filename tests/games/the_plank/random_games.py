"""Games of The Plank with any rules, and moves by chance."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from plank.games.the_plank import (
    DICE,
    FACES,
    PlankMove,
    Rethrow,
    Rules,
    ThePlank,
    Throw,
)

BOOL = st.booleans()
SYMBOLS = st.sampled_from(["skull", "anchor", "chest", "parrot", "rum"])


@st.composite
def all_switches(draw: st.DrawFn) -> Rules:
    spaces = draw(st.integers(11, 30))
    layout = st.lists(SYMBOLS, min_size=spaces, max_size=spaces).map(tuple)
    return Rules(
        spaces=spaces,
        layout=draw(st.none() | layout),
        symbol_jump=draw(st.sampled_from(["nearest", "choice"])),
        space1_safe=draw(BOOL),
        fallen_coins=draw(st.sampled_from(["bank", "removed"])),
        sword_hits_ship=draw(BOOL),
        sword_edge=draw(st.sampled_from(["fall", "stop"])),
        front_coins=draw(st.sampled_from(["stack", "one"])),
        furthest_tie=draw(BOOL),
        coins=draw(st.none() | st.integers(6, 99)),
        push=draw(BOOL),
        push_chain=draw(BOOL),
        greedy=draw(BOOL),
    )


@st.composite
def games(draw: st.DrawFn) -> ThePlank:
    count = draw(st.integers(2, 6))
    return ThePlank("ABCDEF"[:count], draw(all_switches()), draw(st.integers(0, count - 1)))


SEEDS = st.integers(0, 2**32)
MOVES_AT_MOST = 400  # space1_safe with sword_edge="stop" can keep a game going for ever


def filled(move: PlankMove, chance: random.Random) -> PlankMove:
    """Let the dice of a move fall."""
    if isinstance(move, Throw):
        return Throw(move.seat, tuple(chance.choice(FACES[die]) for die in DICE))
    if isinstance(move, Rethrow):
        faces = tuple(chance.choice(FACES[die]) for die in move.dice)
        return Rethrow(move.seat, move.dice, faces)
    return move


def some_move(game: ThePlank, chance: random.Random) -> PlankMove:
    return filled(chance.choice(game.legal()), chance)


def snapshot(game: ThePlank) -> tuple[Any, Any]:
    return game.final(), game.view(None)


def numbers(game: ThePlank) -> list[int]:
    """Each pirate's place as a number that falls towards the sea: ship, spaces, 0 fallen."""
    ship = game.rules.spaces + 1
    return [0 if game.fallen(seat) else game.space(seat) or ship for seat in range(len(game.seats))]
