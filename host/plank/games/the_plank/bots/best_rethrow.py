"""The best way to go on with dice, exactly, for any worth of where they may end.

`plank.games.the_plank.odds` tells the chance to come below a limit. Here every total has a
worth of its own, for a total too high may still lead to a lower space (ruling P13), and one space
is better than another.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from itertools import combinations

NUMBERS = (0, 1, 2, 3, 4, 5)  # what a die adds, each as likely as the others; 0 its symbol
SYMBOL = 0.01  # worth of a symbol that counts, beside its 0: a coin, or a sword for the others
COIN = 0.12  # worth of a coin still in the purse of a pirate that stays on: a fallen one loses it
COINS_AHEAD = 2  # coins looked ahead for; who has more seldom needs them in one turn

Numbers = tuple[int, ...]


class Throws:
    """The worth of dice at rest and in the air, with free rethrows and coins left.

    `worth[total]` is what it is worth to stand on a total, 0 for a fall.
    Numbers are those of the uncovered dice, in rising order.
    """

    def __init__(self, worth: Sequence[float]) -> None:
        self._worth = worth
        self.at_rest = functools.cache(self._at_rest)
        self.in_air = functools.cache(self._in_air)

    def standing(self, numbers: Numbers, coins: int) -> float:
        """Return what it is worth to stand now."""
        worth = self._worth[sum(numbers)]
        if not worth:
            return 0.0  # symbols and coins are lost with it: ruling P15
        return worth + SYMBOL * numbers.count(0) + COIN * coins

    def again(self, kept: Numbers, count: int, free: int, coins: int) -> float:
        """Return what it is worth to keep some of `count` dice and throw the others again."""
        if free:
            return self.in_air(kept, count, free - 1, coins)
        return self.in_air(kept, count, 0, coins - 1)

    def covered(self, left: Numbers, coins: int) -> float:
        """Return what it is worth to pay for covering a die, so that these are left."""
        return self.at_rest(left, 0, coins - 1)

    def _at_rest(self, numbers: Numbers, free: int, coins: int) -> float:
        worths = [self.standing(numbers, coins)]
        if free or coins:
            worths += [self.again(kept, len(numbers), free, coins) for kept in _kept(numbers)]
        if coins:
            worths += [self.covered(left, coins) for left in _all_but_one(numbers)]
        return max(worths)

    def _in_air(self, kept: Numbers, count: int, free: int, coins: int) -> float:
        if len(kept) == count:
            return self.at_rest(kept, free, coins)
        landed = (tuple(sorted((*kept, number))) for number in NUMBERS)
        return sum(self.in_air(numbers, count, free, coins) for numbers in landed) / len(NUMBERS)


def _kept(numbers: Numbers) -> set[Numbers]:
    """List what can be kept while at least one die is thrown again."""
    return {kept for size in range(len(numbers)) for kept in combinations(numbers, size)}


def _all_but_one(numbers: Numbers) -> Iterator[Numbers]:
    return (numbers[:die] + numbers[die + 1 :] for die in range(len(numbers)))
