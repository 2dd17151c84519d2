"""A dealer for random games: the rules list the pack, the chance comes from here."""

from __future__ import annotations

from random import Random

from plank.games.walk_the_plank import Cut, Deal, WalkThePlank, deck
from plank.games.walk_the_plank.cards import NUMBER_OF

PACK = deck()


def deal(game: WalkThePlank, random: Random) -> Deal:
    """Shuffle all 68 cards and deal the round that is awaited."""
    size, turns_up = game.hand_size, game.round == 1
    cards = random.sample(PACK, size * len(game.still_in) + turns_up)
    hands: list[tuple[str, ...]] = [()] * len(game.seats)
    for number, seat in enumerate(game.still_in):
        hands[seat] = tuple(cards[number * size : (number + 1) * size])
    return Deal(hands=tuple(hands), turned=cards[-1] if turns_up else None)


def cut(game: WalkThePlank, random: Random) -> Cut:
    """Let the tied draw from a freshly shuffled pack until one has the highest card."""
    draws: list[tuple[int, str]] = []
    tied = game.tied
    while len(tied) > 1:
        drawn = list(zip(tied, random.sample(PACK, len(tied)), strict=True))
        draws += drawn
        top = max(NUMBER_OF[card] for _, card in drawn)
        tied = tuple(seat for seat, card in drawn if NUMBER_OF[card] == top)
    return Cut(draws=tuple(draws))


def chance(game: WalkThePlank, random: Random) -> Deal | Cut:
    """Do what is awaited from outside."""
    return deal(game, random) if game.awaits == "deal" else cut(game, random)


def step(game: WalkThePlank, random: Random) -> Deal | Cut:
    """Choose a random move, of a seat or of chance."""
    return chance(game, random) if game.turn is None else random.choice(game.legal())
