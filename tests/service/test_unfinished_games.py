"""A game left unfinished in any way goes on where it stood."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from plank.cli.main import main
from plank.games.ships_log import read
from plank.journal import Journal

PLAY = (sys.executable, "-m", "plank", "play", "--fast", "--board", "sim:cpython", "--json")


def play_and(kill: int, after: int, journal: Path, *options: str) -> list[str]:
    """Start a game, send a signal after so many lines, and return what was told."""
    command = [*PLAY, "--journal", str(journal), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        told = [line for line, _ in zip(child.stdout, range(after), strict=False)]
        os.kill(child.pid, kill)
        return told


@pytest.mark.parametrize("seed", range(3))
def test_g3_killed_again_and_again_the_game_ends_and_nothing_told_is_lost(
    tmp_path: Path, seed: int
) -> None:
    journal = tmp_path / "journal.jsonl"
    chance = random.Random(seed)
    moves: list[object] = []
    again: tuple[str, ...] = ("--fresh", "--seats", "bot,bot,bot")
    for _ in range(4):
        told = play_and(signal.SIGKILL, chance.randrange(2, 14), journal, *again)
        moves += [json.loads(line)["move"] for line in told if '"move"' in line]
        with Journal(journal) as kept:
            entries = [json.loads(entry.line) for entry in kept.entries(1)]
        assert entries[: len(moves)] == moves
        moves = entries
        again = ("--resume",)
    done = subprocess.run(
        [*PLAY, "--journal", str(journal), "--resume"],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    end = json.loads(done.stdout.splitlines()[-1])
    with Journal(journal) as kept:
        assert kept.game(1).state == "over"
        log = read(kept.log(1), "game")
    assert end["final"] == log.state.final()
    assert log.state.over


def test_ctrl_c_leaves_the_game_to_be_resumed(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    play_and(signal.SIGINT, 6, journal)
    with Journal(journal) as kept:
        assert [game.state for game in kept.games()] == ["open"]


def test_nothing_to_resume_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = str(tmp_path / "journal.jsonl")
    assert main(["play", "--resume", "--journal", journal]) == 1
    assert capsys.readouterr().err == (
        "plank: no game was left unfinished: `plank play` starts a new one\n"
    )
