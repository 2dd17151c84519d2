"""The journal: nothing that was accepted is lost, and what can't be used is told in one line."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from plank.journal import GameRecord, GameSummary, Journal, JournalError
from plank.journal.journal_lines import Opening, encode

HEADER = '{"log": 1, "game": "the-plank", "seats": ["Anne", "Bo"], "rules": {}, "first": 0}'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "journal.jsonl"


def started(journal: Journal) -> GameRecord:
    number = journal.start(HEADER, ("human", "bosun"), "2026-11-29 20:00")
    return GameRecord(journal, number)


def test_a_game_is_found_again_with_its_moves_and_players(file: Path) -> None:
    with Journal(file) as journal:
        record = started(journal)
        record.append("one", "w1")
        record.append("two", "w2")
    with Journal(file) as journal:
        assert journal.games() == [
            GameSummary(1, "2026-11-29 20:00", HEADER, ("human", "bosun"), "open", 2)
        ]
        again = GameRecord(journal, 1)
        assert (again.header, again.lines(), again.wells()) == (HEADER, ["one", "two"], "w2")


def test_what_is_taken_back_is_out_of_the_log_but_not_forgotten(file: Path) -> None:
    with Journal(file) as journal:
        record = started(journal)
        for line in ("one", "two", "three"):
            record.append(line, line)
        record.take_back(2)
        assert (record.lines(), record.count(), record.wells()) == (["one"], 1, "one")
        record.append("other", "")
        assert journal.log(1) == f"{HEADER}\none\nother\n"
    assert all(f'"line":"{line}"' in file.read_text() for line in ("two", "three"))


def test_an_ended_game_taken_back_is_open_again(file: Path) -> None:
    with Journal(file) as journal:
        record = started(journal)
        record.append("one", "")
        record.end("over")
        assert [game.state for game in journal.games("over")] == ["over"]
        record.take_back(1)
        assert [game.state for game in journal.games()] == ["open"]


def test_games_are_listed_newest_first_and_by_state(file: Path) -> None:
    with Journal(file) as journal:
        for _ in range(3):
            started(journal)
        journal.end(2, "aborted")
        assert [game.id for game in journal.games()] == [3, 2, 1]
        assert [game.id for game in journal.games("open")] == [3, 1]


def test_g3_a_move_outlives_a_kill_the_moment_it_is_told(file: Path) -> None:
    program = (
        "import sys; from pathlib import Path\n"
        "from plank.journal import Journal, GameRecord\n"
        f"journal = Journal(Path({str(file)!r}))\n"
        f"record = GameRecord(journal, journal.start({HEADER!r}, ('human', 'human'), 'now'))\n"
        "for number in range(1000):\n"
        "    record.append(str(number), '')\n"
        "    print(number, flush=True)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        told = [child.stdout.readline() for _ in range(20)][-1]
        os.kill(child.pid, signal.SIGKILL)
    with Journal(file) as journal:
        lines = GameRecord(journal, 1).lines()
    assert lines == [str(number) for number in range(len(lines))]
    assert len(lines) > int(told)


def test_a_game_is_played_by_one_program_at_a_time(file: Path) -> None:
    program = (
        "import sys; from pathlib import Path\n"
        "from plank.journal import Journal\n"
        f"print(Journal(Path({str(file)!r})).hold(1))\n"
    )

    def elsewhere() -> str:
        return subprocess.check_output([sys.executable, "-c", program], text=True).strip()

    with Journal(file) as journal:
        started(journal)
        assert elsewhere() == "False"
    assert elsewhere() == "True"


def test_g13_a_file_that_is_no_journal_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a journal at all, but long enough to look at" * 40)
    with pytest.raises(JournalError, match=r"notes.txt is damaged or no journal.*--journal FILE"):
        Journal(file)


def test_a_folder_that_cannot_be_made_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(JournalError, match=r"can't be used.*--journal FILE"):
        Journal(tmp_path / "file" / "journal.jsonl")


def test_a_journal_of_a_newer_plank_is_left_alone(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(encode(Opening(99)))
    with pytest.raises(JournalError, match=r"version 99.*update plank"):
        Journal(file)


def test_a_game_that_is_not_there_is_told(file: Path) -> None:
    with Journal(file) as journal, pytest.raises(JournalError, match=r"no game 7.*log list"):
        journal.log(7)


def test_a_full_disk_is_told_with_its_cure_and_spoils_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Journal(file) as journal:
        record = started(journal)
        record.append("one", "")
        with monkeypatch.context() as full:
            written = iter([7])

            def write(descriptor: int, data: bytes, write: Any = os.write) -> int:
                for room in written:
                    return int(write(descriptor, data[:room]))
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

            full.setattr(os, "write", write)
            with pytest.raises(JournalError, match=r"No space left.*make room"):
                record.append("two", "")
        assert record.lines() == ["one"]
        record.append("three", "")
        assert record.lines() == ["one", "three"]
    with Journal(file) as journal:
        assert GameRecord(journal, 1).lines() == ["one", "three"]


def test_what_another_program_writes_meanwhile_is_seen(file: Path) -> None:
    with Journal(file) as mine, Journal(file) as other:
        started(mine)
        started(other).append("one", "")
        started(mine)
        assert [(game.id, game.moves) for game in mine.games()] == [(3, 0), (2, 1), (1, 0)]


def test_a_game_that_came_to_no_move_is_forgotten_but_not_its_number(file: Path) -> None:
    with Journal(file) as journal:
        started(journal).append("one", "")
        started(journal).keep("w")
        for number in (1, 2):
            journal.forget(number)
        assert [game.id for game in journal.games()] == [1]
        assert journal.start(HEADER, ("human",), "now") == 3


def test_g14_a_move_is_one_small_append_and_saying_the_same_again_is_none(file: Path) -> None:
    with Journal(file) as journal:
        record = started(journal)
        for number in range(3):
            before = file.read_bytes()
            record.append(f"move {number}", "wells")
            grown = file.read_bytes()
            assert grown.startswith(before)
            assert grown[len(before) :].count(b"\n") == 1
            assert len(grown) - len(before) < 200
        record.end("over")
        size = file.stat().st_size
        record.end("over")
        journal.games()
        assert file.stat().st_size == size


def test_the_journal_is_for_its_owner_alone(tmp_path: Path):
    with Journal(tmp_path / "journal"):
        assert (tmp_path / "journal").stat().st_mode & 0o777 == 0o600
