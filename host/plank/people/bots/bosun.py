"""The bosun goes for the best chance of staying on the plank, and spends coins when it must."""

from __future__ import annotations

import random
from collections.abc import Iterator

from plank.games import Game, Move
from plank.games.the_plank import DICE, Cover, Rethrow, Stand, ThePlank, Throw
from plank.games.the_plank.dice import SUBSETS, number
from plank.people.bots.best_rethrow import COINS_AHEAD, Throws
from plank.people.bots.survival import outlook_of

EQUAL = 1e-9  # worths nearer than that are the same, but for rounding

Weighed = tuple[float, Move]


class Bosun:
    """Weighs every act exactly, as far as its own dice go; draws lots only among equals."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, game: Game, seat: int) -> Move:
        """Return the act that is worth most. Raises TypeError for another game than The Plank."""
        if not isinstance(game, ThePlank):
            raise TypeError(f"the bosun plays The Plank only, not {game.title}")
        if not game.faces:
            return Throw(seat, ())
        weighed = list(_weigh(game, seat))
        best = max(worth for worth, _ in weighed)
        return self._rng.choice([move for worth, move in weighed if worth > best - EQUAL])


def _weigh(game: ThePlank, seat: int) -> Iterator[Weighed]:
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
    game: ThePlank, seat: int, throws: Throws, live: tuple[int, ...], coins: int
) -> Iterator[Weighed]:
    for dice in SUBSETS:
        if dice and set(dice) <= set(live):
            kept = _numbers(game, tuple(die for die in live if die not in dice))
            yield throws.again(kept, len(live), game.free, coins), Rethrow(seat, dice, ())


def _covers(
    game: ThePlank, seat: int, throws: Throws, live: tuple[int, ...], coins: int
) -> Iterator[Weighed]:
    for die in live:
        left = _numbers(game, tuple(other for other in live if other != die))
        yield throws.covered(left, coins), Cover(seat, die)


def _stand(game: ThePlank, seat: int) -> Stand:
    """Stand, on the space with the best outlook where there is a choice (ruling P13)."""
    targets = game.targets()
    if len(targets) < 2:
        return Stand(seat)
    return Stand(seat, max(targets, key=outlook_of(game.rules).hope))


def _numbers(game: ThePlank, dice: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(number(game.faces[die]) for die in dice))
