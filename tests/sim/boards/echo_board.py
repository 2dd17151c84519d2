"""The real interpreter in a process of its own, with a program and its port."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import serial

from plank.sim.boards.flash import Flash
from plank.sim.boards.micropython.board import MicroPythonBoard
from plank.sim.world import World

PATIENCE = 30.0  # s until something that has to happen is taken for not event

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


@contextmanager
def board(program: bytes) -> Iterator[tuple[MicroPythonBoard, serial.Serial]]:
    """Run a program on a board with its port open."""
    made = MicroPythonBoard(World(1), Flash({"main.py": program}))
    port = serial.Serial(made.endpoint.name, 115200, timeout=PATIENCE)
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
