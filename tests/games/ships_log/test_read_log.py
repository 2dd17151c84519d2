"""A whole log: its lines, and the moves that a reader refuses, with their line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from plank.games.ships_log import LogError, read, read_lines

from .samples import CARDS, PLANK, PLANK_LINE, THROW, THROW_LINE, lines, refusal


def test_an_empty_file() -> None:
    assert refusal("") == refusal(b"")
    line, reason = refusal("")
    assert (line, "empty" in reason) == (1, True)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("\n", 1),
        (f"\n{PLANK_LINE}\n", 1),
        (f"{PLANK_LINE}\n\n", 2),
        (f"{PLANK_LINE}\n\n{THROW_LINE}\n", 2),
        (f"{PLANK_LINE}\n{THROW_LINE}\n   \n", 3),
        (f"{PLANK_LINE}\n\r\n", 2),
        (f"{PLANK_LINE}\n{THROW_LINE}\n\t", 3),
    ],
)
def test_a_blank_line(text: str, line: int) -> None:
    assert refusal(text) == (line, "the line is blank")


def test_the_last_line_may_lack_its_newline() -> None:
    assert read(f"{PLANK_LINE}\n{THROW_LINE}").moves == read(f"{PLANK_LINE}\n{THROW_LINE}\n").moves
    assert read(PLANK_LINE).moves == ()


def test_lines_may_end_in_carriage_return_and_newline() -> None:
    assert len(read(f"{PLANK_LINE}\r\n{THROW_LINE}\r\n").moves) == 1


def test_a_log_may_be_given_as_lines() -> None:
    assert len(read_lines([PLANK_LINE, THROW_LINE.encode()]).moves) == 1
    with pytest.raises(LogError, match="log:1: "):
        read_lines([])


@pytest.mark.parametrize("newline", ["\u2028", "\x85", "\x0b", "\x0c"])
def test_only_newline_ends_a_line(newline: str) -> None:
    line, reason = refusal(f"{PLANK_LINE}{newline}{THROW_LINE}\n")
    assert (line, reason[:8]) == (1, "not JSON")


def test_names_may_hold_what_other_readers_take_for_a_newline() -> None:
    header = {**PLANK, "seats": ["An\u2028ne", "B\x85o"]}
    assert read(json.dumps(header, ensure_ascii=False)).state.seats == ("An\u2028ne", "B\x85o")


def test_not_utf8_is_named_with_its_line() -> None:
    broken = f"{PLANK_LINE}\n{THROW_LINE}\n".encode() + b'{"do":"stand","seat":0}\xff\n'
    assert refusal(broken) == (3, "not UTF-8: save the log as UTF-8")
    assert refusal(PLANK_LINE.encode("utf-16"))[0] == 1
    assert refusal(PLANK_LINE.replace("Anne", "Ann\udce9"))[1].startswith("not UTF-8")


def test_a_byte_order_mark() -> None:
    line, reason = refusal(b"\xef\xbb\xbf" + PLANK_LINE.encode())
    assert (line, "byte order mark" in reason) == (1, True)


@pytest.mark.parametrize(
    "move",
    [
        {**THROW, "x": 1},
        {**THROW, "Seat": 0},
        {**THROW, "by": "Hand"},
        {**THROW, "by": ""},
        {**THROW, "by": True},
        {**THROW, "by": None},
        {**THROW, "dice": [0, 1, 2, 3]},
        {"do": "throw", "faces": [1, 2, 3, 4]},
        {"do": "throw", "seat": 0},
        {"seat": 0, "faces": [1, 2, 3, 4]},
        {**THROW, "do": "Throw"},
        {**THROW, "do": "roll"},
        {**THROW, "do": None},
        {**THROW, "do": 1},
        {"do": "play", "seat": 0, "card": "D1"},
        {**THROW, "seat": None},
        {**THROW, "seat": 1},
        {**THROW, "seat": -1},
        {**THROW, "faces": []},
        {**THROW, "faces": [1, 2, 3]},
        {**THROW, "faces": [1, 2, 3, 4, 5]},
        {**THROW, "faces": [0, 2, 3, 4]},
        {**THROW, "faces": [6, 2, 3, 4]},
        {**THROW, "faces": ["sword", 2, 3, 4]},
        {**THROW, "faces": [1, 2, 3, "coin"]},
        {**THROW, "faces": [1, 2, 3, None]},
        {**THROW, "faces": "1234"},
        {"do": "stand", "seat": 0},
        {"do": "give", "seat": 0, "to": 1, "coins": 1, "favour": ""},
    ],
)
def test_a_wrong_first_move_of_the_plank(move: dict[str, Any]) -> None:
    assert refusal(lines(PLANK, move))[0] == 2


@pytest.mark.parametrize(
    "move",
    [
        {"do": "stand", "seat": 0, "space": 10},  # nothing to choose
        {"do": "stand", "seat": 0, "space": None},
        {"do": "rethrow", "seat": 0, "dice": [0, 0], "faces": [1, 1]},
        {"do": "rethrow", "seat": 0, "dice": [0, 1], "faces": [1]},
        {"do": "rethrow", "seat": 0, "dice": [], "faces": []},
        {"do": "rethrow", "seat": 0, "dice": [4], "faces": [1]},
        {"do": "cover", "seat": 0, "die": 4},
        THROW,
    ],
)
def test_a_wrong_second_move_of_the_plank(move: dict[str, Any]) -> None:
    assert refusal(lines(PLANK, THROW, move))[0] == 3


def test_a_space_is_needed_where_there_is_a_choice() -> None:
    choice = {**PLANK, "rules": {"symbol_jump": "choice"}}
    to_12 = {"do": "throw", "seat": 0, "faces": [5, 5, 1, 1]}
    bo = {"do": "throw", "seat": 1, "faces": [5, 5, 5, 5]}
    high = {"do": "throw", "seat": 0, "faces": [5, 5, 5, 5]}
    opening = [choice, to_12, {"do": "stand", "seat": 0}, bo, {"do": "stand", "seat": 1}, high]
    assert refusal(lines(*opening, {"do": "stand", "seat": 0}))[0] == 7
    assert refusal(lines(*opening, {"do": "stand", "seat": 0, "space": 3}))[0] == 7
    assert len(read(lines(*opening, {"do": "stand", "seat": 0, "space": 4})).moves) == 6


def test_a_broken_line_ends_the_log_there() -> None:
    assert refusal(lines(PLANK, THROW, THROW, {"nonsense": 1}))[0] == 3


def test_nothing_comes_after_the_end_of_the_plank() -> None:
    moves = [
        {"do": "throw", "seat": 0, "faces": [1, "coin", "sword", "sword"]},
        {"do": "stand", "seat": 0},
        {"do": "throw", "seat": 1, "faces": [5, 5, 5, 5]},
        {"do": "stand", "seat": 1},
        {"do": "throw", "seat": 0, "faces": [5, 5, 5, 5]},
        {"do": "stand", "seat": 0},
    ]
    assert read(lines(PLANK, *moves)).state.over
    assert refusal(lines(PLANK, *moves, {"do": "throw", "seat": 1, "faces": [1, 1, 1, 1]}))[0] == 8


HANDS = [[f"{suit}{number}" for number in range(1, 8)] for suit in "DHM"]
DEAL: dict[str, Any] = {"do": "deal", "hands": HANDS, "turned": "L1"}


@pytest.mark.parametrize(
    "move",
    [
        {"do": "deal", "hands": HANDS},  # the turned card is missing
        {"do": "deal", "hands": HANDS, "turned": None},
        {**DEAL, "turned": "D1"},
        {**DEAL, "turned": 1},
        {**DEAL, "hands": HANDS[:2]},
        {**DEAL, "hands": [*HANDS, []]},
        {**DEAL, "hands": [HANDS[0], HANDS[1], HANDS[1]]},
        {**DEAL, "hands": [HANDS[0], HANDS[1], "M1M2M3M4M5M6M7"]},
        {**DEAL, "hands": [HANDS[0], HANDS[1], [1, 2, 3, 4, 5, 6, 7]]},
        {"do": "trump", "seat": 0, "suit": "D"},
        {"do": "play", "seat": 0, "card": "D1"},
        {"do": "cut", "draws": [[0, "D1"], [1, "D2"]]},
        {"do": "cut", "draws": []},
        THROW,
    ],
)
def test_a_wrong_first_move_of_walk_the_plank(move: dict[str, Any]) -> None:
    assert refusal(lines(CARDS, move))[0] == 2


@pytest.mark.parametrize(
    "move",
    [
        {"do": "play", "seat": 0, "card": "H1"},
        {"do": "play", "seat": 1, "card": "H1"},
        {"do": "play", "seat": 0, "card": "d1"},
        {"do": "play", "seat": 0, "card": ["D1"]},
        {"do": "play", "seat": 0, "card": "D1", "suit": "D"},
        {"do": "trump", "seat": 0, "suit": "D"},
        DEAL,
    ],
)
def test_a_wrong_second_move_of_walk_the_plank(move: dict[str, Any]) -> None:
    assert refusal(lines(CARDS, DEAL, move))[0] == 3


def test_by_hand_may_stand_on_any_line_but_the_first() -> None:
    by = {"by": "hand"}
    play = {"do": "play", "seat": 0, "card": "D1"}
    log = read(lines(CARDS, {**DEAL, **by}, {**play, **by}))
    assert [move.by for move in log.moves] == ["hand", "hand"]
