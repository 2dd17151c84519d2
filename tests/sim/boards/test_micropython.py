"""The board in a process of its own: its line, its resets, and the ports it can be reached by."""

from __future__ import annotations

import time

import pytest
import serial
from tests.sim.boards.echo_board import ECHO, PATIENCE, board, eventually

from plank.sim.boards.endpoints import TcpEndpoint, make_endpoint
from plank.sim.boards.flash import Flash
from plank.sim.boards.micropython.board import MicroPythonBoard
from plank.sim.boards.micropython.interpreter import available
from plank.sim.world import World

if not available():
    pytest.skip("no MicroPython for this system", allow_module_level=True)


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
        with serial.Serial(made.endpoint.name, 115200, timeout=PATIENCE) as again:
            while again.in_waiting == 0:
                again.write(b"x")
                time.sleep(0.02)
            assert again.read(1) == b"x"
        assert made.boots == 1


def test_the_line_can_be_on_a_tcp_port() -> None:
    made = MicroPythonBoard(World(1), Flash({"main.py": ECHO}), endpoint=TcpEndpoint(0))
    made.start()
    try:
        for _ in range(2):  # one caller after the other
            with serial.serial_for_url(made.endpoint.name, timeout=PATIENCE) as port:
                answer = b""
                while not answer.endswith(b"x"):
                    port.write(b"x")
                    answer += port.read(1)
    finally:
        made.close()


@pytest.mark.parametrize("listen", ["tcp", "tcp:", "tcp:99999", "udp:1", "/dev/ttyACM0"])
def test_an_end_that_can_not_be_is_refused_in_one_line(listen: str) -> None:
    with pytest.raises(ValueError, match="give pty, or tcp:PORT"):
        make_endpoint(listen)


def test_a_program_that_can_not_even_start_leaves_the_board_at_the_prompt() -> None:
    with board(b"import nothing_like_it") as (made, port):
        assert b"ImportError" in port.read_until(b">>> ")
        assert made.boots == 1
