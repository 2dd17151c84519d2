"""Real ports: pseudo-terminals and sockets."""

from __future__ import annotations

import asyncio
import os
import pty
import socket
import subprocess
import sys
import tty
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from plank.table.ports.descriptor_stream import WRITE_TIMEOUT_S
from plank.table.ports.device_users import holder
from plank.table.ports.errors import Busy
from plank.table.ports.port import HUNG_UP, STOPPED_READING
from plank.table.ports.serial_port import SerialPort

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


class PortListener:
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
        listener = PortListener()
        port = listener.open(SerialPort(cable.path))
        os.write(cable.board, b"seen\x00\xff\r\n")
        await listener.until(count=8)
        port.write(b"wanted\n")
        assert listener.heard == b"seen\x00\xff\r\n"
        assert os.read(cable.board, 100) == b"wanted\n"
        port.close()
        assert listener.lost == []

    asyncio.run(story())


def test_s2_a_pulled_cable_is_told_once(cable: Cable) -> None:
    async def story() -> None:
        listener = PortListener()
        port = listener.open(SerialPort(cable.path))
        cable.pull()
        port.write(b"wanted\n")
        await listener.until(lost=1)
        port.write(b"wanted\n")
        await asyncio.sleep(0)
        assert listener.lost == [HUNG_UP]
        port.close()

    asyncio.run(story())


def test_closing_tells_nobody_of_a_loss(cable: Cable) -> None:
    async def story() -> None:
        listener = PortListener()
        port = listener.open(SerialPort(cable.path))
        cable.pull()
        port.write(b"wanted\n")
        port.close()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert listener.lost == []

    asyncio.run(story())


def test_s7_a_board_that_stops_reading_is_lost_and_nothing_waits_for_it(
    cable: Cable, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert WRITE_TIMEOUT_S <= 1.0
    monkeypatch.setattr("plank.table.ports.descriptor_stream.WRITE_TIMEOUT_S", 0.05)

    async def story() -> None:
        listener = PortListener()
        port = listener.open(SerialPort(cable.path))
        for _ in range(1000):
            port.write(b"x" * 1000)
        await listener.until(lost=1)
        assert listener.lost == [STOPPED_READING]
        port.close()

    asyncio.run(story())


def test_what_there_is_no_room_for_goes_when_the_board_reads_again(cable: Cable) -> None:
    sent = bytes(range(256)) * 400

    async def story() -> None:
        listener = PortListener()
        port = listener.open(SerialPort(cable.path))
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
        listener = PortListener()
        port = SerialPort(cable.path)
        for times in range(1, 4):
            listener.open(port)
            os.write(cable.board, b".")
            await listener.until(count=times)
            port.close()

    asyncio.run(story())


def test_a_socket_is_a_port_and_its_end_a_loss() -> None:
    async def story() -> None:
        server = socket.create_server(("127.0.0.1", 0))
        listener = PortListener()
        port = listener.open(SerialPort(f"socket://127.0.0.1:{server.getsockname()[1]}"))
        board, _ = server.accept()
        board.sendall(b"hello")
        await listener.until(count=5)
        port.write(b"wanted")
        assert board.recv(100) == b"wanted"
        board.close()
        await listener.until(lost=1)
        assert listener.lost == [HUNG_UP]
        port.close()
        server.close()

    asyncio.run(story())


def test_s5_a_port_in_use_says_by_whom(cable: Cable) -> None:
    async def story() -> None:
        first = PortListener().open(SerialPort(cable.path))
        with pytest.raises(Busy, match=f"^{cable.path} is in use by .*. Close that"):
            PortListener().open(SerialPort(cable.path))
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
