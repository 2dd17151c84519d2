"""The dice as the referee sees them now: which have been thrown, and which people tell of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class DiceView:
    """What is known of the dice beside how they lie in their wells.

    `fresh` are the dice thrown since the last accepted move, `offered` whether a coin is
    offered for a rethrow, `by_hand` the dice that people tell of (their wells are out, or were
    overruled this turn), `anew` those of them that have come to rest anew in a good well,
    `restoring` whether dice are being put back as they lay.
    """

    fresh: tuple[int, ...] = ()
    offered: bool = False
    by_hand: frozenset[int] = frozenset()
    anew: tuple[int, ...] = ()
    restoring: bool = False


NO_DICE_SEEN = DiceView()
"""The view of a game without dice."""
