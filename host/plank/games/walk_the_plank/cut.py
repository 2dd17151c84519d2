"""The cut that settles a tie for Captain (ruling W10)."""

from __future__ import annotations

from collections.abc import Sequence

from plank.games import value_text
from plank.games.errors import IllegalMove
from plank.games.walk_the_plank.cards import NUMBER_OF, check_pack
from plank.games.walk_the_plank.events import CardEvent, Drew, Tied

Draw = tuple[int, str]  # seat, card


def settle(tied: tuple[int, ...], draws: Sequence[Draw]) -> tuple[int, list[CardEvent]]:
    """Carry a cut out: the seat that wins it, and what happened.

    Raises IllegalMove where a draw is missing, too many, out of order or impossible.
    """
    events: list[CardEvent] = []
    while True:
        cut, draws = draws[: len(tied)], draws[len(tied) :]
        _check(tied, cut)
        events += [Drew(seat, card) for seat, card in cut]
        tied = _highest(cut)
        if len(tied) == 1:
            break
        events.append(Tied(tied))
    winner = tied[0]
    if draws:
        seat, card = map(value_text.value, draws[0])
        line = f"seat {seat} draws {card} after the cut was won by seat {winner}"
        raise IllegalMove(line, "cut-goes-on")
    return winner, events


def _check(tied: tuple[int, ...], cut: Sequence[Draw]) -> None:
    """Hold one round of the cut against its seats and one freshly shuffled pack."""
    seats, cards = zip(*cut, strict=True) if cut else ((), ())
    if seats != tied:
        drawn = f"not {value_text.values(seats)}" if seats else "and no card is drawn"
        line = f"seats {value_text.values(tied)} draw a card each, in this order, {drawn}"
        raise IllegalMove(line, "cut-by-others")
    check_pack(cards, "the cut")


def _highest(cut: Sequence[Draw]) -> tuple[int, ...]:
    top = max([NUMBER_OF[card] for _, card in cut])
    return tuple([seat for seat, card in cut if NUMBER_OF[card] == top])
