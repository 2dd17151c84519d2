"""Whole random games under random switches: what must hold whatever happens."""

from __future__ import annotations

import random
from itertools import permutations, product
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from plank.games import IllegalMove
from plank.games.the_plank import (
    DICE,
    FACES,
    Cover,
    Covered,
    Earned,
    Fell,
    Gave,
    Give,
    Jumped,
    Lost,
    Moved,
    PlankHappening,
    PlankMove,
    Pushed,
    Rethrow,
    Rules,
    Stand,
    Swept,
    ThePlank,
    Throw,
    Thrown,
    Turn,
    Won,
)

BOOL = st.booleans()
SYMBOLS = st.sampled_from(["skull", "anchor", "chest", "parrot", "rum"])


@st.composite
def all_switches(draw: st.DrawFn) -> Rules:
    spaces = draw(st.integers(11, 30))
    layout = st.lists(SYMBOLS, min_size=spaces, max_size=spaces).map(tuple)
    return Rules(
        spaces=spaces,
        layout=draw(st.none() | layout),
        symbol_jump=draw(st.sampled_from(["nearest", "choice"])),
        space1_safe=draw(BOOL),
        fallen_coins=draw(st.sampled_from(["bank", "removed"])),
        sword_hits_ship=draw(BOOL),
        sword_edge=draw(st.sampled_from(["fall", "stop"])),
        front_coins=draw(st.sampled_from(["stack", "one"])),
        furthest_tie=draw(BOOL),
        coins=draw(st.none() | st.integers(6, 99)),
        push=draw(BOOL),
        push_chain=draw(BOOL),
        greedy=draw(BOOL),
    )


@st.composite
def games(draw: st.DrawFn) -> ThePlank:
    count = draw(st.integers(2, 6))
    return ThePlank("ABCDEF"[:count], draw(all_switches()), draw(st.integers(0, count - 1)))


SEEDS = st.integers(0, 2**32)
MOVES_AT_MOST = 400  # space1_safe with sword_edge="stop" can keep a game going for ever


def filled(move: PlankMove, chance: random.Random) -> PlankMove:
    """Let the dice of a move fall."""
    if isinstance(move, Throw):
        return Throw(move.seat, tuple(chance.choice(FACES[die]) for die in DICE))
    if isinstance(move, Rethrow):
        faces = tuple(chance.choice(FACES[die]) for die in move.dice)
        return Rethrow(move.seat, move.dice, faces)
    return move


def some_move(game: ThePlank, chance: random.Random) -> PlankMove:
    return filled(chance.choice(game.legal()), chance)


def snapshot(game: ThePlank) -> tuple[Any, Any]:
    return game.final(), game.view(None)


def numbers(game: ThePlank) -> list[int]:
    """Each pirate's place as a number that falls towards the sea: ship, spaces, 0 fallen."""
    ship = game.rules.spaces + 1
    return [0 if game.fallen(seat) else game.space(seat) or ship for seat in range(len(game.seats))]


def check_coins(game: ThePlank, removed: int) -> None:
    held = [game.coins(seat) for seat in range(len(game.seats))]
    assert min(held) >= 0
    if game.bank is not None:
        assert game.bank >= 0
        assert sum(held) + game.bank + removed == game.rules.coins


def check_places(game: ThePlank) -> None:
    seats = range(len(game.seats))
    standing = [seat for seat in seats if not game.fallen(seat)]
    assert standing  # somebody always stands
    assert game.over == (len(standing) == 1)
    assert game.winner == (standing[0] if game.over else None)
    for seat in standing:
        assert game.place(seat) == (1 if game.over else None)
    places = sorted(place for seat in seats if (place := game.place(seat)) and game.fallen(seat))
    for place in places:  # after all that stand and all that fell later
        assert place == 1 + len(standing) + sum(other < place for other in places)


@settings(max_examples=150)
@given(games(), SEEDS)
def test_invariants_of_whole_games(game: ThePlank, seed: int):
    chance = random.Random(seed)
    removed = 0
    for _ in range(MOVES_AT_MOST):
        if game.over:
            break
        roller, before = game.turn, numbers(game)
        assert roller is not None
        told = game.apply(some_move(game, chance))
        after = numbers(game)
        assert all(new <= old for new, old in zip(after, before, strict=True))
        if game.rules.fallen_coins == "removed":
            removed += sum(lost.coins for lost in told if isinstance(lost, Lost))
        for happening in told:
            if isinstance(happening, Pushed | Swept):
                assert all(roller not in step.seats for step in happening.steps)
        check_coins(game, removed)
        check_places(game)


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

    def hear(self, happening: PlankHappening) -> None:
        self.hear_dice(happening)
        self.hear_pirates(happening)
        self.hear_coins(happening)

    def hear_dice(self, happening: PlankHappening) -> None:
        match happening:
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

    def hear_pirates(self, happening: PlankHappening) -> None:
        match happening:
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

    def hear_coins(self, happening: PlankHappening) -> None:
        match happening:
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
        for happening in game.apply(some_move(game, chance)):
            story.hear(happening)
        seats = range(len(game.seats))
        assert story.spaces == [game.space(seat) for seat in seats]
        assert story.fallen == {seat for seat in seats if game.fallen(seat)}
        assert story.coins == [game.coins(seat) for seat in seats]
        assert story.places == [game.place(seat) for seat in seats]
        assert story.turn == game.turn
        assert tuple(story.faces[die] for die in sorted(story.faces)) == game.faces
        assert tuple(sorted(story.covered)) == game.covered


def candidates(game: ThePlank) -> list[PlankMove]:
    """Every move there could be, legal or not, for any seat; dice in rising order."""
    seats = range(-1, len(game.seats) + 1)
    subsets = [
        dice for size in range(5) for dice in permutations(DICE, size) if list(dice) == sorted(dice)
    ]
    return [
        *(Throw(seat, ()) for seat in seats),
        *(Rethrow(seat, dice, ()) for seat, dice in product(seats, subsets)),
        *(Cover(seat, die) for seat, die in product(seats, range(-1, 5))),
        *(Give(seat, to, 1, "") for seat, to in product(seats, seats)),
        *(Stand(seat, space) for seat, space in product(seats, (None, *range(game.rules.spaces)))),
    ]


@settings(max_examples=25)
@given(games(), SEEDS, st.integers(0, 120))
def test_exactly_the_legal_moves_are_accepted_and_others_change_nothing(
    game: ThePlank, seed: int, moves: int
):
    chance = random.Random(seed)
    for _ in range(moves):
        if not game.over:
            game.apply(some_move(game, chance))
    legal, before = game.legal(), snapshot(game)
    assert len(set(legal)) == len(legal)
    for move in candidates(game):
        trial = game.copy()
        if move in legal:
            trial.apply(filled(move, chance))
        else:
            with pytest.raises(IllegalMove):
                trial.apply(filled(move, chance))
            assert snapshot(trial) == before
    assert snapshot(game) == before  # copies are independent


@settings(max_examples=40)
@given(games(), SEEDS)
def test_targets_are_where_standing_leads(game: ThePlank, seed: int):
    chance = random.Random(seed)
    for _ in range(MOVES_AT_MOST):
        if game.over:
            break
        move = some_move(game, chance)
        targets, roller = game.targets(), game.turn
        told = game.apply(move)
        if isinstance(move, Stand):
            assert move.space is None or move.space in targets
            own = told[0]
            if isinstance(own, Moved | Jumped):
                assert own.space in targets
                assert move.space is not None or targets == (own.space,)
            else:
                assert targets == ()
            assert roller == move.seat


@settings(max_examples=30)
@given(games(), SEEDS)
def test_moves_and_happenings_survive_json_and_a_replay_ends_alike(game: ThePlank, seed: int):
    chance, twin = random.Random(seed), game.copy()
    reads_moves = msgspec.json.Decoder[Any](ThePlank.move_type)
    reads_told = msgspec.json.Decoder[Any](list[ThePlank.happening_type])
    for _ in range(MOVES_AT_MOST):
        if game.over:
            break
        move = some_move(game, chance)
        told = game.apply(move)
        assert reads_told.decode(msgspec.json.encode(told)) == told
        assert twin.apply(reads_moves.decode(msgspec.json.encode(move))) == told
    assert snapshot(twin) == snapshot(game)
