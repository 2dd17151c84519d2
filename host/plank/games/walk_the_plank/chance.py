"""What chance decides in Walk the Plank: deals and cuts, each from a freshly shuffled pack."""

from __future__ import annotations

from collections.abc import Sequence

from plank.games.random_source import RandomSource
from plank.games.walk_the_plank.cards import NUMBER_OF, deck

PACK = deck()


def deal(
    seats: int, still_in: Sequence[int], size: int, random_source: RandomSource, *, turned: bool
) -> tuple[tuple[tuple[str, ...], ...], str | None]:
    """Deal so many cards to each of those still in; with `turned` the next one is turned up.

    Returns the hands, one a seat, and the card turned up.
    """
    cards = random_source.sample(PACK, size * len(still_in) + turned)
    hands: list[tuple[str, ...]] = [()] * seats
    for number, seat in enumerate(still_in):
        hands[seat] = tuple(cards[number * size : (number + 1) * size])
    return tuple(hands), cards[-1] if turned else None


def cut(tied: tuple[int, ...], random_source: RandomSource) -> tuple[tuple[int, str], ...]:
    """Let the tied draw until one of them has the highest card; return all draws (ruling W10)."""
    draws: list[tuple[int, str]] = []
    while len(tied) > 1:
        drawn = list(zip(tied, random_source.sample(PACK, len(tied)), strict=True))
        draws += drawn
        highest = max(NUMBER_OF[card] for _, card in drawn)
        tied = tuple(seat for seat, card in drawn if NUMBER_OF[card] == highest)
    return tuple(draws)
