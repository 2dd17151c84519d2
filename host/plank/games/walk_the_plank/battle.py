"""One battle: which cards may be played, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from plank.games.walk_the_plank.cards import (
    CARDS,
    CARDS_OF,
    NUMBER_OF,
    SEA,
    SPECIALS,
    SUIT_OF,
    WALK,
)

NO_SUIT: tuple[frozenset[str], frozenset[str]] = (frozenset(), CARDS)
"""No current suit: no cards are of it, and all may follow (rulings W5, W6)."""
_BY_SUIT = {suit: (cards, cards | SPECIALS) for suit, cards in CARDS_OF.items()}
SUIT_LED = {card: NO_SUIT if suit is None else _BY_SUIT[suit] for card, suit in SUIT_OF.items()}
"""For a card that leads: the cards of the current suit, and those that follow it (W5, W6)."""

_TRUMP_BONUS = 13  # lifts the lowest trump over the highest card of the current suit
_WALK_STRENGTH = 27  # over the highest trump
_SEA_STRENGTH = 28  # over everything, though it wins nothing


def winning_card(cards: Sequence[str], trump: str | None, two_wtp: str) -> int | None:
    """Find the index of the card that wins a battle, None where nobody does."""
    # rulings W6, W7, W8
    strengths = _strengths(trump, SUIT_OF[cards[0]])
    best, winner = 0, ""
    for card in cards:  # a loop is twice as fast as max() with a key
        strength = strengths[card]
        if strength > best:
            best, winner = strength, card
    if winner == SEA:
        return None
    first = cards.index(winner)
    if winner == WALK and two_wtp == "last" and WALK in cards[first + 1 :]:
        return cards.index(WALK, first + 1)
    return first


@cache
def _strengths(trump: str | None, current: str | None) -> dict[str, int]:
    """Rank every card under these suits; a card that can't win counts 0."""
    return {card: _strength(card, trump, current) for card in CARDS}


def _strength(card: str, trump: str | None, current: str | None) -> int:
    # ruling W7
    if card == SEA:
        return _SEA_STRENGTH
    if card == WALK:
        return _WALK_STRENGTH
    if SUIT_OF[card] == trump:
        return NUMBER_OF[card] + _TRUMP_BONUS
    return NUMBER_OF[card] if SUIT_OF[card] == current else 0
