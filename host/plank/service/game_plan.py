"""What is to be played: seats, rules, who starts, and the seed that all chance comes from."""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass

from plank.games import GAMES
from plank.games.ships_log import encode_header
from plank.games.switches import Switches
from plank.games.the_plank import Rules
from plank.people.seats import SeatPlan

PLAYED: str = "the-plank"

SEEDS = 1_000_000
"""Seeds nobody named are drawn below this, so that people can say them."""


@dataclass(frozen=True)
class Plan:
    """A game of The Plank to be started, or one (`game` of the journal) to go on with."""

    seats: tuple[SeatPlan, ...]
    header: str
    seed: int
    game: int | None = None

    @property
    def people(self) -> tuple[str, ...]:
        """The names of those who are no bots."""
        return tuple(seat.name for seat in self.seats if not seat.is_bot)

    @property
    def spaces(self) -> int:
        """How many spaces the game's plank has."""
        spaces: int = json.loads(self.header)["rules"].get("spaces", Rules().spaces)
        return spaces

    def chance(self, use: str) -> random.Random:
        """Return the source of chance for one use, always the same for a seed."""
        return random.Random(f"{self.seed} {use}")


def another_game(plan: Plan) -> Plan:
    """Plan a game of the same seats and rules: another seed, and the next seat starts."""
    log = json.loads(plan.header)
    log["first"] = (log["first"] + 1) % len(plan.seats)
    return Plan(plan.seats, json.dumps(log), another_seed())


def seed_of(options: argparse.Namespace) -> int:
    """Return the seed named, or one nobody chose."""
    named: int | None = options.seed
    return another_seed() if named is None else named


def another_seed() -> int:
    """Return a seed nobody chose, short enough to be said."""
    return random.SystemRandom().randrange(SEEDS)


def new_game(options: argparse.Namespace, seats: Sequence[SeatPlan], seed: int) -> Plan:
    """Plan the game that the command line asks for.

    Raises RuleError for a wrong switch or value, ValueError for a first player who is none.
    """
    first = _first(options.first, seats) if options.first else None
    return plan_game(seats, Rules.from_texts(options.rule), first, seed)


def plan_game(seats: Sequence[SeatPlan], rules: Switches, first: int | None, seed: int) -> Plan:
    """Plan a game; `first` is a seat, None: drawn by the seed. Raises RuleError."""
    drawn = random.Random(f"{seed} first").randrange(len(seats))
    names = tuple(seat.name for seat in seats)
    game = GAMES[PLAYED](names, rules, drawn if first is None else first)
    return Plan(tuple(seats), encode_header(game), seed)


def _first(named: str, seats: Sequence[SeatPlan]) -> int:
    names = [seat.name for seat in seats]
    if named not in names:
        raise ValueError(f"--first {named}: nobody of that name plays; name {' or '.join(names)}")
    return names.index(named)
