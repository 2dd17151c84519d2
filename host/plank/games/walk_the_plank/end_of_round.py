"""The end of a round: who is out, and who is Captain of the next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache


@cache
def clockwise(still_in: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """Give, for each leader, the order of a battle, skipping those out (ruling W4)."""
    return {leader: still_in[index:] + still_in[:index] for index, leader in enumerate(still_in)}


def place_of_the_out(still_in: int) -> int:
    """Find the place shared by those who go out while `still_in` players stay (ruling W15).

    Nobody has gone out later yet, and whoever does is among those still in now.
    """
    return 1 + still_in


def most(battles: Sequence[int]) -> tuple[int, ...]:
    """Find the seats that share the most battles (ruling W10)."""
    top = max(battles)
    if battles.count(top) == 1:
        return (battles.index(top),)
    return tuple([seat for seat, won in enumerate(battles) if won == top])


def last_winner(tied: Sequence[int], winners: Sequence[int | None]) -> int:
    """Find the one of the tied that won a battle most recently (ruling W10, `last_winner`).

    `winners` are the round's battles in order, None for one that the sea took.
    """
    return next(seat for seat in reversed(winners) if seat is not None and seat in tied)
