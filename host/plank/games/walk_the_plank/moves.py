"""The moves of Walk the Plank, which are the lines of its log.

A card is written as in the log: "L13", "WTP", "SEA".
"""

from __future__ import annotations

from plank.games.game import Move


class Deal(Move, frozen=True):
    """Deal a round: one hand a seat, empty when out; `turned` in round 1 only.

    `hands` is () in `legal()`.
    """

    hands: tuple[tuple[str, ...], ...]
    turned: str | None = None


class Trump(Move, frozen=True):
    """Name the trump suit, one of D H M P L: the Captain's, in rounds 2 and later."""

    seat: int
    suit: str


class Play(Move, frozen=True):
    """Play one card of one's hand."""

    seat: int
    card: str


class Cut(Move, frozen=True):
    """Cut for Captain: all draws (seat, card) that settle the tie, in order.

    `draws` is () in `legal()`.
    """

    draws: tuple[tuple[int, str], ...]


CardMove = Deal | Trump | Play | Cut
