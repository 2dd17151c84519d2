"""Random games of both kinds, written and read again: nothing is lost, nothing added."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.walk_the_plank.random_moves import step as card_step

from plank.games import GAMES
from plank.games.game import Game, Move
from plank.games.ships_log import (
    BadLine,
    LogError,
    decode_header,
    decode_move,
    encode_header,
    encode_move,
    read,
    write,
)
from plank.games.the_plank import Give, Rethrow, Throw
from plank.games.the_plank.dice import FACES
from plank.games.walk_the_plank import WalkThePlank

FAVOURS = ("", "spare me", "“sí” \U0001f3f4\n")

names = st.text(st.characters(exclude_categories=["Cs"]), min_size=1)
plank_rules = st.fixed_dictionaries(
    {},
    optional={
        "spaces": st.just(12),
        "symbol_jump": st.sampled_from(["nearest", "choice"]),
        "space1_safe": st.booleans(),
        "fallen_coins": st.sampled_from(["bank", "removed"]),
        "coins": st.sampled_from([6, 24, 99, None]),
        "push": st.booleans(),
        "push_chain": st.booleans(),
        "greedy": st.booleans(),
    },
)
card_rules = st.fixed_dictionaries(
    {},
    optional={
        "two_wtp": st.sampled_from(["last", "first"]),
        "captain_tie": st.sampled_from(["cut", "last_winner"]),
        "null_final": st.sampled_from(["replay", "monster"]),
    },
)


@st.composite
def games(draw: st.DrawFn) -> tuple[Game, Random]:
    name, fewest, most, rules = draw(
        st.sampled_from([("the-plank", 2, 6, plank_rules), ("walk-the-plank", 3, 9, card_rules)])
    )
    seats = draw(st.lists(names, min_size=fewest, max_size=most))
    kind = GAMES[name]
    switches = kind.rules_type.from_header(draw(rules))
    game = kind(seats, switches, draw(st.integers(0, len(seats) - 1)))
    return game, Random(draw(st.integers(0, 2**32)))


def throw(move: Any, random: Random) -> Any:
    dice = range(4) if isinstance(move, Throw) else move.dice
    faces = tuple(random.choice(FACES[die]) for die in dice)
    return Throw(move.seat, faces) if isinstance(move, Throw) else Rethrow(move.seat, dice, faces)


def step(game: Game, random: Random) -> Move:
    if isinstance(game, WalkThePlank):
        return card_step(game, random)
    move = random.choice(game.legal())
    if isinstance(move, Give):
        return Give(
            move.seat, move.to, move.coins, random.choice(["", "spare me", "“sí” \U0001f3f4\n"])
        )
    return throw(move, random) if isinstance(move, Throw | Rethrow) else move


def play(game: Game, random: Random, most: int) -> list[Move]:
    moves: list[Move] = []
    while not game.over and len(moves) < most:
        moves.append(step(game, random))
        game.apply(moves[-1])
    return moves


@settings(max_examples=200)
@given(games(), st.integers(0, 200))
def test_what_is_written_is_read_as_it_was(start: tuple[Game, Random], most: int) -> None:
    game, random = start
    moves = play(game, random, most)
    text = write(game, moves)
    log = read(text.encode())
    assert list(log.moves) == moves
    assert log.state.final() == game.final()
    assert log.state.rules == game.rules
    assert write(log.state, log.moves) == text
    assert log.header == read(text).header
    assert text.count("\n") == len(moves) + 1


@given(games(), st.integers(0, 60))
def test_a_journal_can_keep_a_game_line_by_line(start: tuple[Game, Random], most: int) -> None:
    game, random = start
    header = encode_header(game)
    kept = [encode_move(move) for move in play(game, random, most)]
    again = decode_header(header)
    for line in kept:
        assert "\n" not in line
        again.apply(decode_move(again, line))
    assert again.final() == game.final()
    assert encode_header(again) == header


@given(games(), st.integers(1, 60), st.data())
def test_a_damaged_log_is_refused_with_its_line_or_still_a_log(
    start: tuple[Game, Random], most: int, data: st.DataObject
) -> None:
    game, random = start
    whole = write(game, play(game, random, most)).encode()
    at = data.draw(st.integers(0, len(whole) - 1))
    damaged = whole[:at] + data.draw(st.binary(max_size=2)) + whole[at + 1 :]
    try:
        read(damaged, "game")
    except LogError as error:
        assert str(error).startswith(f"game:{error.line}: ")
        assert "\n" not in str(error)
        assert error.line <= damaged.count(b"\n") + 1


def test_defaults_are_left_out() -> None:
    game = decode_header(
        '{"log":1,"game":"the-plank","seats":["A","B"],"rules":{"push":false,"spaces":20},"first":1}'
    )
    assert encode_header(game) == (
        '{"log": 1, "game": "the-plank", "seats": ["A", "B"], "rules": {}, "first": 1}'
    )


def test_lines_are_written_as_the_formats_page_shows_them() -> None:
    assert encode_move(Throw(0, (5, "coin", 3, 2))) == (
        '{"do": "throw", "seat": 0, "faces": [5, "coin", 3, 2]}'
    )
    assert encode_move(Give(1, 0, 1, "grâce", by="hand")) == (
        '{"do": "give", "seat": 1, "to": 0, "coins": 1, "favour": "grâce", "by": "hand"}'
    )


def test_half_a_character_is_not_written() -> None:
    with pytest.raises(BadLine, match="half a character"):
        encode_move(Give(1, 0, 1, "\ud800"))
