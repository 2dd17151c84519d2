"""One battle: which cards may be played, and who wins."""

from collections.abc import Mapping, Sequence
from functools import cache

from plank.games.walk_the_plank.cards import (
    CARDS,
    CARDS_OF,
    NUMBER_OF,
    SEA,
    SPECIALS,
    SUIT_OF,
    SUITS,
    WALK,
)

_FOLLOWING = {suit: cards | SPECIALS for suit, cards in CARDS_OF.items()}

_TRUMP_BONUS = 13  # lifts the lowest trump over the highest card of the current suit
_WALK_STRENGTH = 27  # over the highest trump
_SEA_STRENGTH = 28  # over everything, though it wins nothing


def following(current: str | None) -> frozenset[str]:
    """Find the cards that follow the current suit: it and the specials, all where there is none."""
    # ruling W5
    return CARDS if current is None else _FOLLOWING[current]


def must_follow(hand: Mapping[str, object], current: str | None) -> bool:
    """Tell whether a hand holds a card of the current suit, and so must follow it."""
    # ruling W5
    return current is not None and not CARDS_OF[current].isdisjoint(hand)


def winning_card(
    cards: Sequence[str], strengths: Mapping[str, int], later_walk_wins: bool
) -> int | None:
    """Find the index of the card that wins a battle, None where nobody does."""
    # rulings W7, W8
    best = max(cards, key=strengths.__getitem__)
    if best == SEA:
        return None
    first = cards.index(best)
    if best == WALK and later_walk_wins and WALK in cards[first + 1 :]:
        return cards.index(WALK, first + 1)
    return first


@cache
def strengths_under(trump: str | None) -> dict[str | None, dict[str, int]]:
    """Rank every card, for each current suit; a card that can't win counts 0."""
    return {
        current: {card: _strength(card, trump, current) for card in CARDS}
        for current in (*SUITS, None)
    }


def _strength(card: str, trump: str | None, current: str | None) -> int:
    # ruling W7
    if card == SEA:
        return _SEA_STRENGTH
    if card == WALK:
        return _WALK_STRENGTH
    if SUIT_OF[card] == trump:
        return NUMBER_OF[card] + _TRUMP_BONUS
    return NUMBER_OF[card] if SUIT_OF[card] == current else 0
