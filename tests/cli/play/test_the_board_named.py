"""Playing on the table of a running `plank sim`: found by its port, its plank measured first."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from plank.cli.main import main
from plank.journal import Journal

SHORT = "15"
"""A seed whose dice let one of two deckhands fall after a few throws."""


@contextmanager
def table(*options: str) -> Iterator[str]:
    """Run a simulated table by itself; gives its port."""
    command = [sys.executable, "-u", "-m", "plank", "sim", "--board", "cpython", *options]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        for line in child.stdout:
            if found := re.match(r"port:\s+(\S+)", line):
                break
        else:
            raise AssertionError("the table told no port")
        child.stdout.readline()
        yield found[1]
        child.send_signal(signal.SIGTERM)


def test_a_plank_too_short_for_the_game_is_told_before_anything_begins(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = str(tmp_path / "journal")
    with table("--spaces", "11") as port:
        assert main(["play", "--board", port, "--journal", journal]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == (
        f"plank: the plank at {port} has 11 spaces, this game needs 20:"
        " play with --rule spaces=11\n"
    )
    with Journal(tmp_path / "journal") as kept:
        assert kept.games() == []


def test_bots_have_hands_at_the_table_of_another_process(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = ["--seats", "bot:deckhand,bot:deckhand", "--seed", SHORT]
    with table("--seed", SHORT) as port:
        journal = str(tmp_path / "journal")
        assert main(["play", "--fast", "--board", port, "--journal", journal, *seats]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"Playing on the simulated table at {port}."
    assert lines[-1].endswith("wins!")
