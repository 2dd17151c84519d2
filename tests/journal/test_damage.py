"""G13: a journal damaged anywhere is used as far as it is good, and the rest is reported."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from plank.journal import GameRecord, GameSummary, Journal, JournalError

HEADER = '{"log": 1, "game": "the-plank", "seats": ["Anne", "Bj\u00f6rn"], "rules": {}, "first": 0}'
EVERY = 7  # bytes between damages; the file is some 9,000 bytes long
SECTOR = 512

States = dict[int, set[tuple[str, ...]]]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, States]:
    """A journal of three games that were played side by side, and all states they ever had."""
    file = tmp_path_factory.mktemp("whole") / "journal"
    chance = random.Random(1)
    with Journal(file) as journal:
        records = [
            GameRecord(journal, journal.start(HEADER, ("human", "bosun"), "2026-11-29"))
            for _ in range(3)
        ]
        states: States = {number: {()} for number in (1, 2, 3)}
        for move in range(80):
            at = chance.randrange(3)
            if chance.randrange(6) == 0 and records[at].count():
                records[at].take_back(1)
            else:
                records[at].append(f'{{"do": "throw", "move": {move}}}', f"wells {move}")
            states[at + 1].add(tuple(records[at].lines()))
        records[0].end("over")
        journal.end(3, "aborted")
    return file.read_bytes(), states


def damaged(data: bytes) -> Iterator[bytes]:
    """A byte flipped, zeroed; the end cut off; a sector lost: anywhere in the file."""
    for at in range(0, len(data), EVERY):
        yield data[:at] + bytes([data[at] ^ 1 << at % 8]) + data[at + 1 :]
    for at in range(0, len(data), EVERY * 4):
        yield data[:at] + bytes(1) + data[at + 1 :]
        yield data[:at]
    for at in range(0, len(data), SECTOR):
        yield data[:at] + bytes(len(data[at : at + SECTOR])) + data[at + SECTOR :]
        yield data[:at] + data[at + SECTOR :]


def test_g13_damaged_at_any_byte_the_last_good_state_is_used_and_the_rest_reported(
    whole: tuple[bytes, States], tmp_path: Path
) -> None:
    data, states = whole
    file = tmp_path / "journal"
    unhurt = list_games(data, file)
    cases = 0
    for broken in damaged(data):
        cases += 1
        file.write_bytes(broken)
        with Journal(file) as journal:
            games = journal.games()
            for game in games:
                assert tuple(e.line for e in journal.entries(game.id)) in states[game.id]
            missing = [game for game in unhurt if game not in games]
            cut = data.startswith(broken)
            assert cut or not missing or journal.damage
    assert cases > 1500


def test_g13_one_flipped_byte_costs_at_most_the_two_games_whose_lines_it_joins(
    whole: tuple[bytes, States], tmp_path: Path
) -> None:
    data, _ = whole
    file = tmp_path / "journal"
    unhurt = list_games(data, file)
    for at in range(0, len(data), EVERY):
        games = list_games(data[:at] + bytes([data[at] ^ 4]) + data[at + 1 :], file)
        assert sum(game not in games for game in unhurt) <= 2


def test_g13_a_damaged_game_goes_on_from_its_last_good_state(
    whole: tuple[bytes, States], tmp_path: Path
) -> None:
    data, states = whole
    file = tmp_path / "journal"
    for at in range(len(data) // 2, len(data), EVERY * 20):
        file.write_bytes(data[:at] + b"#" + data[at + 1 :])
        with Journal(file) as journal:
            before = {game.id: journal.entries(game.id) for game in journal.games()}
            journal.note_damage()
            for number in before:
                journal.append(number, "on", "w")
        with Journal(file) as journal:
            assert journal.damage == ()
            for number, entries in before.items():
                lines = [entry.line for entry in journal.entries(number)]
                assert lines == [*(entry.line for entry in entries), "on"]
                assert tuple(lines[:-1]) in states[number]


def test_g13_the_report_names_the_file_the_game_and_where_it_stands(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    with Journal(file) as journal:
        record = GameRecord(journal, journal.start(HEADER, ("human",), "now"))
        for move in ("one", "two", "three"):
            record.append(move, "")
    file.write_bytes(file.read_bytes().replace(b'"two"', b'"tvo"'))
    with Journal(file) as journal:
        assert journal.damage == (
            f"the journal {file} is damaged: 2 lines of it can't be used",
            "game 1 stands as it did after 1 move; what came after is lost",
        )
        journal.note_damage()
        assert journal.damage == ()


def test_g13_a_journal_without_one_good_line_is_told_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    file.write_bytes(bytes(4096))
    with pytest.raises(JournalError, match="damaged or no journal"):
        Journal(file)
    assert file.read_bytes() == bytes(4096)


def list_games(data: bytes, file: Path) -> list[GameSummary]:
    file.write_bytes(data)
    with Journal(file) as journal:
        return journal.games()
