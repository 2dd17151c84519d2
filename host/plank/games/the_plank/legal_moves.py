"""The legal moves, made once and handed out again and again.

Faces are left open (`faces == ()`). Of the favours (ruling P28) the smallest stands for all: one
coin, without words, from each who can pay to each other; `apply` takes any sum and any words.
"""

from __future__ import annotations

import functools

from plank.games.the_plank.dice import DICE, SUBSETS
from plank.games.the_plank.end_of_turn import choices
from plank.games.the_plank.moves import Cover, Give, PlankMove, Rethrow, Stand, Throw
from plank.games.the_plank.spaces import FALLEN
from plank.games.the_plank.state import PLAYERS, State

SEATS = range(PLAYERS[-1])
CAN_PAY = 3  # beside the free rethrows left, 0-2, the column of those with a coin (ruling P7)

FIRST = [(Throw(seat, ()),) for seat in SEATS]
"""The first throw, by seat (ruling P6)."""


def legal(game: State) -> tuple[PlankMove, ...]:
    """Return the moves that may be made now, () when over; Stand last, favours after it."""
    seat = game.turn
    if seat is None:
        return ()
    moves: tuple[PlankMove, ...] = FIRST[seat]
    if game.faces:
        column = CAN_PAY if game.purses[seat] else game.free
        moves = THROWN[seat][game.covered_mask][column]
        if game.plank.chooses and (spaces := choices(game, seat)):
            moves = moves[:-1] + tuple(Stand(seat, space) for space in spaces)
    if game.rules.greedy:
        return moves + _gifts(tuple(game.purses), tuple(place != FALLEN for place in game.at))
    return moves


def _rethrows(seat: int, covered: int) -> tuple[PlankMove, ...]:
    return tuple(
        Rethrow(seat, dice, ()) for mask, dice in enumerate(SUBSETS) if dice and not mask & covered
    )


def _covers(seat: int, covered: int) -> tuple[PlankMove, ...]:
    return tuple(Cover(seat, die) for die in DICE if not covered >> die & 1)


def _thrown(seat: int, covered: int) -> list[tuple[PlankMove, ...]]:
    stand = (Stand(seat),)
    again = _rethrows(seat, covered)
    return [stand, again + stand, again + stand, again + _covers(seat, covered) + stand]


THROWN = [[_thrown(seat, covered) for covered in range(len(SUBSETS))] for seat in SEATS]
"""The moves after a throw, by seat, covered dice, and free rethrows left or CAN_PAY."""


@functools.lru_cache(maxsize=256)
def _gifts(purses: tuple[int, ...], stand: tuple[bool, ...]) -> tuple[Give, ...]:
    seats = [seat for seat, stands in enumerate(stand) if stands]
    return tuple(
        Give(payer, to, 1, "") for payer in seats if purses[payer] for to in seats if to != payer
    )
