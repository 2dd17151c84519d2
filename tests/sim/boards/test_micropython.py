"""The board in a process of its own: its line, its resets, and that it leaves nothing behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
import serial

from plank.sim.boards.interpreter import available
from plank.sim.world import World

if not available():
    pytest.skip("no MicroPython for this system", allow_module_level=True)

from plank.sim.boards.ends import TcpEnd, make_end
from plank.sim.boards.flash import Flash
from plank.sim.boards.micropython import MicroPythonBoard

PATIENCE = 30.0  # s until something that has to happen is taken for not happening

ECHO = b"""
import select, sys
from time import sleep_ms
poll = select.poll()
poll.register(sys.stdin, select.POLLIN)
byte = bytearray(1)
sys.stdout.buffer.write(b"up\\n")
try:
    while True:
        for _ in poll.ipoll(1000):
            sys.stdin.buffer.readinto(byte)
            sys.stdout.buffer.write(byte)
finally:
    sys.stdout.buffer.write(b"down\\n")
"""

BITTEN = b"""
import sys, time
from machine import WDT, reset_cause
sys.stdout.buffer.write(b"up %d\\n" % reset_cause())
WDT(timeout=300)
while True:
    time.sleep_ms(50)
"""

RESETS = b"""
import sys
from machine import mem32, reset, reset_cause
sys.stdout.buffer.write(b"up %d %d\\n" % (reset_cause(), mem32[0x4005800C]))
mem32[0x4005800C] += 1
if mem32[0x4005800C] < 3:
    reset()
"""

TALKS = b"""
import select, sys
from machine import Pin
from neopixel import NeoPixel
poll = select.poll()
poll.register(sys.stdout, select.POLLOUT)
out = sys.stdout.buffer.write
lamps = NeoPixel(Pin(22), 1)
count = full = 0
while full < 3:
    ready = False
    for _ in poll.ipoll(100):
        ready = True
    if ready:
        out(b"%063d\\n" % count)
        count += 1
        full = 0
    else:
        full += 1
lamps[0] = (9, 9, 9)
lamps.write()
for _ in poll.ipoll(60000):
    pass
out(b"%d lines, then full\\n" % count)
"""

MOVES_AT_ITS_END = b"""
import select, sys
from machine import Pin
from neopixel import NeoPixel
rail = Pin(21, Pin.OUT, value=0)
lamps = NeoPixel(Pin(22), 1)
poll = select.poll()
poll.register(sys.stdin, select.POLLIN)
lamps[0] = (9, 9, 9)
lamps.write()
try:
    while True:
        list(poll.ipoll(5))
        rail.value()
finally:
    rail.value(1)
"""

NEVER_ENDS = b"""
from machine import Pin
from neopixel import NeoPixel
lamps = NeoPixel(Pin(22), 1)
lamps[0] = (9, 9, 9)
lamps.write()
while True:
    pass
"""

PARENT = """
import sys, time
from plank.sim.table import SimTable
from plank.sim.boards.flash import Flash
from plank.sim.boards.micropython import MicroPythonBoard
from plank.sim.world import World
program = sys.argv[1].encode()
board = MicroPythonBoard(World(1), Flash({"main.py": program}) if program else None)
board.start()
while not board.world.lamps:
    time.sleep(0.01)
print(board.pid, board.folder, flush=True)
sys.stdin.read()
"""


@contextmanager
def board(program: bytes) -> Iterator[tuple[MicroPythonBoard, serial.Serial]]:
    """Run a program on a board with its port open."""
    made = MicroPythonBoard(World(1), Flash({"main.py": program}))
    port = serial.Serial(made.end.name, 115200, timeout=PATIENCE)
    try:
        made.start()
        yield made, port
    finally:
        port.close()
        made.close()


def eventually(true: Callable[[], bool]) -> bool:
    """Wait until it is true; False when it never gets so."""
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def alive(pid: int) -> bool:
    with suppress(ProcessLookupError, FileNotFoundError):
        if Path(f"/proc/{pid}/stat").exists():
            return Path(f"/proc/{pid}/stat").read_text().split(")")[-1].split()[0] != "Z"
        os.kill(pid, 0)
        return True
    return False


def session(pid: int) -> list[int]:
    """Return the processes of a session."""
    told = subprocess.run(["ps", "-eo", "pid=,sess="], capture_output=True, text=True, check=True)
    pairs = [line.split() for line in told.stdout.splitlines()]
    return [int(each) for each, leader in pairs if int(leader) == pid]


def test_what_is_written_comes_back() -> None:
    with board(ECHO) as (_, port):
        assert port.readline() == b"up\n"
        port.write(b"ahoy\n" * 100)
        assert port.read(500) == b"ahoy\n" * 100


def test_two_ctrl_c_at_once_reach_the_prompt_and_do_not_kill_it_s10() -> None:
    with board(ECHO) as (made, port):
        assert port.readline() == b"up\n"
        port.write(b"x")
        assert port.read(1) == b"x"
        pid = made.pid
        port.write(b"\x03\x03")
        assert port.read_until(b">>> ").startswith(b"down\n")
        port.write(b"6*7\r")
        assert b"42" in port.read_until(b"42\n")
        port.write(b"\x03\r\x01")  # at the prompt it is plain data
        assert b"raw REPL" in port.read_until(b"raw REPL")
        assert made.pid == pid


def test_ctrl_c_while_the_board_still_starts_is_not_lost_f2() -> None:
    with board(ECHO) as (made, port):
        port.write(b"\x03")
        port.read_until(b">>> ")
        assert made.boots == 1


def test_ctrl_d_at_the_prompt_starts_the_program_again() -> None:
    with board(ECHO) as (made, port):
        port.read_until(b"up\n")
        port.write(b"\x03")
        port.read_until(b">>> ")
        port.write(b"\x04")
        assert port.read_until(b"up\n").endswith(b"up\n")
        assert made.boots == 2


def test_the_watchdog_bites_who_does_not_feed_it() -> None:
    with board(BITTEN) as (made, port):
        assert port.readline() == b"up 1\n"
        assert port.readline() == b"up 3\n"
        assert made.boots >= 2


def test_a_reset_keeps_the_flash_and_the_scratch_registers() -> None:
    with board(RESETS) as (_, port):
        assert [port.readline() for _ in range(3)] == [b"up 1 0\n", b"up 3 1\n", b"up 3 2\n"]


def test_a_deaf_host_is_felt_by_the_firmware_and_nothing_is_lost_s13() -> None:
    with board(TALKS) as (made, port):
        assert eventually(lambda: made.world.lamps != b"")  # it has felt that nobody reads
        lines = iter(port.readline, b"")
        count = 0
        for line in lines:
            if not line.strip().isdigit():
                break
            assert int(line) == count
            count += 1
        assert line == b"%d lines, then full\n" % count
        assert count < 64 * 1024 // 64


def test_a_port_opened_again_goes_on_with_the_same_board() -> None:
    with board(ECHO) as (made, port):
        port.read_until(b"up\n")
        port.close()
        with serial.Serial(made.end.name, 115200, timeout=PATIENCE) as again:
            while again.in_waiting == 0:
                again.write(b"x")
                time.sleep(0.02)
            assert again.read(1) == b"x"
        assert made.boots == 1


def test_the_line_can_be_on_a_tcp_port() -> None:
    made = MicroPythonBoard(World(1), Flash({"main.py": ECHO}), end=TcpEnd(0))
    made.start()
    try:
        for _ in range(2):  # one caller after the other
            with serial.serial_for_url(made.end.name, timeout=PATIENCE) as port:
                answer = b""
                while not answer.endswith(b"x"):
                    port.write(b"x")
                    answer += port.read(1)
    finally:
        made.close()


@pytest.mark.parametrize("listen", ["tcp", "tcp:", "tcp:99999", "udp:1", "/dev/ttyACM0"])
def test_an_end_that_can_not_be_is_refused_in_one_line(listen: str) -> None:
    with pytest.raises(ValueError, match="give pty, or tcp:PORT"):
        make_end(listen)


def test_a_closed_board_leaves_neither_process_nor_folder() -> None:
    with board(ECHO) as (made, port):
        port.read_until(b"up\n")
        assert made.pid is not None
        running, folder = session(made.pid), made.folder
        assert all(map(alive, running))
        assert folder.is_dir()
    assert not any(map(alive, running))
    assert not folder.exists()
    made.close()  # twice is no error


def test_a_program_that_can_not_even_start_leaves_the_board_at_the_prompt() -> None:
    with board(b"import nothing_like_it") as (made, port):
        assert b"ImportError" in port.read_until(b">>> ")
        assert made.boots == 1


@pytest.mark.parametrize("program", [b"", MOVES_AT_ITS_END, NEVER_ENDS])
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_whoever_kills_the_host_leaves_no_interpreter_behind(
    end: signal.Signals, program: bytes
) -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT, program.decode()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with parent:
        assert parent.stdout is not None
        pid, folder = parent.stdout.readline().split()
        running = session(int(pid))
        assert len(running) == 2  # the interpreter, and who looks after it
        parent.send_signal(end)
        parent.wait()
    assert eventually(lambda: not any(map(alive, running)))
    assert eventually(lambda: not Path(folder).exists())
