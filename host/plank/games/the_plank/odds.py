"""The chances of a throw, exact, as fractions.

    chance_exactly(10)        Fraction, about 0.379739: a total of 10 with two free rethrows
    chance_below(4, (5, "coin", 3, 2), rethrows=1, coins=2)

What counts is what the uncovered dice add to the total, a symbol 0, in any order. Best play may
stop, throw any dice again while free rethrows are left, and spend coins as ruling P7 allows.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations, product

from plank.die_faces import FACES, Face
from plank.games.errors import IllegalMove
from plank.games.the_plank.dice import DICE, FREE_RETHROWS, number
from plank.games.the_plank.moves import Cover, Rethrow, Stand
from plank.games.the_plank.state import State

NUMBERS = (0, 1, 2, 3, 4, 5)
"""What a die adds, each as likely as the others."""

Numbers = tuple[int, ...]
Goal = frozenset[int]


def ways() -> dict[int, int]:
    """Return for each total of one throw of all dice its ways out of 1296."""
    return dict(sorted(Counter(sum(map(number, faces)) for faces in product(*FACES)).items()))


def chance_of(
    totals: Iterable[int],
    faces: Iterable[Face] | None = None,
    *,
    rethrows: int = FREE_RETHROWS,
    coins: int = 0,
) -> Fraction:
    """Return the chance that best play ends on one of these totals.

    `faces` are those of the uncovered dice, numbers or symbols in any order; None before the
    first throw of a turn. `rethrows` are the free ones left, `coins` may be spent.
    """
    goal, spent = frozenset(totals), min(coins, len(DICE))
    if faces is None:
        return _falling(goal, (), len(DICE), rethrows, spent)
    return _settled(goal, tuple(sorted(map(number, faces))), rethrows, spent)


def chance_below(
    limit: int,
    faces: Iterable[Face] | None = None,
    *,
    rethrows: int = FREE_RETHROWS,
    coins: int = 0,
) -> Fraction:
    """Return the chance that best play brings the total below `limit`; see `chance_of`."""
    return chance_of(range(limit), faces, rethrows=rethrows, coins=coins)


def chance_exactly(
    total: int,
    faces: Iterable[Face] | None = None,
    *,
    rethrows: int = FREE_RETHROWS,
    coins: int = 0,
) -> Fraction:
    """Return the chance that best play ends on exactly this total; see `chance_of`."""
    return chance_of((total,), faces, rethrows=rethrows, coins=coins)


def best_act(game: State, totals: Iterable[int], coins: int = 0) -> Rethrow | Cover | Stand:
    """Return the roller's act with the best chance to end on one of these totals, after a throw.

    Of `coins` none more is spent than the roller has. Of equal acts the cheapest is taken: standing
    (its `space` is left to the caller), then throwing few dice again, then covering one. Raises
    IllegalMove before the first throw.
    """
    seat = game.turn
    if seat is None or not game.faces:
        raise IllegalMove("the dice are not thrown yet; throw all four")
    goal, coins = frozenset(totals), min(coins, game.purses[seat], len(DICE))
    numbers = {die: number(game.faces[die]) for die in DICE if die not in game.covered}
    acts: list[tuple[Fraction, Rethrow | Cover | Stand]] = [
        (Fraction(game.total in goal), Stand(seat)),
        *_rethrows(seat, numbers, goal, game.free, coins),
        *_covers(seat, numbers, goal, coins),
    ]
    return max(acts, key=lambda act: act[0])[1]


def _rethrows(
    seat: int, numbers: dict[int, int], goal: Goal, rethrows: int, coins: int
) -> Iterator[tuple[Fraction, Rethrow]]:
    if not rethrows and not coins:
        return
    for dice in _subsets(tuple(numbers)):
        kept = tuple(sorted(numbers[die] for die in numbers if die not in dice))
        chance = _falling(goal, kept, len(numbers), *_after_one(rethrows, coins))
        yield chance, Rethrow(seat, dice, ())


def _covers(
    seat: int, numbers: dict[int, int], goal: Goal, coins: int
) -> Iterator[tuple[Fraction, Cover]]:
    for die in numbers if coins else ():
        kept = tuple(sorted(numbers[other] for other in numbers if other != die))
        yield _settled(goal, kept, 0, coins - 1), Cover(seat, die)


def _after_one(rethrows: int, coins: int) -> tuple[int, int]:
    """Return the free rethrows and coins left after one more throw (ruling P7)."""
    return (rethrows - 1, coins) if rethrows else (0, coins - 1)


@functools.cache
def _settled(goal: Goal, numbers: Numbers, rethrows: int, coins: int) -> Fraction:
    """Chance with the dice at rest."""
    if sum(numbers) in goal:
        return Fraction(1)
    chances = [Fraction(0)]
    if rethrows or coins:
        left = _after_one(rethrows, coins)
        chances += [_falling(goal, kept, len(numbers), *left) for kept in _keeps(numbers)]
    if coins:
        chances += [
            _settled(goal, numbers[:die] + numbers[die + 1 :], 0, coins - 1)
            for die in range(len(numbers))
        ]
    return max(chances)


@functools.cache
def _falling(goal: Goal, kept: Numbers, count: int, rethrows: int, coins: int) -> Fraction:
    """Chance while all but the kept of `count` dice are still in the air."""
    if len(kept) == count:
        return _settled(goal, kept, rethrows, coins)
    landed = (tuple(sorted((*kept, new))) for new in NUMBERS)
    chances = (_falling(goal, numbers, count, rethrows, coins) for numbers in landed)
    return sum(chances, Fraction(0)) / len(NUMBERS)


def _keeps(numbers: Numbers) -> set[Numbers]:
    """What can be kept when at least one die is thrown again."""
    return {kept for size in range(len(numbers)) for kept in combinations(numbers, size)}


def _subsets(dice: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Go through the non-empty sets of dice, small ones first."""
    for size in range(1, len(dice) + 1):
        yield from combinations(dice, size)
