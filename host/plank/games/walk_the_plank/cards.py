"""The 68 cards, written as in the ship's log: a suit letter and a number, or "WTP" or "SEA"."""

from __future__ import annotations

from collections.abc import Sequence

from plank.games import value_text
from plank.games.errors import IllegalMove

SUITS = "DHMPL"  # Doubloons, Hookhands, Monkeys, Parrots, pegLegs
NUMBERS = range(1, 14)  # 1 low, 13 high
WALK = "WTP"  # Walk the Plank!, two in the pack
SEA = "SEA"  # Sea Monster!, one in the pack

SUIT_NAMES = {
    "D": "Doubloons",
    "H": "Hookhands",
    "M": "Monkeys",
    "P": "Parrots",
    "L": "Peglegs",
}

_NUMBERED = tuple(f"{suit}{number}" for suit in SUITS for number in NUMBERS)

CARDS = frozenset((*_NUMBERED, WALK, SEA))
SPECIALS = frozenset((WALK, SEA))
SUIT_OF: dict[str, str | None] = {card: card[0] for card in _NUMBERED} | {WALK: None, SEA: None}
NUMBER_OF: dict[str, int] = {card: int(card[1:]) for card in _NUMBERED} | {WALK: 0, SEA: 0}
CARDS_OF: dict[str, frozenset[str]] = {
    suit: frozenset(f"{suit}{number}" for number in NUMBERS) for suit in SUITS
}


def deck() -> list[str]:
    """List the 68 cards in order; shuffling is the caller's."""
    return [*_NUMBERED, WALK, WALK, SEA]


def check_pack(cards: Sequence[str], what: str) -> None:
    """Refuse cards that cannot come from one pack; `what` they are for. Raises IllegalMove."""
    try:
        distinct = set(cards)
    except TypeError:  # a list, perhaps
        raise _no_card(cards, what) from None
    if not distinct <= CARDS:
        raise _no_card(cards, what)
    doubled = len(cards) - len(distinct)
    if doubled > 1 or (doubled == 1 and cards.count(WALK) != 2):
        raise _too_often(cards, what)


def _no_card(cards: Sequence[object], what: str) -> IllegalMove:
    unknown = (card for card in cards if not isinstance(card, str) or card not in CARDS)
    shown = value_text.value(next(unknown))
    return IllegalMove(f"{what} cannot be: {shown} is not a card", "no-such-card", given=shown)


def _too_often(cards: Sequence[str], what: str) -> IllegalMove:
    card = next(card for card in cards if cards.count(card) > _in_pack(card))
    times = "twice" if _in_pack(card) == 2 else "once"
    line = f"{what} cannot be: the pack has {card} {times} only"
    return IllegalMove(line, "card-too-often", card=card)


def _in_pack(card: str) -> int:
    return 2 if card == WALK else 1
