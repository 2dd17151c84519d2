"""The board's flash, and the modules that run from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from plank.firmware_files import firmware_files, firmware_folder, manifest_hash, manifest_text
from plank.sim.boards.cpython.chip_os import OsModule
from plank.sim.boards.cpython.chip_streams import Line
from plank.sim.boards.cpython.chip_time import HALF, PERIOD, TimeModule
from plank.sim.boards.cpython.module_loader import ModuleLoader, line_modules, plain_modules
from plank.sim.boards.flash import Flash


def modules(**files: str) -> ModuleLoader:
    flash = Flash({path.replace("__", "/") + ".py": text.encode() for path, text in files.items()})
    return ModuleLoader(flash, {**plain_modules(), **line_modules(Line())})


def test_a_flashed_board_has_the_firmware_and_its_manifest() -> None:
    flash = Flash.flashed()
    text = flash.files["manifest.txt"].decode()
    assert {"main.py", "board/app.py"} <= set(flash.files)
    assert text == manifest_text(firmware_files())
    assert [line.split()[0] for line in text.splitlines()] == sorted(firmware_files())
    assert len(manifest_hash(text)) == 8
    assert (firmware_folder() / "main.py").is_file()


def test_a_file_is_on_the_flash_once_it_is_closed() -> None:
    flash = Flash()
    with flash.open("a/notes.txt", "w") as file:
        file.write("ho")
    with flash.open("a/notes.txt", "ab") as file:
        file.write(b"y")
    with flash.open("/a/notes.txt") as file:
        assert file.read() == "hoy"
    with pytest.raises(OSError, match="2"):
        flash.open("b.txt")


def test_os_renames_over_a_file_as_the_chip_does() -> None:
    flash = Flash({"new": b"2", "old": b"1", "board/app.py": b"x"})
    os = OsModule(flash, 1)
    os.rename("new", "old")
    assert flash.files["old"] == b"2"
    assert os.listdir() == ["board", "old"]
    assert os.listdir("board") == ["app.py"]
    assert os.stat("old")[6] == 1
    assert os.stat("board")[0] == 0x4000
    os.mkdir("new")
    assert "new" in os.listdir("/")
    os.remove("old")
    for call in (lambda: os.stat("old"), lambda: os.remove("old"), lambda: os.listdir("old")):
        with pytest.raises(OSError, match="2"):
            call()
    with pytest.raises(OSError, match="2"):
        os.rename("old", "new")
    with pytest.raises(OSError, match="17"):
        os.mkdir("board")


def test_a_flash_can_be_laid_out_in_a_folder(tmp_path: Path) -> None:
    Flash({"main.py": b"1", "board/app.py": b"2"}).unpack(tmp_path)
    assert (tmp_path / "board" / "app.py").read_bytes() == b"2"


@pytest.mark.parametrize("name", ["random", "asyncio", "pathlib", "machine2", "board.nothing"])
def test_an_unknown_module_is_an_import_error(name: str) -> None:
    board = modules(main=f"import {name}", board__app="")
    with pytest.raises(ImportError, match=name.partition(".")[0]):
        board.load("main")


def test_names_that_the_chip_has_not_are_missing() -> None:
    with pytest.raises(ImportError, match="no_such"):
        modules(main="from board import no_such", board__app="").load("main")
    with pytest.raises(NameError):
        modules(main="print('hello')").load("main")
    with pytest.raises(AttributeError):
        modules(main="import sys; sys.getsizeof(1)").load("main")


def test_every_board_has_modules_of_its_own() -> None:
    one, two = (modules(board__app="seen = []", main="from board.app import seen") for _ in "12")
    one.load("main").seen.append(1)
    assert two.load("main").seen == []


def test_packages_import_as_usual() -> None:
    board = modules(
        main="import board.app\nfrom board import pins\nfrom . import nothing_here"
        if False
        else "import board.app\nfrom board import pins\nx = board.app.x + pins.x",
        board__app="from . import pins\nfrom .pins import x",
        board__pins="from micropython import const\nx = const(21)",
    )
    assert board.load("main").x == 42


def test_reading_more_than_there_is_raises() -> None:
    line = Line()
    line.received.extend(b"ab")
    stdin = line_modules(line)["sys"].stdin
    assert stdin.buffer.read(1) == b"a"
    with pytest.raises(RuntimeError, match="2 bytes read where 1 are"):
        stdin.buffer.readinto(bytearray(2))


def test_writing_where_there_is_no_room_raises() -> None:
    line = Line()
    line.waiting = 512
    parts = line_modules(line)
    poll = parts["select"].poll()
    poll.register(parts["sys"].stdout, parts["select"].POLLOUT)
    assert list(poll.ipoll(0)) == []
    with pytest.raises(RuntimeError, match="no room"):
        parts["sys"].stdout.buffer.write(b"x")
    line.waiting = 0
    assert len(list(poll.ipoll(0))) == 1


def test_a_poll_never_waits() -> None:
    with pytest.raises(RuntimeError, match="never waits"):
        line_modules(Line())["select"].poll().ipoll(5)


def test_ticks_begin_just_before_their_wrap() -> None:
    clock = TimeModule(lambda _: None)
    first = clock.ticks_ms()
    assert PERIOD - 5000 < first < PERIOD
    clock.now = 5000
    assert clock.ticks_ms() < first
    assert clock.ticks_diff(clock.ticks_ms(), first) == 5000
    assert clock.ticks_add(first, 5000) == clock.ticks_ms()
    assert clock.ticks_us() == (PERIOD - 2_000_000 + 5_000_000) % PERIOD


def test_ticks_differences_take_ticks_only() -> None:
    clock = TimeModule(lambda _: None)
    with pytest.raises(ValueError, match="ticks"):
        clock.ticks_diff(-1, 0)
    with pytest.raises(OverflowError):
        clock.ticks_add(0, HALF)


def test_sleeping_moves_the_clock() -> None:
    slept: list[int] = []
    clock = TimeModule(slept.append)
    clock.sleep_ms(7)
    clock.sleep_us(900)
    clock.sleep_us(2500)
    assert slept == [7, 2]
