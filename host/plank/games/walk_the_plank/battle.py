"""One battle: which cards may be played, and who wins."""

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

_FOLLOWING = {suit: cards | SPECIALS for suit, cards in CARDS_OF.items()}

_TRUMP_BONUS = 13  # lifts the lowest trump over the highest card of the current suit
_WALK_STRENGTH = 27  # over the highest trump
_SEA_STRENGTH = 28  # over everything, though it wins nothing


def playable(hand: Sequence[str], current: str | None) -> Sequence[str]:
    """Choose the cards of a hand that may be played on the current suit (None: any)."""
    # ruling W5
    if current is None or CARDS_OF[current].isdisjoint(hand):
        return hand
    following = _FOLLOWING[current]
    return [card for card in hand if card in following]


def winning_card(cards: Sequence[str], trump: str | None, later_walk_wins: bool) -> int | None:
    """Find the index of the card that wins a battle, None where nobody does."""
    # rulings W6, W7, W8
    strength = strengths(trump, SUIT_OF[cards[0]])
    powers = [strength[card] for card in cards]
    best = max(powers)
    if best == _SEA_STRENGTH:
        return None
    index = powers.index(best)
    if later_walk_wins and best == _WALK_STRENGTH and WALK in cards[index + 1 :]:
        return cards.index(WALK, index + 1)
    return index


@cache
def strengths(trump: str | None, current: str | None) -> dict[str, int]:
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
