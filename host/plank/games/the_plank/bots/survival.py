"""How long a pirate may hope to stay on the plank from each place."""

from __future__ import annotations

import functools

from plank.games.the_plank.bots.best_rethrow import COINS_AHEAD, Throws
from plank.games.the_plank.dice import DICE, FREE_RETHROWS
from plank.games.the_plank.rules import Rules
from plank.games.the_plank.spaces import FALLEN, TOTALS, plank_of

TURNS_AHEAD = 3  # more take time and no longer change what is chosen


class Outlook:
    """The hope to stay on for this turn and the next few, under one set of rules.

    A place is numbered as in plank.games.the_plank.spaces. What others do is left out.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._plank = plank_of(rules)
        self._hope = functools.cache(self._staying_on)
        self._throws = functools.cache(self._throws_from)

    def throws(self, place: int) -> Throws:
        """Return the worth of throws for a pirate on this place."""
        return self._throws(place, TURNS_AHEAD)

    def landings(self, place: int, total: int) -> tuple[int, ...]:
        """Return where standing on this total may lead, more than one only by choice (P13)."""
        lower = self._plank.same_symbol[place]
        landing = self._plank.landing[place][total]
        chooses = total >= place and self._rules.symbol_jump == "choice"
        if chooses and lower and landing == lower[0]:
            return lower
        return (landing,)

    def hope(self, place: int) -> float:
        """Return the turns a pirate here may expect to stay on, as a share of those looked at."""
        return self._hope(place, TURNS_AHEAD)

    def _throws_from(self, place: int, turns: int) -> Throws:
        return Throws([self._worth(place, total, turns) for total in TOTALS])

    def _worth(self, place: int, total: int, turns: int) -> float:
        return max(self._hope(landing, turns) for landing in self.landings(place, total))

    def _staying_on(self, place: int, turns: int) -> float:
        if place == FALLEN:
            return 0.0
        now = 1 / (TURNS_AHEAD + 1)
        if turns == 0:
            return now
        return now + self._throws(place, turns - 1).in_air((), len(DICE), FREE_RETHROWS, 0)


@functools.lru_cache(maxsize=16)
def outlook_of(rules: Rules) -> Outlook:
    """Return the outlook under these rules, made once."""
    return Outlook(rules)


def prepare(rules: Rules) -> None:
    """Work out beforehand what bots ask for in a game: 0.3 s that no turn has to wait for.

    Safe to call from another thread than the game's.
    """
    outlook = outlook_of(rules)
    for place in range(1, rules.spaces + 2):
        for coins in range(COINS_AHEAD + 1):
            outlook.throws(place).in_air((), len(DICE), FREE_RETHROWS, coins)
