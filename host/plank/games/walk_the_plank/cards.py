"""The 68 cards, written as in the ship's log: a suit letter and a number, or "WTP" or "SEA"."""

from __future__ import annotations

from collections.abc import Sequence

from plank.games import value_text

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


def pack_problem(cards: Sequence[str]) -> str | None:
    """Tell why these cards cannot come from one pack, or None where they can."""
    distinct = set(cards)
    if not distinct <= CARDS:
        unknown = next(card for card in cards if card not in CARDS)
        return f"{value_text.value(unknown)} is not a card"
    doubled = len(cards) - len(distinct)
    if doubled == 0 or (doubled == 1 and cards.count(WALK) == 2):
        return None
    return _doubled_problem(cards)


def _doubled_problem(cards: Sequence[str]) -> str:
    for card in cards:
        in_pack = 2 if card == WALK else 1
        if cards.count(card) > in_pack:
            return f"the pack has {card} {'twice' if in_pack == 2 else 'once'} only"
    raise AssertionError("no card is there too often")
