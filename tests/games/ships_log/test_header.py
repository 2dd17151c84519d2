"""The first line: what a reader refuses."""

from __future__ import annotations

from typing import Any

import pytest

from plank.games.ships_log import read

from .samples import CARDS, PLANK, PLANK_LINE, lines, refusal


@pytest.mark.parametrize("key", ["log", "game", "seats", "rules", "first"])
def test_every_key_of_the_first_line_is_needed(key: str) -> None:
    header = {name: value for name, value in PLANK.items() if name != key}
    assert refusal(lines(header)) == (1, f"missing key `{key}`")
    assert refusal(lines({**PLANK, key: None}))[0] == 1


@pytest.mark.parametrize("extra", [{"by": "hand"}, {"seed": 1}, {"do": "throw"}, {"Log": 1}])
def test_an_unknown_key_of_the_first_line(extra: dict[str, Any]) -> None:
    assert refusal(lines({**PLANK, **extra})) == (1, f"unknown key `{next(iter(extra))}`")


@pytest.mark.parametrize("version", [0, 2, -1, 10])
def test_the_log_is_version_1(version: int) -> None:
    line, reason = refusal(lines({**PLANK, "log": version}))
    assert (line, f"log version {version}:" in reason) == (1, True)


@pytest.mark.parametrize("game", ["", "plank", "The-Plank", "oh-hell", "ThePlank", "the-plank "])
def test_the_game_is_one_of_two(game: str) -> None:
    line, reason = refusal(lines({**PLANK, "game": game}))
    assert (line, repr(game) in reason) == (1, True)


@pytest.mark.parametrize("count", [0, 1, 7])
def test_2_to_6_play_the_plank(count: int) -> None:
    assert refusal(lines({**PLANK, "seats": ["A"] * count}))[0] == 1


@pytest.mark.parametrize("count", [0, 2, 10])
def test_3_to_9_play_walk_the_plank(count: int) -> None:
    assert refusal(lines({**CARDS, "seats": ["A"] * count}))[0] == 1


def test_names_may_repeat() -> None:
    assert read(lines({**CARDS, "seats": ["A"] * 9})).state.seats == ("A",) * 9


@pytest.mark.parametrize("seats", [["Anne", ""], ["Anne", 1], ["Anne", None], "Anne", {"0": "A"}])
def test_seats_are_names(seats: object) -> None:
    assert refusal(lines({**PLANK, "seats": seats}))[0] == 1


@pytest.mark.parametrize("first", [2, -1, 99])
def test_first_is_a_seat(first: int) -> None:
    assert refusal(lines({**PLANK, "first": first}))[0] == 1
    assert refusal(lines({**CARDS, "first": first + 1 if first == 2 else first}))[0] == 1


@pytest.mark.parametrize(
    ("header", "rules"),
    [
        (PLANK, {"two_wtp": "last"}),
        (CARDS, {"push": True}),
        (PLANK, {"Push": True}),
        (PLANK, {"push": 1}),
        (PLANK, {"push": "true"}),
        (PLANK, {"push": None}),
        (PLANK, {"spaces": 10}),
        (PLANK, {"spaces": 20.0}),
        (PLANK, {"spaces": True}),
        (PLANK, {"coins": 1}),
        (PLANK, {"coins": 24.0}),
        (PLANK, {"layout": ["skull"] * 19}),
        (PLANK, {"layout": "skull"}),
        (PLANK, {"layout": None}),
        (PLANK, {"layout": [1] * 20}),
        (CARDS, {"two_wtp": "second"}),
        (CARDS, {"two_wtp": True}),
        (CARDS, {"captain_tie": ["cut"]}),
        (CARDS, {"null_final": None}),
    ],
)
def test_a_wrong_switch(header: dict[str, Any], rules: dict[str, Any]) -> None:
    line, reason = refusal(lines({**header, "rules": rules}))
    assert (line, next(iter(rules)) in reason) == (1, True)


@pytest.mark.parametrize("rules", [[], "push", 1, None])
def test_rules_are_an_object(rules: object) -> None:
    assert refusal(lines({**PLANK, "rules": rules}))[0] == 1


def test_defaults_may_be_written() -> None:
    written = {"spaces": 20, "push": False, "coins": 24, "symbol_jump": "nearest"}
    assert read(lines({**PLANK, "rules": written})).state.rules == read(PLANK_LINE).state.rules


def test_coins_without_a_limit_have_no_bank() -> None:
    assert read(lines({**PLANK, "rules": {"coins": None}})).state.final()["bank"] is None
