"""Flashing a simulated board on the real MicroPython, over its real pseudo-terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from plank import VERSION
from plank.firmware_files import MANIFEST, firmware_files, manifest_hash, manifest_text
from plank.flash import Flasher, FlashError, board_to_flash
from plank.flash.firmware_greeting import wait_for_greeting
from plank.flash.repl import Repl
from plank.sim.boards.micropython.interpreter import available
from plank.sim.table import SimTable, settings
from plank.table.link.firmware_check import Firmware

pytestmark = pytest.mark.skipif(not available(), reason="no MicroPython for this system")

FILES = firmware_files()
TEXT = manifest_text(FILES)
RUNS = f"runs firmware {VERSION} ({manifest_hash(TEXT)})."

KILLED_AFTER = """
import os, sys
from plank import VERSION
from plank.firmware_files import firmware_files
from plank.flash import Flasher, board_to_flash
told = []
def tell(doing):
    told.append(doing)
    if len(told) == 4:
        os.kill(os.getpid(), 9)
Flasher(firmware_files(), VERSION, board_to_flash(sys.argv[1]), tell).run()
"""


@pytest.fixture
def table() -> Iterator[SimTable]:
    made = SimTable("micropython", seed=7)
    runs(made)  # a signal that hits the interpreter while it compiles may leave it hanging
    yield made
    made.close()


def folder(table: SimTable) -> Path:
    assert table.kind == "micropython"
    path: Path = table.board.folder  # type: ignore[union-attr]  # of the board just named
    return path


def there(table: SimTable) -> dict[str, bytes]:
    top = folder(table)
    return {
        file.relative_to(top).as_posix(): file.read_bytes()
        for file in top.rglob("*")
        if file.is_file()
    }


def flasher(table: SimTable, tell: Callable[[str], None] = str) -> Flasher:
    return Flasher(FILES, VERSION, board_to_flash(table.port_name, list), tell)


def age(table: SimTable) -> None:
    """Give the board what an older firmware has left."""
    for path in FILES:
        (folder(table) / path).write_bytes(FILES[path] + b"\n# older\n")
    (folder(table) / "board/parrot.py").write_text("caw = 1\n")


def runs(table: SimTable) -> str:
    """Return what the board says of itself."""
    firmware = Firmware(VERSION, manifest_hash(TEXT))
    return wait_for_greeting(board_to_flash(table.port_name, list), firmware)


def why(table: SimTable) -> str:
    """Return what keeps the board from playing, as it says itself."""
    with pytest.raises(FlashError) as caught:
        runs(table)
    return str(caught.value)


def test_a_board_with_older_firmware_has_this_one_and_its_own_settings(table: SimTable) -> None:
    age(table)
    kept = {"settings.txt": settings(15), "crash.txt": b"a crash", "notes.py": b"# theirs"}
    for path, content in kept.items():
        (folder(table) / path).write_bytes(content)
    boots = table.board.boots
    told: list[str] = []
    assert flasher(table, told.append).run().endswith(RUNS)
    assert there(table) == {**FILES, **kept, MANIFEST: TEXT.encode()}
    assert table.board.boots == boots + 1
    assert told[0] == "main.py"
    assert told[-2:] == ["board/parrot.py removed", "restarting"]


def test_what_is_there_already_is_not_written_again(table: SimTable) -> None:
    told: list[str] = []
    assert flasher(table, told.append).run().endswith(RUNS)
    assert told == ["restarting"]


def test_an_empty_board_gets_all_of_it_and_the_manifest_last(table: SimTable) -> None:
    Repl(table.port_name).close()
    for path in there(table):
        (folder(table) / path).unlink()
    (folder(table) / "board").rmdir()
    told: list[str] = []
    assert flasher(table, told.append).run().endswith(RUNS)
    assert told[0] == "main.py"
    assert told[-2:] == [MANIFEST, "restarting"]


@pytest.mark.parametrize("files", [1, 3, 20])
def test_f4_stopped_half_way_the_board_says_mixed_firmware(table: SimTable, files: int) -> None:
    age(table)
    told: list[str] = []

    def stop(doing: str) -> None:
        told.append(doing)
        if len(told) > files:
            raise KeyboardInterrupt

    interrupted = flasher(table, stop)
    with pytest.raises(KeyboardInterrupt):
        interrupted.run()
    assert interrupted.outcome.startswith("The board has half a firmware and can't play.")
    assert why(table).startswith("The files on the board are not what was sent.")
    assert flasher(table).run().endswith(RUNS)


def test_f4_killed_half_way_it_goes_on_where_it_was(table: SimTable) -> None:
    age(table)
    killed = subprocess.run([sys.executable, "-c", KILLED_AFTER, table.port_name], check=False)
    assert killed.returncode == -9
    told: list[str] = []
    assert flasher(table, told.append).run().endswith(RUNS)
    assert 0 < told.index("restarting") < len(FILES)
    assert set(there(table)) == {*FILES, MANIFEST}


def test_stopped_before_anything_was_written_the_old_firmware_goes_on(
    table: SimTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("plank.flash.flasher.file_changes", stop)
    interrupted = flasher(table)
    assert interrupted.outcome == ""
    with pytest.raises(KeyboardInterrupt):
        interrupted.run()
    assert interrupted.outcome == "Nothing on the board was changed. Run it again: plank flash."
    assert runs(table).endswith(RUNS)


def test_f2_the_prompt_comes_out_of_play_safe_mode_and_a_raw_prompt(table: SimTable) -> None:
    for _ in range(2):  # the second finds the raw prompt that the first has left
        repl = Repl(table.port_name)
        assert repl.ask("6 * 7") == 42
        repl.close()
    (folder(table) / MANIFEST).write_text("board/app.py 00000000\n")
    table.reset("power")
    assert why(table).startswith("The files on the board are not what was sent.")
    assert flasher(table).run().endswith(RUNS)


def test_a_file_that_can_not_be_written_is_one_sentence(table: SimTable) -> None:
    (folder(table) / "board/lamps.py").unlink()
    (folder(table) / "board/lamps.py").mkdir()
    with pytest.raises(FlashError) as caught:
        flasher(table).run()
    assert "does not follow (OSError: " in str(caught.value)
    assert str(caught.value).endswith("Run it again: plank flash.")
    assert "\n" not in str(caught.value)


def test_a_port_without_a_prompt_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("plank.flash.repl.STOPS_WITHIN_S", 0.1)
    near, far = os.openpty()
    try:
        with pytest.raises(FlashError, match=r"^MicroPython's prompt does not answer on /dev/"):
            Repl(os.ttyname(far))
    finally:
        os.close(near)
        os.close(far)
