"""What is to be played: game, seats, rules, who starts, and the seed that all chance comes from."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass

from plank.games import GAMES, Game
from plank.games.ships_log import decode_header, encode_header
from plank.games.switches import Switches
from plank.people.seats import SeatPlan, parse_seats
from plank.referee.table_game.registry import table_game

SEEDS = 1_000_000
"""Seeds nobody named are drawn below this, so that people can say them."""


@dataclass(frozen=True)
class GamePlan:
    """A game to be started, or one to be resumed: then `number` is its number in the journal.

    `header` is the first line of its ship's log.
    """

    seats: tuple[SeatPlan, ...]
    header: str
    seed: int
    number: int | None = None

    @property
    def people(self) -> tuple[str, ...]:
        """The names of those who are not bots."""
        return tuple(seat.name for seat in self.seats if not seat.is_bot)

    @property
    def spaces(self) -> int:
        """How many numbered spaces of the plank the game needs."""
        game: Game = decode_header(self.header)
        return game.spaces

    def random_source(self, use: str) -> random.Random:
        """Return the source of chance for one use, always the same for a seed."""
        return random.Random(f"{self.seed} {use}")


def plan_game(
    game: str,
    seats: str | Sequence[SeatPlan],
    rules: Switches | None = None,
    *,
    first: int | None = None,
    seed: int | None = None,
) -> GamePlan:
    """Plan a game that is played on the table, by its name: `plan_game("the-plank", "Anne,bot")`.

    `seats` are written as for `plank play --seats`. `rules` are the game's own (None: its
    defaults), `first` is the seat that starts (None: drawn by the seed), `seed` is drawn where it
    is None. Raises ValueError with one line for a game, seats or rules that cannot be.
    """
    table_game(game)
    game_type = GAMES[game]
    planned = parse_seats(seats, game_type) if isinstance(seats, str) else tuple(seats)
    seed = draw_seed() if seed is None else seed
    drawn = random.Random(f"{seed} first").randrange(len(planned))
    names = tuple(seat.name for seat in planned)
    rules = game_type.rules_type() if rules is None else rules
    state = game_type(names, rules, drawn if first is None else first)
    return GamePlan(planned, encode_header(state), seed)


def plan_another(plan: GamePlan) -> GamePlan:
    """Plan a game of the same seats and rules: another seed, and the next seat starts."""
    log = json.loads(plan.header)
    log["first"] = (log["first"] + 1) % len(plan.seats)
    return GamePlan(plan.seats, json.dumps(log), draw_seed())


def draw_seed() -> int:
    """Draw a seed short enough to be said."""
    return random.SystemRandom().randrange(SEEDS)
