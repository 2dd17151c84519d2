"""The bosun goes for the best chance of staying on the plank, and spends coins when it must."""

from __future__ import annotations

from collections.abc import Iterator

from plank.games.game import Game, Move
from plank.games.random_source import RandomSource
from plank.games.the_plank.bots.best_rethrow import COINS_AHEAD, Throws
from plank.games.the_plank.bots.survival import outlook_of, prepare
from plank.games.the_plank.dice import DICE, SUBSETS, number
from plank.games.the_plank.end_of_turn import choices
from plank.games.the_plank.moves import Cover, Rethrow, Stand, Throw
from plank.games.the_plank.rules import Rules
from plank.games.the_plank.state import State

EQUAL = 1e-9  # worths nearer than that are the same, but for rounding

Weighed = tuple[float, Move]


class Bosun:
    """Weighs every act exactly, as far as its own dice go; draws lots only among equals."""

    def __init__(self, random_source: RandomSource) -> None:
        self._random = random_source

    @staticmethod
    def prepare(rules: Rules) -> None:
        """Work out beforehand what every bosun asks for: 0.3 s that no turn has to wait for."""
        prepare(rules)

    def choose(self, game: Game, seat: int) -> Move:
        """Return the act that is worth most. Raises TypeError for another game than The Plank."""
        if not isinstance(game, State):
            raise TypeError(f"the bosun plays The Plank only, not {game.title}")
        if not game.faces:
            return Throw(seat, ())
        weighed = list(_weigh(game, seat))
        best = max(worth for worth, _ in weighed)
        return self._random.choice([move for worth, move in weighed if worth > best - EQUAL])


def _weigh(game: State, seat: int) -> Iterator[Weighed]:
    """Yield every act of the seat with its worth."""
    throws = outlook_of(game.rules).throws(game.at[seat])
    live = tuple(die for die in DICE if die not in game.covered)
    coins = min(game.coins(seat), COINS_AHEAD)
    yield throws.standing(_numbers(game, live), coins), _stand(game, seat)
    if game.free or coins:
        yield from _rethrows(game, seat, throws, live, coins)
    if coins:
        yield from _covers(game, seat, throws, live, coins)


def _rethrows(
    game: State, seat: int, throws: Throws, live: tuple[int, ...], coins: int
) -> Iterator[Weighed]:
    for dice in SUBSETS:
        if dice and set(dice) <= set(live):
            kept = _numbers(game, tuple(die for die in live if die not in dice))
            yield throws.again(kept, len(live), game.free, coins), Rethrow(seat, dice, ())


def _covers(
    game: State, seat: int, throws: Throws, live: tuple[int, ...], coins: int
) -> Iterator[Weighed]:
    for die in live:
        left = _numbers(game, tuple(other for other in live if other != die))
        yield throws.covered(left, coins), Cover(seat, die)


def _stand(game: State, seat: int) -> Stand:
    """Stand, on the space with the best outlook where there is a choice (ruling P13)."""
    spaces = choices(game, seat)
    if not spaces:
        return Stand(seat)
    return Stand(seat, max(spaces, key=outlook_of(game.rules).hope))


def _numbers(game: State, dice: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(number(game.faces[die]) for die in dice))
