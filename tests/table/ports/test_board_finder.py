"""Finding the boards that are plugged in."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from plank.table.ports.board_finder import BoardFinder, NamedPort, find_again, find_boards
from plank.table.ports.errors import NoBoard


@dataclass
class Usb:
    """A port as pyserial lists it."""

    device: str
    serial_number: str | None = "E6614C311B7E6F2B"
    location: str | None = "1-1.4"
    vid: int | None = 0x2E8A
    pid: int | None = 0x0005
    interface: str | None = None


def test_only_picos_that_run_micropython_are_boards() -> None:
    ports = [
        Usb("/dev/ttyS0", None, None, None, None),
        Usb("/dev/ttyUSB0", pid=0x6001, vid=0x0403),
        Usb("/dev/ttyACM1"),
        Usb("/dev/ttyACM2", pid=0x0003),
    ]
    assert [board.device for board in find_boards(lambda: ports)] == ["/dev/ttyACM1"]


def test_s4_of_two_ports_of_one_board_the_first_interface_is_preferred() -> None:
    ports = [
        Usb("/dev/ttyACM0", location="1-1.4:1.2"),
        Usb("/dev/ttyACM1", location="1-1.4:1.0"),
        Usb("/dev/ttyACM10", "AA"),
        Usb("/dev/ttyACM9", "AA"),
    ]
    devices = [board.device for board in find_boards(lambda: ports)]
    assert devices == ["/dev/ttyACM9", "/dev/ttyACM10", "/dev/ttyACM1", "/dev/ttyACM0"]


def test_s3_a_board_is_found_again_under_another_name() -> None:
    ports = [Usb("/dev/ttyACM0", "AA"), Usb("/dev/ttyACM3")]
    assert [b.device for b in find_again("e6614c311b7e6f2b", lambda: ports)] == ["/dev/ttyACM3"]


def test_s4_the_finder_tries_each_port_until_one_answers_and_then_keeps_to_it() -> None:
    ports = [Usb("/dev/ttyACM0"), Usb("/dev/ttyACM1")]
    find = BoardFinder(lambda: ports)
    assert [find(None).name for _ in range(4)] == ["/dev/ttyACM0", "/dev/ttyACM1"] * 2
    assert [find("e6614c311b7e6f2b").name for _ in range(2)] == ["/dev/ttyACM1"] * 2
    ports[1].device = "/dev/ttyACM7"
    assert find("e6614c311b7e6f2b").name == "/dev/ttyACM0"
    assert find(None).name == "/dev/ttyACM7"


def test_s18_no_board_is_one_sentence() -> None:
    with pytest.raises(NoBoard, match=r"^No board is plugged in. Plug it in, or play with"):
        BoardFinder(list)(None)


def test_a_board_that_is_known_is_waited_for_while_another_is_plugged_in() -> None:
    with pytest.raises(NoBoard):
        BoardFinder(lambda: [Usb("/dev/ttyACM0", "AA")])("bb")


def test_s3_a_named_board_is_found_again_by_its_serial_number() -> None:
    plugged = [Usb("/dev/ttyACM0", "E661A")]
    named = NamedPort("/dev/ttyACM0", lambda: plugged)
    assert named(None).name == "/dev/ttyACM0"
    plugged.clear()
    assert named(None).name == "/dev/ttyACM0"
    plugged.append(Usb("/dev/ttyACM3", "E661A"))
    assert named(None).name == "/dev/ttyACM3"
    plugged.append(Usb("/dev/ttyACM0", "E661A"))
    assert named(None).name == "/dev/ttyACM0"
