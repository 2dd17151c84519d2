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
from plank.service import boards
from plank.service.boards import Boards
from plank.sim.command_socket import find_hands
from plank.sim.commands.cable_faults import Replug, Unplug
from plank.table.ports.board_finder import FoundBoard

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


def test_the_next_game_is_played_on_the_same_table_under_whatever_name_it_has_then() -> None:
    with table() as port:
        boards_of = Boards(port)
        first = boards_of.choose(seed=1, spaces=20)
        hands = find_hands(port)
        assert hands is not None
        hands.do(Unplug())
        away = boards_of.choose(seed=1, spaces=20)
        renamed = hands.do(Replug())["port"]
        back = boards_of.choose(seed=1, spaces=20)
        assert (first.name, away.name, back.name) == (port, port, renamed)
        for board in (first, away, back):
            assert board.hands is not None
            board.close()
        hands.close()


def test_a_board_that_was_plugged_in_is_not_replaced_by_a_simulated_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plugged = [FoundBoard("/dev/ttyACM0", "E66", 0)]
    monkeypatch.setattr(boards, "find_boards", lambda: plugged)
    boards_of = Boards("auto")
    assert boards_of.choose(seed=1, spaces=20).name == "/dev/ttyACM0"
    plugged.clear()
    assert boards_of.choose(seed=1, spaces=20).name == "/dev/ttyACM0"
