"""`plank log check`: a final state a whole log, a line a broken one."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from plank.cli.log_check import check
from plank.cli.main import main

LOGS = Path(__file__).parent.parent / "games" / "ships_log" / "logs"
PLANK = LOGS / "plank-two-players.log.jsonl"
CARDS = LOGS / "cards-one-round.log.jsonl"


Run = Callable[..., tuple[int, list[str], list[str]]]
"""Checks files: the exit status, the lines printed, and those on standard error."""


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*files: Path | str) -> tuple[int, list[str], list[str]]:
        status = check(map(str, files))
        printed = capsys.readouterr()
        return status, printed.out.splitlines(), printed.err.splitlines()

    return run


def final(log: Path) -> object:
    return json.loads(log.with_name(log.name.replace(".log.jsonl", ".final.json")).read_text())


def test_final_states_come_in_the_order_of_the_files(run: Run) -> None:
    status, out, complaints = run(CARDS, PLANK, CARDS)
    assert (status, complaints) == (0, [])
    assert [json.loads(line) for line in out] == [final(CARDS), final(PLANK), final(CARDS)]


def test_a_broken_line_ends_its_file_and_the_later_ones_are_checked(
    run: Run, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.log.jsonl"
    lines = PLANK.read_text(encoding="utf-8").splitlines(keepends=True)
    broken.write_text("".join([*lines[:3], lines[2], "nonsense"]), encoding="utf-8")
    status, out, complaints = run(PLANK, broken, CARDS)
    assert status == 1
    assert [json.loads(line) for line in out] == [final(PLANK), final(CARDS)]
    assert len(complaints) == 1
    assert complaints[0].startswith(f"{broken}:4: ")


def test_a_log_of_the_header_alone_has_a_final_state(run: Run) -> None:
    status, out, _ = run(LOGS / "plank-header-alone.log.jsonl")
    assert status == 0
    assert json.loads(out[0])["turn"] == 0


def test_a_file_that_cannot_be_read_is_one_line(run: Run, tmp_path: Path) -> None:
    missing = tmp_path / "missing.log.jsonl"
    for file in (missing, tmp_path, "", "a\0b"):
        status, out, complaints = run(file, CARDS)
        assert (status, len(out), len(complaints)) == (1, 1, 1)
        assert ":1: cannot be read" in complaints[0]


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may read every file")
def test_a_forbidden_file_is_one_line(run: Run, tmp_path: Path) -> None:
    forbidden = tmp_path / "forbidden.log.jsonl"
    forbidden.write_bytes(CARDS.read_bytes())
    forbidden.chmod(0)
    status, _, complaints = run(forbidden)
    assert (status, complaints) == (1, [f"{forbidden}:1: cannot be read: Permission denied"])


def test_an_empty_file_is_one_line(run: Run, tmp_path: Path) -> None:
    empty = tmp_path / "empty.log.jsonl"
    empty.touch()
    status, out, complaints = run(empty)
    assert (status, out) == (1, [])
    assert complaints[0].startswith(f"{empty}:1: the log is empty")


def test_states_pass_through_a_terminal_that_knows_ascii_only(run: Run) -> None:
    _, out, _ = run(PLANK)
    assert out[0].isascii()
    assert json.loads(out[0])["seats"][0]["name"] == "Anné"


def test_the_command_checks_logs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["log", "check", str(CARDS), "missing"]) == 1
    printed = capsys.readouterr()
    assert json.loads(printed.out) == final(CARDS)
    assert printed.err.startswith("missing:1: cannot be read: ")
