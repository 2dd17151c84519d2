"""What a user can get wrong: each time one line with the value and the cure, no traceback."""

from __future__ import annotations

import os
import pty
from pathlib import Path

import pytest

from plank.cli.main import main
from plank.journal import Journal

MISUSED = [
    ["--seed", "-1"],
    ["--seed", "x"],
    ["--page-port", "65536"],
    ["--resume", "--fresh"],
    ["--language", "sw"],
    ["--seets", "Anne"],
]


def complaint(capsys: pytest.CaptureFixture[str], tmp_path: Path, *options: str) -> str:
    """Call `plank play` with options that can't be; return its one line."""
    journal = str(tmp_path / "journal.jsonl")
    assert main(["play", "--journal", journal, *options]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert line.startswith("plank: ")
    assert "Traceback" not in line
    return line.removeprefix("plank: ")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--seats", "Anne"], ("1 seat", "2 to 6")),
        (["--seats", "a,b,c,d,e,f,g"], ("7 seats", "6 at most")),
        (["--seats", "Anne,"], ("''", "a name is missing")),
        (["--seats", "bot,bot:admiral"], ("bot:admiral", "bot:bosun")),
        (["--seats", "bot,Bo\x07"], ("Bo\\x07",)),
        (["--rule", "push"], ("'push'", "name=value")),
        (["--rule", "puhs=true"], ("puhs", "did you mean push")),
        (["--rule", "push=maybe"], ("push=", "maybe", "true or false")),
        (["--rule", "spaces=31"], ("spaces=31", "11 to 30")),
        (["--rule", "coins=1.5"], ("coins=", "1.5")),
        (["--rule", "push=true", "--rule", "push=true"], ("push", "twice")),
        (["--rule", "layout=skull"], ("layout", "skull")),
        (["--first", "Zoe", "--seats", "bot,bot"], ("--first Zoe", "name Morgan")),
        (["--board", "/dev/nothing-here"], ("/dev/nothing-here",)),
        (["--board", "socket://127.0.0.1:1"], ("socket://127.0.0.1:1",)),
        (["--board", "nonsense://x"], ("nonsense://x",)),
        (["--board", "/dev/null"], ("/dev/null",)),
        (["--board", "sim", "--seats", "Anne,bot"], ("Anne", "without a terminal")),
        (["--speaker", "screen", "--seats", "bot,bot"], ("--speaker screen", "--speaker host")),
        (["--game", "hopscotch"], ("hopscotch is not played on the table", "play the-plank")),
        (["--game", "walk-the-plank"], ("walk-the-plank is not played on the table",)),
        (["--resume"], ("no game was left unfinished",)),
    ],
)
def test_one_line_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, options: list[str], words: tuple[str, ...]
) -> None:
    line = complaint(capsys, tmp_path, *options)
    for word in words:
        assert word in line


def test_a_port_where_nothing_answers_is_not_ours(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    master, slave = pty.openpty()
    try:
        line = complaint(capsys, tmp_path, "--board", os.ttyname(slave))
    finally:
        os.close(master)
        os.close(slave)
    assert "answers as the board does" in line


@pytest.mark.parametrize("options", MISUSED)
def test_misuse_is_one_line_too_and_exits_with_2(
    capsys: pytest.CaptureFixture[str], options: list[str]
) -> None:
    with pytest.raises(SystemExit) as misuse:
        main(["play", *options])
    assert misuse.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("plank play: ")
    assert line.endswith("`plank play --help` shows what there is")


def test_a_wrong_switch_is_told_before_anybody_is_asked_for_names(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def at_a_terminal(*_: object) -> bool:
        return True

    def asked(*_: object) -> None:
        pytest.fail("nobody is asked")

    monkeypatch.setattr("plank.cli.play.play_options.usable", at_a_terminal)
    monkeypatch.setattr("plank.cli.play.choose_plan.ask_seats", asked)
    assert "did you mean push" in complaint(capsys, tmp_path, "--rule", "pusch=true")


def test_a_recording_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "nothing.jsonl"]) == 1
    assert capsys.readouterr().err == "plank: nothing.jsonl: No such file or directory\n"


def test_a_journal_that_is_none_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "journal.jsonl").write_text("no journal " * 1000)
    assert "damaged or no journal" in complaint(capsys, tmp_path)


def test_nothing_is_begun_when_something_is_wrong(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    complaint(capsys, tmp_path, "--rule", "spaces=31")
    with Journal(tmp_path / "journal.jsonl") as journal:
        assert journal.games() == []
