"""A whole game with the firmware on a real MicroPython, over a real pseudo-terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from plank.cli.main import main
from plank.sim.boards.micropython.interpreter import available

SHORT = "15"
"""A seed whose dice let one of two deckhands fall after a few throws."""


@pytest.mark.skipif(not available(), reason="no MicroPython wheel for this system")
def test_a_game_on_micropython_is_the_same_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert played("sim:micropython", tmp_path, capsys) == played("sim:cpython", tmp_path, capsys)


def played(board: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> list[Any]:
    """Play the same seed on a board; return moves and final state."""
    journal = str(folder / f"{board}.jsonl")
    seats = "bot:deckhand,bot:deckhand"
    options = ["--seats", seats, "--seed", SHORT, "--fast", "--json", "--journal", journal]
    assert main(["play", "--board", board, *options]) == 0
    events = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert events[-1]["final"]["over"]
    return [event["move"] for event in events if "move" in event] + [events[-1]["final"]]
