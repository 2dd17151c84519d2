"""Which board is flashed, and what is said when there is none that could be."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from plank.flash.board_choice import board_to_flash
from plank.flash.bootloader_drive import next_step
from plank.flash.errors import FlashError
from plank.table.ports.errors import NoBoard


@dataclass
class Pico:
    device: str
    serial_number: str | None
    location: str | None = "1-1:1.0"
    vid: int | None = 0x2E8A
    pid: int | None = 0x0005
    interface: str | None = None


def test_nothing_plugged_in_is_said_as_by_plank_play() -> None:
    with pytest.raises(NoBoard, match=r"^No board is plugged in\. Plug it in"):
        board_to_flash(None, list)


def test_the_only_board_is_taken_by_its_first_port_s4() -> None:
    ports = [Pico("/dev/ttyACM1", "E66", "1-1:1.2"), Pico("/dev/ttyACM0", "E66")]
    assert board_to_flash(None, lambda: ports)(None).name == "/dev/ttyACM0"


def test_a_board_that_restarts_under_another_name_is_followed_s3() -> None:
    ports = [Pico("/dev/ttyACM0", "E66")]
    board = board_to_flash(None, lambda: ports)
    board(None)
    ports[0] = Pico("/dev/ttyACM1", "E66")
    assert board(None).name == "/dev/ttyACM1"


def test_of_two_boards_one_has_to_be_named() -> None:
    ports = [Pico("/dev/ttyACM0", "E66"), Pico("/dev/ttyACM1", "E77")]
    with pytest.raises(FlashError, match="2 boards are plugged in: /dev/ttyACM0, /dev/ttyACM1"):
        board_to_flash(None, lambda: ports)
    assert board_to_flash("/dev/ttyACM1", lambda: ports)(None).name == "/dev/ttyACM1"


def test_f3_a_board_without_micropython_gets_its_next_step(tmp_path: Path) -> None:
    assert next_step(tmp_path) is None
    (tmp_path / "dev/disk/by-label").mkdir(parents=True)
    (tmp_path / "dev/disk/by-label/RPI-RP2").touch()
    assert "udisksctl mount -b /dev/disk/by-label/RPI-RP2" in str(next_step(tmp_path))
    drive = tmp_path / "media/anne/RPI-RP2"
    drive.mkdir(parents=True)
    told = str(next_step(tmp_path))
    assert f"shows the drive {drive}: copy MicroPython for the Pico" in told
    assert told.endswith("then: plank flash.")
