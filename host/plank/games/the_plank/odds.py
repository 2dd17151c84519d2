"""The chances of a throw, exact: for bots, and to hold the rules against known figures.

What counts is what the uncovered dice add to the total, a symbol 0, in any order. Best play may
stop, throw any dice again while free rethrows are left, and spend coins as ruling P7 allows.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations, product

from plank.die_faces import FACES
from plank.games.errors import IllegalMove
from plank.games.the_plank.dice import DICE, number
from plank.games.the_plank.moves import Cover, Rethrow, Stand
from plank.games.the_plank.state import State

NUMBERS = (0, 1, 2, 3, 4, 5)
"""What a die adds, each as likely as the others."""

Numbers = tuple[int, ...]


def ways() -> dict[int, int]:
    """Return for each total of one throw of all dice its ways out of 1296."""
    return dict(sorted(Counter(sum(map(number, faces)) for faces in product(*FACES)).items()))


def chance_below(limit: int, numbers: Iterable[int], rethrows: int, coins: int = 0) -> Fraction:
    """Return the chance that best play brings the total below `limit`.

    `numbers` are those of the uncovered dice, `rethrows` the free ones left, `coins` may be spent.
    """
    return _settled(limit, tuple(sorted(numbers)), rethrows, min(coins, len(DICE)))


def chance_of_turn(limit: int, rethrows: int = 2, coins: int = 0) -> Fraction:
    """Return the same chance before the first throw of a turn."""
    return _falling(limit, (), len(DICE), rethrows, min(coins, len(DICE)))


def best_act(game: State, limit: int, coins: int = 0) -> Rethrow | Cover | Stand:
    """Return the roller's act with the best chance of a total below `limit`, after a throw.

    Of `coins` none more is spent than the roller has. Of equal acts the cheapest is taken: standing
    (its `space` is left to the caller), then throwing few dice again, then covering one.
    """
    seat = game.turn
    if seat is None or not game.faces:
        raise IllegalMove("the dice are not thrown yet; throw all four")
    coins = min(coins, game.purses[seat], len(DICE))
    numbers = {die: number(game.faces[die]) for die in DICE if die not in game.covered}
    acts: list[tuple[Fraction, Rethrow | Cover | Stand]] = [
        (Fraction(game.total < limit), Stand(seat)),
        *_rethrows(seat, numbers, limit, game.free, coins),
        *_covers(seat, numbers, limit, coins),
    ]
    return max(acts, key=lambda act: act[0])[1]


def _rethrows(
    seat: int, numbers: dict[int, int], limit: int, rethrows: int, coins: int
) -> Iterator[tuple[Fraction, Rethrow]]:
    if not rethrows and not coins:
        return
    for dice in _subsets(tuple(numbers)):
        kept = tuple(sorted(numbers[die] for die in numbers if die not in dice))
        chance = _falling(limit, kept, len(numbers), *_after_one(rethrows, coins))
        yield chance, Rethrow(seat, dice, ())


def _covers(
    seat: int, numbers: dict[int, int], limit: int, coins: int
) -> Iterator[tuple[Fraction, Cover]]:
    for die in numbers if coins else ():
        kept = tuple(sorted(numbers[other] for other in numbers if other != die))
        yield _settled(limit, kept, 0, coins - 1), Cover(seat, die)


def _after_one(rethrows: int, coins: int) -> tuple[int, int]:
    """Return the free rethrows and coins left after one more throw (ruling P7)."""
    return (rethrows - 1, coins) if rethrows else (0, coins - 1)


@functools.cache
def _settled(limit: int, numbers: Numbers, rethrows: int, coins: int) -> Fraction:
    """Chance with the dice at rest."""
    if sum(numbers) < limit:
        return Fraction(1)
    chances = [Fraction(0)]
    if rethrows or coins:
        left = _after_one(rethrows, coins)
        chances += [_falling(limit, kept, len(numbers), *left) for kept in _keeps(numbers)]
    if coins:
        chances += [
            _settled(limit, numbers[:die] + numbers[die + 1 :], 0, coins - 1)
            for die in range(len(numbers))
        ]
    return max(chances)


@functools.cache
def _falling(limit: int, kept: Numbers, count: int, rethrows: int, coins: int) -> Fraction:
    """Chance while all but the kept of `count` dice are still in the air."""
    if len(kept) == count:
        return _settled(limit, kept, rethrows, coins)
    landed = (tuple(sorted((*kept, new))) for new in NUMBERS)
    chances = (_falling(limit, numbers, count, rethrows, coins) for numbers in landed)
    return sum(chances, Fraction(0)) / len(NUMBERS)


def _keeps(numbers: Numbers) -> set[Numbers]:
    """What can be kept when at least one die is thrown again."""
    return {kept for size in range(len(numbers)) for kept in combinations(numbers, size)}


def _subsets(dice: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Go through the non-empty sets of dice, small ones first."""
    for size in range(1, len(dice) + 1):
        yield from combinations(dice, size)
