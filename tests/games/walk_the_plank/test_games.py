"""Whole random games with all switches: what always holds."""

from __future__ import annotations

from random import Random
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.walk_the_plank.random_moves import step
from tests.games.walk_the_plank.short_games import NAMES

from plank.games.game import IllegalMove
from plank.games.walk_the_plank import (
    CARDS,
    Aboard,
    CardEvent,
    CardMove,
    Cut,
    Deal,
    Dealt,
    Play,
    Rules,
    Sank,
    Stepped,
    Took,
    Trump,
    WalkThePlank,
    Won,
)

rules = st.builds(
    Rules,
    two_wtp=st.sampled_from(["last", "first"]),
    captain_tie=st.sampled_from(["cut", "last_winner"]),
    null_final=st.sampled_from(["replay", "monster"]),
)


@st.composite
def games(draw: st.DrawFn) -> tuple[WalkThePlank, Random]:
    count = draw(st.integers(3, 9))
    game = WalkThePlank(NAMES[:count], draw(rules), draw(st.integers(0, count - 1)))
    return game, Random(draw(st.integers(0, 2**32)))


def everything(game: WalkThePlank) -> tuple[object, ...]:
    seats = range(len(game.seats))
    views = [game.view(seat) for seat in (*seats, None)]
    return game.final(), views, game.leader, game.legal(), game.battles, game.tied


@given(games())
def test_somebody_always_wins_and_the_places_are_consistent(
    start: tuple[WalkThePlank, Random],
) -> None:
    game, random = start
    told: list[CardEvent] = []
    while not game.over:
        told += game.apply(step(game, random))
    count = len(game.seats)
    places = [game.place(seat) for seat in range(count)]
    assert told[-1] == Won(game.winner)
    assert places.count(1) == 1
    assert game.place(game.winner) == 1
    for seat in range(count):  # W15: one more than those who did better
        place = places[seat]
        assert place == 1 + sum(other < place for other in places)
        assert game.out(seat) == (seat != game.winner)
    assert game.hand_size >= 1
    assert game.sizes == (0,) * count


@given(games())
def test_cards_are_conserved(start: tuple[WalkThePlank, Random]) -> None:
    game, random = start
    dealt: list[str] = []
    while not game.over:
        move = step(game, random)
        game.apply(move)
        if isinstance(move, Deal):
            dealt = sorted(card for hand in move.hands for card in hand)
        elif isinstance(move, Play) and game.turn is not None:
            seats = range(len(game.seats))
            held = [card for seat in seats for card in game.hand(seat)]
            lying = [played.card for played in (*game.table, *game.played)]
            assert sorted(held + lying) == dealt
            assert sum(game.sizes) == len(held)


@given(games())
def test_battles_won_are_the_hand_size_less_one_with_the_sea_monster(
    start: tuple[WalkThePlank, Random],
) -> None:
    game, random = start
    size, with_monster, won, sunk = 0, False, 0, 0
    while not game.over:
        move = step(game, random)
        if isinstance(move, Deal):
            assert won == size - with_monster
            size, won = game.hand_size, 0
            with_monster = any("SEA" in hand for hand in move.hands)
        told = game.apply(move)
        won += sum(isinstance(event, Took) for event in told)
        sunk += sum(isinstance(event, Sank) for event in told)
    assert won == size - with_monster


@settings(max_examples=30)
@given(games())
def test_every_legal_move_is_accepted_and_every_other_refused_untouched(
    start: tuple[WalkThePlank, Random],
) -> None:
    game, random = start
    while not game.over:
        before = everything(game)
        legal = set(game.legal())
        assert len(legal) == len(game.legal())
        for move in every_move(game):
            if move in legal:
                game.copy().apply(move)
            else:
                with pytest.raises(IllegalMove, match=r"^[^\n]+$"):
                    game.apply(move)
        assert everything(game) == before
        game.apply(step(game, random))


def every_move(game: WalkThePlank) -> list[CardMove]:
    """All plays and namings of two seats, those to act among them, and chance out of place."""
    seats = {0 if game.turn is None else game.turn, len(game.seats) - 1}
    moves: list[CardMove] = [
        *(Play(seat=seat, card=card) for seat in seats for card in (*CARDS, "X1")),
        *(Trump(seat=seat, suit=suit) for seat in seats for suit in (*"DHMPL", "X")),
    ]
    if game.awaits != "deal":
        moves.append(Deal(hands=()))
    if game.awaits != "cut":
        moves.append(Cut(draws=()))
    return moves


@given(games(), st.integers(0, 60))
def test_no_view_holds_a_card_of_another_hand(
    start: tuple[WalkThePlank, Random], moves: int
) -> None:
    game, random = start
    for _ in range(moves):
        if not game.over:
            game.apply(step(game, random))
    for seat in (*range(len(game.seats)), None):
        view = game.view(seat)
        own = () if seat is None else game.hand(seat)
        public = {played.card for played in (*game.table, *game.played)} | {game.turned, *own}
        text = msgspec.json.encode(view).decode()
        seen = {card for card in CARDS if f'"{card}"' in text}
        assert seen <= public


@given(games(), st.integers(0, 60))
def test_a_copy_plays_on_alike(start: tuple[WalkThePlank, Random], moves: int) -> None:
    game, random = start
    for _ in range(moves):
        if not game.over:
            game.apply(step(game, random))
    twin = game.copy()
    assert everything(twin) == everything(game)
    while not game.over:
        move = step(game, random)
        assert list(twin.apply(move)) == list(game.apply(move))
    assert everything(twin) == everything(game)


@given(games())
def test_what_is_told_can_be_followed(start: tuple[WalkThePlank, Random]) -> None:
    """The turn, the battles and the pirates on the plank follow from the events alone."""
    game, random = start
    spaces: dict[int, int] = {}
    while not game.over:
        told = game.apply(step(game, random))
        for event in told:
            if isinstance(event, Dealt):
                spaces = {seat: size for seat, size in enumerate(event.sizes) if size}
            elif isinstance(event, Aboard):
                del spaces[event.seat]
            elif isinstance(event, Stepped):
                assert set(event.seats) == set(spaces)
                spaces = dict.fromkeys(event.seats, event.space)
        if game.turn is not None:
            assert told[-1].seat == game.turn
            seats = range(len(game.seats))
            assert spaces == {s: game.space(s) for s in seats if game.space(s) is not None}


def test_random_games_meet_all_that_is_rare() -> None:
    """The random games above are worth something: what is rare does come up in them."""
    met: set[str] = set()
    for seed in range(1000):
        game, random = WalkThePlank(NAMES[:3]), Random(seed)
        while not game.over:
            met |= {type(told).__name__ for told in game.apply(step(game, random))}
    assert met == {kind.__name__ for kind in get_args(CardEvent)}
