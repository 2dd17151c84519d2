"""Lines to begin from, and what a reader says of a log."""

from __future__ import annotations

import json
from typing import Any

import pytest

from plank.games.ships_log import LogError, read

PLANK: dict[str, Any] = {
    "log": 1,
    "game": "the-plank",
    "seats": ["Anne", "Bo"],
    "rules": {},
    "first": 0,
}
CARDS: dict[str, Any] = {
    "log": 1,
    "game": "walk-the-plank",
    "seats": ["Anne", "Bo", "Cy"],
    "rules": {},
    "first": 0,
}
THROW: dict[str, Any] = {"do": "throw", "seat": 0, "faces": [5, "coin", 3, 2]}
PLANK_LINE, THROW_LINE = json.dumps(PLANK), json.dumps(THROW)


def refusal(text: str | bytes) -> tuple[int, str]:
    with pytest.raises(LogError) as caught:
        read(text, "game.log.jsonl")
    error = caught.value
    assert str(error) == f"game.log.jsonl:{error.line}: {error.reason}"
    assert str(error).isprintable()
    assert len(error.reason) <= 300
    return error.line, error.reason


def lines(*objects: dict[str, Any]) -> str:
    return "".join(f"{json.dumps(value)}\n" for value in objects)
