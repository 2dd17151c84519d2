"""The deal: every hand of its size, all from one pack (rulings W1, W2, W3)."""

from __future__ import annotations

from functools import cache
from typing import cast

from plank.games import value_text
from plank.games.errors import IllegalMove
from plank.games.move_type_check import check_types
from plank.games.walk_the_plank.cards import check_pack
from plank.games.walk_the_plank.moves import Deal

FIRST_HAND = 7  # cards in round 1


def hand_size(round_number: int) -> int:
    """Count the cards of a hand: 7 in round 1 down to 1 in round 7."""
    return FIRST_HAND + 1 - round_number


@cache
def sizes_due(seats: int, still_in: tuple[int, ...], size: int) -> tuple[int, ...]:
    """Give the cards that each seat is dealt: none when out."""
    return tuple(size if seat in still_in else 0 for seat in range(seats))


def check(deal: Deal, sizes: tuple[int, ...], round_number: int) -> None:
    """Hold a deal against the cards that each seat gets; raises IllegalMove."""
    if deal.by is not None or not _are_tuples(deal.hands):
        check_types(deal)
    _check_turned(deal, round_number)
    dealt = tuple(map(len, deal.hands))
    if dealt != sizes:
        given = f"not of {value_text.values(dealt)}" if dealt else "and none is given"
        line = f"hands of {value_text.values(sizes)} cards are dealt here, {given}"
        raise IllegalMove(line, "deal-of-wrong-sizes", cards=max(sizes))
    turned = () if deal.turned is None else (deal.turned,)
    check_pack(sum(deal.hands, turned), "the deal")


def _are_tuples(hands: object) -> bool:
    return isinstance(hands, tuple) and {tuple}.issuperset(map(type, cast("list[object]", hands)))


def _check_turned(deal: Deal, round_number: int) -> None:
    # rulings W2, W3
    if round_number == 1 and deal.turned is None:
        line = "the next card is turned face up in round 1: turned is missing"
        raise IllegalMove(line, "deal-without-turned")
    if round_number > 1 and deal.turned is not None:
        card = value_text.value(deal.turned)
        line = f"nothing is turned up in round {round_number}: leave {card} out"
        raise IllegalMove(line, "deal-with-turned", round=round_number)
