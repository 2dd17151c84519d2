"""What is written and what is removed."""

from __future__ import annotations

from binascii import crc32

from plank.firmware_files import manifest_text
from plank.flash.file_changes import file_changes

FIRMWARE = {"main.py": b"go", "board/app.py": b"app", "board/line.py": b"line"}
SUMS = {path: crc32(content) for path, content in FIRMWARE.items()}


def test_an_empty_board_gets_everything_main_first() -> None:
    changes = file_changes(FIRMWARE, {}, "")
    assert changes.write == ("main.py", "board/app.py", "board/line.py")
    assert changes.remove == ()


def test_a_board_that_has_it_all_is_left_alone() -> None:
    assert not file_changes(FIRMWARE, SUMS, manifest_text(FIRMWARE))


def test_only_what_differs_is_written() -> None:
    assert file_changes(FIRMWARE, {**SUMS, "board/line.py": 1}, "").write == ("board/line.py",)


def test_an_older_firmwares_files_go_and_others_stay() -> None:
    older = ["lib/old.py", "board/old.py", "main.mpy"]
    others = ["lib/theirs.py", "boot.py"]
    there = {**SUMS, **dict.fromkeys([*older, *others], 1)}
    changes = file_changes(FIRMWARE, there, "lib/old.py 00000001\n")
    assert changes.remove == tuple(sorted(older))


def test_a_manifest_that_names_settings_removes_none() -> None:
    damaged = "settings.txt 00000001\ncrash.txt 00000001\n"
    assert not file_changes(FIRMWARE, {**SUMS, "settings.txt": 1, "crash.txt": 1}, damaged)
