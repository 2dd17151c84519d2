"""The plank itself: for each place, where a total, a sword or a push takes a pirate.

Inside the rules a place is one number, so that further out is lower: 1 to `spaces`, then the ship,
then FALLEN, which no space ever reaches.
"""

from __future__ import annotations

import functools

from plank.games.the_plank.rules import Rules

FALLEN = 99
TOTALS = range(21)


class Plank:
    """The tables of one set of rules. `landing[place][total]` and the like are places."""

    __slots__ = ("chooses", "landing", "same_symbol", "ship", "swept", "symbols")

    def __init__(self, rules: Rules) -> None:
        self.symbols = rules.symbols
        self.chooses = rules.symbol_jump == "choice"
        self.ship = rules.spaces + 1
        self.same_symbol = (
            [()] + [_same_symbol(rules.symbols, space) for space in range(1, self.ship)] + [()]
        )
        self.landing = [
            [self._land(rules, place, total) for total in TOTALS] for place in range(self.ship + 1)
        ]
        self.swept = [self._sweep(rules, place) for place in range(FALLEN + 1)]

    def _land(self, rules: Rules, place: int, total: int) -> int:
        if total == 0:  # ruling P11
            return place
        if place == 1 and rules.space1_safe:  # ruling P14
            return place
        if place == self.ship:  # ruling P4
            return min(total, rules.spaces)
        if total < place:  # ruling P12
            return total
        same_symbol = self.same_symbol[place]  # ruling P13
        return same_symbol[0] if same_symbol else FALLEN

    def _sweep(self, rules: Rules, place: int) -> int:
        if place == self.ship:  # ruling P18
            return rules.spaces if rules.sword_hits_ship else place
        if place == 1:  # ruling P19
            return FALLEN if rules.sword_edge == "fall" else place
        return place - 1 if 1 < place < self.ship else place


def _same_symbol(symbols: tuple[str, ...], space: int) -> tuple[int, ...]:
    return tuple(
        lower for lower in range(space - 1, 0, -1) if symbols[lower - 1] == symbols[space - 1]
    )


@functools.lru_cache(maxsize=64)
def plank_of(rules: Rules) -> Plank:
    """Return the tables of these rules, made once."""
    return Plank(rules)
