"""What a whole game tells is the whole story: from it alone the game can be followed."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from tests.games.the_plank.random_games import MOVES_AT_MOST, SEEDS, games, some_move

from plank.games.the_plank import (
    Covered,
    Earned,
    Fell,
    Gave,
    Jumped,
    Lost,
    Moved,
    PlankEvent,
    Pushed,
    Swept,
    ThePlank,
    Thrown,
    Turn,
    Won,
)


class Story:
    """A listener that knows nothing but what it is told."""

    def __init__(self, game: ThePlank) -> None:
        self.spaces: list[int | None] = [None] * len(game.seats)
        self.fallen: set[int] = set()
        self.coins = [1] * len(game.seats)
        self.places: list[int | None] = [None] * len(game.seats)
        self.turn: int | None = game.first
        self.faces: dict[int, Any] = {}
        self.covered: set[int] = set()

    def hear(self, event: PlankEvent) -> None:
        self.hear_dice(event)
        self.hear_pirates(event)
        self.hear_coins(event)

    def hear_dice(self, event: PlankEvent) -> None:
        match event:
            case Thrown(seat, dice, faces, paid):
                self.faces.update(zip(dice, faces, strict=True))
                self.coins[seat] -= paid
            case Covered(seat, die, face):
                assert self.faces[die] == face
                self.covered.add(die)
                self.coins[seat] -= 1
            case Turn(seat):
                self.end_turn(seat)
            case Won(seat):
                self.end_turn(None)
                self.places[seat] = 1
            case _:
                pass

    def hear_pirates(self, event: PlankEvent) -> None:
        match event:
            case Moved(seat, start, space) | Jumped(seat, start, space):
                assert self.spaces[seat] == start
                self.spaces[seat] = space
            case Pushed(_, steps) | Swept(_, _, steps):
                for step in steps:
                    for seat in step.seats:
                        assert self.spaces[seat] == step.start
                        self.spaces[seat] = step.space
            case Fell(seats, start, place, why):
                for seat in seats:
                    assert self.spaces[seat] == (start if why == "total" else None)
                    self.spaces[seat] = None
                    self.places[seat] = place
                self.fallen.update(seats)
            case _:
                pass

    def hear_coins(self, event: PlankEvent) -> None:
        match event:
            case Gave(seat, to, coins):
                self.coins[seat] -= coins
                self.coins[to] += coins
            case Lost(seat, coins):
                assert self.coins[seat] == coins
                self.coins[seat] = 0
            case Earned(seat, coins):
                self.coins[seat] += coins
            case _:
                pass

    def end_turn(self, following: int | None) -> None:
        self.turn = following
        self.faces = {}
        self.covered = set()


@settings(max_examples=100)
@given(games(), SEEDS)
def test_what_is_told_is_the_whole_story(game: ThePlank, seed: int):
    chance, story = random.Random(seed), Story(game)
    for _ in range(MOVES_AT_MOST):
        if game.over:
            break
        for event in game.apply(some_move(game, chance)):
            story.hear(event)
        seats = range(len(game.seats))
        assert story.spaces == [game.space(seat) for seat in seats]
        assert story.fallen == {seat for seat in seats if game.fallen(seat)}
        assert story.coins == [game.coins(seat) for seat in seats]
        assert story.places == [game.place(seat) for seat in seats]
        assert story.turn == game.turn
        assert tuple(story.faces[die] for die in sorted(story.faces)) == game.faces
        assert tuple(sorted(story.covered)) == game.covered
