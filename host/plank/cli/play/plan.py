"""What is to be played: seats, rules, who starts, and the seed that all chance comes from."""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass

from plank.games.ships_log import encode_header
from plank.games.the_plank import Rules, ThePlank
from plank.people.seats import SeatPlan

SEEDS = 1_000_000
"""Seeds nobody named are drawn below this, so that people can say them."""


@dataclass(frozen=True)
class Plan:
    """A game of The Plank to be started, or one (``game`` of the journal) to go on with."""

    seats: tuple[SeatPlan, ...]
    header: str
    seed: int
    game: int | None = None

    @property
    def people(self) -> tuple[str, ...]:
        """The names of those who are no bots."""
        return tuple(seat.name for seat in self.seats if not seat.is_bot)

    def chance(self, use: str) -> random.Random:
        """Return the source of chance for one use, always the same for a seed."""
        return random.Random(f"{self.seed} {use}")


def another_game(plan: Plan) -> Plan:
    """Plan a game of the same seats and rules: another seed, and the next seat starts."""
    log = json.loads(plan.header)
    log["first"] = (log["first"] + 1) % len(plan.seats)
    return Plan(plan.seats, json.dumps(log), _drawn_seed())


def new_seed(options: argparse.Namespace) -> int:
    """Return the seed named, or one nobody chose."""
    named: int | None = options.seed
    return _drawn_seed() if named is None else named


def _drawn_seed() -> int:
    return random.SystemRandom().randrange(SEEDS)


def new_game(options: argparse.Namespace, seats: Sequence[SeatPlan], seed: int) -> Plan:
    """Plan a new game. Raises RuleError for a wrong switch, value, or first player."""
    rules = Rules.from_texts(options.rule)
    names = tuple(seat.name for seat in seats)
    chance = random.Random(f"{seed} first")
    first = _first(options.first, names) if options.first else chance.randrange(len(names))
    header = encode_header(ThePlank(names, rules, first))
    return Plan(tuple(seats), header, seed)


def _first(named: str, names: Sequence[str]) -> int:
    if named not in names:
        raise ValueError(f"--first {named}: nobody of that name plays; name {' or '.join(names)}")
    return names.index(named)
