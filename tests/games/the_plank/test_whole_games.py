"""Whole random games under random switches: what must hold whatever happens."""

from __future__ import annotations

import random
from itertools import permutations, product
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.reasons import said
from tests.games.the_plank.drawn import (
    MOVES_AT_MOST,
    SEEDS,
    filled,
    games,
    numbers,
    snapshot,
    some_move,
)

from plank.games import IllegalMove
from plank.games.the_plank import (
    DICE,
    Cover,
    Give,
    Jumped,
    Lost,
    Moved,
    PlankMove,
    Pushed,
    Rethrow,
    Stand,
    Swept,
    ThePlank,
    Throw,
)


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
        for event in told:
            if isinstance(event, Pushed | Swept):
                assert all(roller not in step.seats for step in event.steps)
        check_coins(game, removed)
        check_places(game)


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
            with pytest.raises(IllegalMove) as refused:
                trial.apply(filled(move, chance))
            assert all(said(refused.value).values())
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
def test_moves_and_events_survive_json_and_a_replay_ends_alike(game: ThePlank, seed: int):
    chance, twin = random.Random(seed), game.copy()
    reads_moves = msgspec.json.Decoder[Any](ThePlank.move_type)
    reads_told = msgspec.json.Decoder[Any](list[ThePlank.event_type])
    for _ in range(MOVES_AT_MOST):
        if game.over:
            break
        move = some_move(game, chance)
        told = game.apply(move)
        assert reads_told.decode(msgspec.json.encode(told)) == told
        assert twin.apply(reads_moves.decode(msgspec.json.encode(move))) == told
    assert snapshot(twin) == snapshot(game)
