"""Logs written by hand, with the final states worked out by hand from the rulings."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from plank.games.ships_log import read, write

LOGS = Path(__file__).parent / "logs"
NAMES = sorted(path.name.removesuffix(".log.jsonl") for path in LOGS.glob("*.log.jsonl"))


@pytest.mark.parametrize("name", NAMES)
def test_a_log_replays_to_the_state_worked_out_by_hand(name: str) -> None:
    log = read((LOGS / f"{name}.log.jsonl").read_bytes(), name)
    final = json.loads((LOGS / f"{name}.final.json").read_text(encoding="utf-8"))
    assert log.state.final() == final
    assert list(log.state.final()) == list(final)  # the keys in the order of the format's page


@pytest.mark.parametrize("name", NAMES)
def test_a_log_is_written_as_it_was_read(name: str) -> None:
    text = (LOGS / f"{name}.log.jsonl").read_text(encoding="utf-8")
    log = read(text, name)
    assert write(log.state, log.moves) == text


def test_both_games_have_logs() -> None:
    assert {name.split("-")[0] for name in NAMES} == {"plank", "cards"}
