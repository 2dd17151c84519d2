"""`plank play --record` and `plank replay`: what happened happens again, to the same end."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from plank.cli.main import main

RECORDINGS = Path(__file__).parent / "recordings"
PLAY = ("play", "--fast", "--board", "sim:cpython", "--json", "--no-page")


def events(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def recorded(
    folder: Path, capsys: pytest.CaptureFixture[str], *options: str
) -> tuple[Path, list[dict[str, Any]]]:
    file = folder / "recording"
    journal = str(folder / "journal")
    assert main([*PLAY, "--journal", journal, "--record", str(file), *options]) == 0
    return file, events(capsys)


def replayed(file: Path, capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    assert main(["replay", "--json", str(file)]) == 0
    return events(capsys)


@pytest.mark.parametrize(
    "options",
    [
        ["--seats", "bot,bot:deckhand,bot", "--seed", "7"],
        ["--seats", "bot:deckhand,bot:deckhand", "--seed", "3", "--rule", "greedy=true"],
        ["--seats", "bot:deckhand,bot:deckhand", "--seed", "15", "--mask", "places=all,wells=all"],
    ],
)
def test_a_game_recorded_is_told_again_to_the_same_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str]
) -> None:
    file, then = recorded(tmp_path, capsys, *options)
    now = replayed(file, capsys)
    assert now[1:] == then[1:]
    assert now[0]["log"] == then[0]["log"]
    assert now[-1]["final"]["over"]


def test_a_recording_of_long_ago_still_ends_as_it_did(capsys: pytest.CaptureFixture[str]) -> None:
    told = replayed(RECORDINGS / "two_deckhands.jsonl", capsys)
    assert told[-1]["final"] == json.loads((RECORDINGS / "two_deckhands.final.json").read_text())


FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a disk that is always full")
def test_a_full_disk_ends_the_recording_and_not_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--seats", "bot:deckhand,bot:deckhand", "--seed", "15"]
    _, then = recorded(tmp_path, capsys, *options)
    journal = str(tmp_path / "another")
    assert main([*PLAY, "--journal", journal, "--record", str(FULL), *options]) == 0
    now = events(capsys)
    assert (now[0]["type"], now[-1]) == ("start", then[-1])
    told = [text for event in now for text in event.get("text", ()) if "recording" in text]
    assert told == [
        "The recording stops here, its file cannot be written (No space left on device)."
        " The game goes on."
    ]


def test_it_holds_the_line_both_ways_with_times(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, _ = recorded(tmp_path, capsys, "--seats", "bot:deckhand,bot:deckhand", "--seed", "15")
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line["t"] for line in lines] == sorted(line["t"] for line in lines)
    kinds = {kind for line in lines for kind in line if kind != "t"}
    assert kinds >= {"game", "open", "board", "host", "announce"}
    assert any('{"seen":' in line.get("board", "") for line in lines)
    assert any('{"wanted":' in line.get("host", "") for line in lines)


def test_a_game_gone_on_with_is_recorded_from_where_it_stood(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [sys.executable, "-m", "plank", *PLAY, "--journal", str(tmp_path / "journal")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        list(itertools.islice(child.stdout, 12))
        child.kill()
    file, then = recorded(tmp_path, capsys, "--resume", "--seed", "4")
    assert len(json.loads(file.read_text().splitlines()[0])["game"]["moves"]) > 5
    now = replayed(file, capsys)
    assert now[1:] == then[1:]


def test_told_as_lines_it_reads_like_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(RECORDINGS / "two_deckhands.jsonl")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].endswith("wins!")


def test_a_recording_cut_off_by_a_kill_is_told_as_far_as_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = (RECORDINGS / "two_deckhands.jsonl").read_bytes()
    file = tmp_path / "cut"
    file.write_bytes(whole[: len(whole) // 2])
    told = replayed(file, capsys)
    assert not told[-1]["final"]["over"]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", ":1: no recording"),
        (b"\n", ":1: "),
        (b"no json\n", ":1: no line of a recording: JSON is malformed"),
        (b'{"t": 0, "board": "x"}\n', ":1: no recording"),
        (b'{"t": -1, "board": "x"}\n', ":1: t -1.0 is no time"),
        (b'{"t": 1, "game": {"header": "{}"}}\n{"t": 0, "lost": "x"}\n', ":2: t 0.0 is before 1.0"),
        (b'{"t": 0, "game": {"header": "{}"}}\n', "log"),
        (b"\xff\xfe\n", ":1: "),
        (b"[" * 100_000 + b"\n", ":1: "),
    ],
)
def test_a_file_that_is_no_recording_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, reason: str
) -> None:
    file = tmp_path / "bad"
    file.write_bytes(content)
    assert main(["replay", str(file)]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("plank: ")
    assert reason in line


def test_a_file_that_is_not_there_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "/nowhere/file"]) == 1
    assert "/nowhere/file" in capsys.readouterr().err


def test_a_recording_that_cannot_be_written_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--journal", str(tmp_path / "j"), "--record", "/nowhere/file", "--seats", "bot,bot"]
    assert main([*PLAY, *options]) == 1
    assert "/nowhere/file" in capsys.readouterr().err
