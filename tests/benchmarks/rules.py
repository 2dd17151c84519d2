"""Speed of the rules, beside OpenSpiel's `oh_hell` in the same run.

    python tests/benchmarks/rules.py [--games 2000] [--rounds 5]

Four players play at random, uniformly over the legal moves, through the public step interface:
`legal()` and `apply()`, with dice, deals and cuts drawn out here. Each figure is the best round, in
processor time of one core. A decision is a move of a seat; actions count what chance does as well
(a throw of dice, a deal, a cut; in OpenSpiel each card dealt). The goals: 10,000 games of The Plank
a second, and in each game as many decisions a second as in `oh_hell`, driven as OpenSpiel documents
it; "bare" leaves out the calls that a uniform choice does without. The exit status is 1 when one is
missed. OpenSpiel comes with `pip install '.[bench]'`.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from itertools import product
from typing import Any, NamedTuple

import pyspiel

from plank.games import Game
from plank.games.the_plank import DICE, FACES, Rethrow, ThePlank, Throw
from plank.games.the_plank.dice import SUBSETS
from plank.games.walk_the_plank import Cut, Deal, WalkThePlank, deck
from plank.games.walk_the_plank.cards import NUMBER_OF

SEATS = ("Anne", "Bo", "Cy", "Dee")
DICE_GAMES_A_SECOND = 10_000

Chance = Callable[[], float]


class Counts(NamedTuple):
    """What was played."""

    games: int
    decisions: int
    actions: int
    """Decisions and what chance did."""


class Speed(NamedTuple):
    """What was played, and the seconds it took."""

    counts: Counts
    seconds: float

    @property
    def games(self) -> float:
        return self.counts.games / self.seconds

    @property
    def decisions(self) -> float:
        return self.counts.decisions / self.seconds

    @property
    def actions(self) -> float:
        return self.counts.actions / self.seconds


# The dealers: what chance decides, drawn outside the rules.

FALLS = {dice: list(product(*(FACES[die] for die in dice))) for dice in SUBSETS if dice}
"""Every way in which some dice can fall."""


def throw(move: Throw, _game: Game, chance: Chance) -> Throw:
    falls = FALLS[DICE]
    return Throw(move.seat, falls[int(chance() * len(falls))])


def rethrow(move: Rethrow, _game: Game, chance: Chance) -> Rethrow:
    falls = FALLS[move.dice]
    return Rethrow(move.seat, move.dice, falls[int(chance() * len(falls))])


PACK = deck()


def draw(cards: int, chance: Chance) -> list[str]:
    """Draw cards from a fresh pack."""
    take = PACK.copy().pop
    return [take(int(chance() * left)) for left in range(len(PACK), len(PACK) - cards, -1)]


def deal(_move: Deal, game: WalkThePlank, chance: Chance) -> Deal:
    size = game.hand_size
    still_in = game.still_in
    first_round = game.round == 1
    cards = draw(size * len(still_in) + first_round, chance)
    turned = cards.pop() if first_round else None
    hands: list[tuple[str, ...]] = [()] * len(game.seats)
    for index, seat in enumerate(still_in):
        hands[seat] = tuple(cards[index * size : (index + 1) * size])
    return Deal(tuple(hands), turned)


def cut(_move: Cut, game: WalkThePlank, chance: Chance) -> Cut:
    draws: list[tuple[int, str]] = []
    tied = game.tied
    while len(tied) > 1:
        drawn = list(zip(tied, draw(len(tied), chance), strict=True))
        draws += drawn
        highest = max(NUMBER_OF[card] for _, card in drawn)
        tied = tuple(seat for seat, card in drawn if NUMBER_OF[card] == highest)
    return Cut(tuple(draws))


DEALERS: dict[type, Callable[[Any, Any, Chance], Any]] = {
    Throw: throw,
    Rethrow: rethrow,
    Deal: deal,
    Cut: cut,
}


# The games.


def play_ours(make: Callable[[], Game], games: int, chance: Chance) -> Counts:
    steps = chances = seatless = 0
    dealers = DEALERS
    for _ in range(games):
        game = make()
        legal, apply = game.legal, game.apply
        while not game.over:
            moves = legal()
            move = moves[int(chance() * len(moves))]
            dealer = dealers.get(type(move))
            if dealer is not None:
                chances += 1
                seatless += game.turn is None
                move = dealer(move, game, chance)
            apply(move)
            steps += 1
    return Counts(games, steps - seatless, steps - seatless + chances)


def play_oh_hell(game: Any, games: int, chance: Chance) -> Counts:
    """Play as OpenSpiel documents it: what chance may do comes from `chance_outcomes`."""
    decisions = chances = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()  # all alike probable in this game
                action = outcomes[int(chance() * len(outcomes))][0]
                chances += 1
            else:
                legal = state.legal_actions()
                action = legal[int(chance() * len(legal))]
                decisions += 1
            state.apply_action(action)
    return Counts(games, decisions, decisions + chances)


def play_oh_hell_bare(game: Any, games: int, chance: Chance) -> None:
    """Play with the fewest calls there can be: `legal_actions` serves for chance as well."""
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(chance() * len(legal))])


def time_ours(make: Callable[[], Game], games: int, seed: int) -> Speed:
    chance = random.Random(seed).random
    start = time.process_time()
    counts = play_ours(make, games, chance)
    return Speed(counts, time.process_time() - start)


def time_oh_hell(games: int, seed: int, *, bare: bool = False) -> Speed:
    game = pyspiel.load_game("oh_hell", {"players": len(SEATS)})
    play = play_oh_hell_bare if bare else play_oh_hell
    start = time.process_time()
    play(game, games, random.Random(seed).random)
    seconds = time.process_time() - start
    return Speed(play_oh_hell(game, games, random.Random(seed).random), seconds)  # same games


OURS = ("the-plank", "walk-the-plank")
PEER = "oh_hell"

RUNS: dict[str, Callable[[int, int], Speed]] = {
    "the-plank": lambda games, seed: time_ours(lambda: ThePlank(SEATS), games, seed),
    "walk-the-plank": lambda games, seed: time_ours(lambda: WalkThePlank(SEATS), games, seed),
    PEER: time_oh_hell,
    f"{PEER}, bare": lambda games, seed: time_oh_hell(games, seed, bare=True),
}


def report(speeds: dict[str, Speed]) -> None:
    sys.stdout.write(f"{'':16}{'games/s':>10}{'decisions/s':>14}{'actions/s':>12}{'a game':>8}\n")
    for name, speed in speeds.items():
        each = speed.counts.decisions / speed.counts.games
        sys.stdout.write(
            f"{name:16}{speed.games:10,.0f}{speed.decisions:14,.0f}{speed.actions:12,.0f}"
            f"{each:8.1f}\n"
        )


def missed(speeds: dict[str, Speed]) -> list[str]:
    """Return the goals that were missed, in words."""
    peer = speeds[PEER].decisions
    slow = [
        f"{name}: {speeds[name].decisions:,.0f} decisions/s, {PEER} has {peer:,.0f}"
        for name in OURS
        if speeds[name].decisions < peer
    ]
    if speeds["the-plank"].games < DICE_GAMES_A_SECOND:
        slow.append(f"the-plank: fewer than {DICE_GAMES_A_SECOND:,} games/s")
    return slow


def main() -> int:
    parser = argparse.ArgumentParser(description="Speed of the rules beside OpenSpiel's oh_hell.")
    parser.add_argument("--games", type=int, default=2000, help="games a round")
    parser.add_argument("--rounds", type=int, default=5, help="the best of them counts")
    options = parser.parse_args()
    rounds = [
        {name: run(options.games, seed) for name, run in RUNS.items()}
        for seed in range(options.rounds)
    ]
    speeds = {name: max((each[name] for each in rounds), key=lambda s: s.actions) for name in RUNS}
    report(speeds)
    for goal in missed(speeds):
        sys.stdout.write(f"MISSED {goal}\n")
    return 1 if missed(speeds) else 0


if __name__ == "__main__":
    sys.exit(main())
