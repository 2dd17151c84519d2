"""Whoever ends, the interpreter ends with it: no process, no folder is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from tests.sim.boards.echo_board import ECHO, board, eventually

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
from plank.sim.boards.micropython.board import MicroPythonBoard
from plank.sim.world import World
program = sys.argv[1].encode()
board = MicroPythonBoard(World(1), Flash({"main.py": program}) if program else None)
board.start()
while not board.world.lamps:
    time.sleep(0.01)
print(board.pid, board.folder, flush=True)
sys.stdin.read()
"""


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
