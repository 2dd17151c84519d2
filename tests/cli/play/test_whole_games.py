"""Whole games by bots on the simulated table, through `plank play` as a user calls it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from plank.cli.main import main
from plank.games.ships_log import read
from plank.journal import Journal

FAST = ("play", "--fast", "--board", "sim:cpython")


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return tmp_path / "journal.jsonl"


def events(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_two_bots_play_to_the_end_and_every_line_is_an_announcement(
    journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*FAST, "--seed", "5", "--journal", str(journal)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("Its dice have seed 5.")
    assert lines[-1].endswith("wins!")
    assert sum("falls into the sea" in line for line in lines) == 1


def test_what_the_table_played_is_what_the_log_replays(
    journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = "bot,bot:deckhand,bot:bosun,bot"
    assert main([*FAST, "--seats", seats, "--seed", "7", "--json", "--journal", str(journal)]) == 0
    told = events(capsys)
    with Journal(journal) as kept:
        log = read(kept.log(1), "game")
    assert told[-1] == {"type": "end", "aborted": False, "final": log.state.final()}
    assert log.state.over
    moves = [event["move"] for event in told if "move" in event]
    assert [json.loads(line) for line in kept_lines(journal)] == moves


def kept_lines(journal: Path) -> list[str]:
    with Journal(journal) as kept:
        return [entry.line for entry in kept.entries(1)]


def test_a_seed_says_the_whole_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = []
    for number, seed in enumerate(("11", "11", "12")):
        file = str(tmp_path / f"{number}.jsonl")
        main([*FAST, "--seed", seed, "--json", "--journal", file])
        games.append([event.get("move") for event in events(capsys)])
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize(
    "rules",
    [
        ["push=true"],
        ["push=true", "push_chain=false", "sword_edge=stop"],
        ["greedy=true", "coins=null"],
        ["spaces=11", "symbol_jump=choice"],
        ["spaces=30", "fallen_coins=removed"],
        ["space1_safe=true", "sword_hits_ship=false", "front_coins=one", "furthest_tie=false"],
        ["coins=6", "layout=" + ",".join(["skull", "chest"] * 10)],
    ],
)
def test_every_switch_can_be_played_on_the_table(
    journal: Path, capsys: pytest.CaptureFixture[str], rules: list[str]
) -> None:
    given = [word for rule in rules for word in ("--rule", rule)]
    seats = "bot,bot:deckhand,bot"
    options = ["--seats", seats, "--seed", "3", "--json", "--journal", str(journal)]
    assert main([*FAST, *options, *given]) == 0
    start, *_, end = events(capsys)
    assert len(start["log"]["rules"]) == len(rules)
    assert end["final"]["over"]


def test_six_bots_fill_all_lanes(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seats = "bot,bot,bot,bot,bot,bot"
    options = ["--seats", seats, "--seed", "2", "--json", "--journal", str(journal)]
    assert main([*FAST, *options]) == 0
    places = sorted(seat["place"] for seat in events(capsys)[-1]["final"]["seats"])
    assert places[0] == 1
    assert places[-1] <= 6
