"""Real ports: pseudo-terminals, sockets and a device without a descriptor."""

import asyncio
import errno
import grp
import os
import pty
import socket
import stat
import subprocess
import sys
import threading
import tty
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from plank.table.descriptor import WRITE_TIMEOUT_S
from plank.table.errors import Busy, NoBoard, NoPermission, NotAPort, PortError
from plank.table.find import Finder, find_again, find_boards
from plank.table.holders import holder
from plank.table.opening import explain, open_device
from plank.table.ports import HUNG_UP, STOPPED_READING
from plank.table.serial_port import SerialPort
from plank.table.state import Condition

PATIENCE_S = 20.0  # a test fails after this; none waits for it to pass


@dataclass
class Cable:
    """A pseudo-terminal: the board's end as a descriptor, the host's as a path."""

    board: int
    host: int
    path: str

    def pull(self) -> None:
        os.close(self.host)
        os.close(self.board)
        self.board = self.host = -1


@pytest.fixture
def cable() -> Iterator[Cable]:
    board, host = pty.openpty()
    tty.setraw(host)
    cable = Cable(board, host, os.ttyname(host))
    yield cable
    if cable.board >= 0:
        cable.pull()


class Ear:
    """Hears a port, and can wait for what it is to hear."""

    def __init__(self) -> None:
        self.heard = b""
        self.lost: list[str] = []
        self._news = asyncio.Event()

    def on_bytes(self, data: bytes) -> None:
        self.heard += data
        self._news.set()

    def on_lost(self, reason: str) -> None:
        self.lost.append(reason)
        self._news.set()

    async def until(self, count: int = 0, lost: int = 0) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while len(self.heard) < count or len(self.lost) < lost:
                self._news.clear()
                await self._news.wait()

    def open(self, port: SerialPort) -> SerialPort:
        port.open(asyncio.get_running_loop(), self.on_bytes, self.on_lost)
        return port


def test_bytes_go_both_ways_through_a_terminal(cable: Cable) -> None:
    async def story() -> None:
        ear = Ear()
        port = ear.open(SerialPort(cable.path))
        os.write(cable.board, b"seen\x00\xff\r\n")
        await ear.until(count=8)
        port.write(b"wanted\n")
        assert ear.heard == b"seen\x00\xff\r\n"
        assert os.read(cable.board, 100) == b"wanted\n"
        port.close()
        assert ear.lost == []

    asyncio.run(story())


def test_s2_a_pulled_cable_is_told_once(cable: Cable) -> None:
    async def story() -> None:
        ear = Ear()
        port = ear.open(SerialPort(cable.path))
        cable.pull()
        port.write(b"wanted\n")
        await ear.until(lost=1)
        port.write(b"wanted\n")
        await asyncio.sleep(0)
        assert ear.lost == [HUNG_UP]
        port.close()

    asyncio.run(story())


def test_closing_tells_nobody_of_a_loss(cable: Cable) -> None:
    async def story() -> None:
        ear = Ear()
        port = ear.open(SerialPort(cable.path))
        cable.pull()
        port.write(b"wanted\n")
        port.close()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert ear.lost == []

    asyncio.run(story())


def test_s7_a_board_that_stops_reading_is_lost_and_nothing_waits_for_it(
    cable: Cable, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert WRITE_TIMEOUT_S <= 1.0
    monkeypatch.setattr("plank.table.descriptor.WRITE_TIMEOUT_S", 0.05)

    async def story() -> None:
        ear = Ear()
        port = ear.open(SerialPort(cable.path))
        for _ in range(1000):
            port.write(b"x" * 1000)
        await ear.until(lost=1)
        assert ear.lost == [STOPPED_READING]
        port.close()

    asyncio.run(story())


def test_what_there_is_no_room_for_goes_when_the_board_reads_again(cable: Cable) -> None:
    sent = bytes(range(256)) * 400

    async def story() -> None:
        ear = Ear()
        port = ear.open(SerialPort(cable.path))
        port.write(sent)
        received = await asyncio.to_thread(read_all, cable.board, len(sent))
        assert received == sent
        port.close()

    asyncio.run(story())


def read_all(descriptor: int, count: int) -> bytes:
    data = b""
    while len(data) < count:
        data += os.read(descriptor, 65536)
    return data


def test_a_port_can_be_opened_again(cable: Cable) -> None:
    async def story() -> None:
        ear = Ear()
        port = SerialPort(cable.path)
        for times in range(1, 4):
            ear.open(port)
            os.write(cable.board, b".")
            await ear.until(count=times)
            port.close()

    asyncio.run(story())


def test_a_socket_is_a_port_and_its_end_a_loss() -> None:
    async def story() -> None:
        server = socket.create_server(("127.0.0.1", 0))
        ear = Ear()
        port = ear.open(SerialPort(f"socket://127.0.0.1:{server.getsockname()[1]}"))
        board, _ = server.accept()
        board.sendall(b"hello")
        await ear.until(count=5)
        port.write(b"wanted")
        assert board.recv(100) == b"wanted"
        board.close()
        await ear.until(lost=1)
        assert ear.lost == [HUNG_UP]
        port.close()
        server.close()

    asyncio.run(story())


def test_a_device_without_a_descriptor_is_served_by_threads() -> None:
    async def story() -> None:
        ear = Ear()
        port = ear.open(SerialPort("loop://"))
        port.write(b"there and back")
        await ear.until(count=14)
        assert ear.heard == b"there and back"
        port.close()
        assert ear.lost == []

    asyncio.run(story())
    for thread in threading.enumerate():
        if thread.name.startswith("plank"):
            thread.join(PATIENCE_S)
            assert not thread.is_alive()


def test_s5_a_port_in_use_says_by_whom(cable: Cable) -> None:
    async def story() -> None:
        first = Ear().open(SerialPort(cable.path))
        with pytest.raises(Busy, match=f"^{cable.path} is in use by .*; close that program"):
            Ear().open(SerialPort(cable.path))
        first.close()

    asyncio.run(story())


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="only /proc tells who holds a file")
def test_s5_the_program_that_holds_a_port_is_named(cable: Cable) -> None:
    hold = "import sys; f = open(sys.argv[1], 'rb', 0); print(flush=True); sys.stdin.read()"
    command = [sys.executable, "-c", hold, cable.path]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        assert (
            holder(cable.path)
            == f"{Path(f'/proc/{other.pid}/comm').read_text().strip()}, process {other.pid}"
        )
        other.communicate()
    assert holder(cable.path) is None


@pytest.mark.parametrize(
    ("url", "error", "sentence"),
    [
        ("/dev/ttyNOSUCH", NoBoard, "There is no port /dev/ttyNOSUCH; plug the board in"),
        ("/dev/null", NotAPort, "/dev/null is not a serial port"),
        ("/", NotAPort, "/ is not a serial port"),
        ("", NoBoard, "There is no port"),
        ("parrot://x", NotAPort, "'parrot://x' is no address of a board"),
        ("socket://nowhere:x", NotAPort, "'socket://nowhere:x' is no address of a board"),
    ],
)
def test_a_port_that_is_none_is_one_sentence_with_its_cure(
    url: str, error: type[PortError], sentence: str
) -> None:
    with pytest.raises(error) as caught:
        open_device(url)
    assert str(caught.value).startswith(sentence)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)
    assert caught.value.state.cure == str(caught.value)


def test_an_address_where_nothing_listens_is_said() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        url = f"socket://127.0.0.1:{server.getsockname()[1]}"
    with pytest.raises(NoBoard, match=r"^Nothing listens at socket://127\.0\.0\.1"):
        open_device(url)


def test_s1_a_forbidden_port_names_its_group_and_the_command_that_joins_it(tmp_path: Path) -> None:
    device = tmp_path / "ttyACM0"
    device.touch(stat.S_IRUSR)
    group = grp.getgrgid(device.stat().st_gid).gr_name
    error = explain(str(device), PermissionError(errno.EACCES, "Permission denied"))
    assert isinstance(error, NoPermission)
    assert isinstance(error, PermissionError)
    assert f"`sudo usermod -aG {group} $USER`, then log in again." in str(error)
    assert (error.state.condition, error.state.group) == (Condition.NO_PERMISSION, group)


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
    find = Finder(lambda: ports)
    assert [find(None).name for _ in range(4)] == ["/dev/ttyACM0", "/dev/ttyACM1"] * 2
    assert [find("e6614c311b7e6f2b").name for _ in range(2)] == ["/dev/ttyACM1"] * 2
    ports[1].device = "/dev/ttyACM7"
    assert find("e6614c311b7e6f2b").name == "/dev/ttyACM0"
    assert find(None).name == "/dev/ttyACM7"


def test_s18_no_board_is_one_sentence() -> None:
    with pytest.raises(NoBoard, match=r"^No board is plugged in; plug it in, or play with"):
        Finder(list)(None)


def test_a_board_that_is_known_is_waited_for_while_another_is_plugged_in() -> None:
    with pytest.raises(NoBoard):
        Finder(lambda: [Usb("/dev/ttyACM0", "AA")])("bb")
