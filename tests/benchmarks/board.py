"""How fast the simulated boards are, against the goals of the firmware. Run it by hand:

    python tests/benchmarks/board.py

Prints the real-time factor of the `cpython` board; the `micropython` board's round trip, a wish to
the `seen` that follows it, against a bare process that answers with as many bytes on the same kind
of pseudo-terminal, pyserial's `readline` at the host in both; the time from a switch's output to
the `seen` that tells of it; and the heap over many scans.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import time
import tty
from binascii import crc32
from collections.abc import Callable

import serial

from plank.firmware_files import firmware_files
from plank.sim.boards.endpoints import PtyEndpoint
from plank.sim.boards.flash import Flash
from plank.sim.boards.micropython.board import MicroPythonBoard
from plank.sim.table import SimTable, flashed
from plank.sim.time_travel import travel
from plank.sim.world import World

SECONDS = 60  # simulated
ROUNDS = 400
SMALL_HEAP = "192wK"  # words: objects are twice the size here
SETTLING = 200  # ms, what firmware/board/track.py waits for a switch to keep still
SCANS = 100_000

ECHO = """
import os, sys
line, length = int(sys.argv[1]), int(sys.argv[2])
answer, heard = b"x" * (length - 1) + b"\\n", b""
while True:
    heard += os.read(line, 4096)
    while b"\\n" in heard:
        heard = heard.partition(b"\\n")[2]
        os.write(line, answer)
"""

HOST_HELLO = {"hello": "host", "protocol": 1, "session": "7be20a11"}


def framed(message: dict[str, object]) -> bytes:
    """Return a message as a line."""
    body = json.dumps(message, separators=(",", ":")).encode()
    return b"%s*%08x\n" % (body, crc32(body))


def wanted(number: int, seen: int = 0) -> bytes:
    """Return a wish."""
    lamps = "." * 25
    pose = [0, 0, 0, 0]
    wish = {"wanted": number, "seen": seen, "lamps": lamps, "armed": False, "pose": pose}
    return framed(wish)


def told(times: list[float]) -> str:
    """Return median and 99th percentile of seconds, in ms."""
    ordered = sorted(times)
    late = ordered[int(len(ordered) * 0.99)]
    return f"median {statistics.median(ordered) * 1000:.2f} ms, p99 {late * 1000:.2f} ms"


async def busy(rate: int) -> float:
    """Live for a minute, with a host that speaks so often a second; return the seconds it took."""
    table = SimTable("cpython", seed=7, aboard=2)
    loop = asyncio.get_running_loop()
    heard = 0

    def hear(data: bytes) -> None:
        nonlocal heard
        heard += len(data)

    table.port.open(loop, hear, print)
    await asyncio.sleep(1)
    table.port.write(framed(HOST_HELLO))
    began = time.process_time()
    for number in range(SECONDS * rate):
        table.port.write(wanted(number))
        await asyncio.sleep(1 / rate)
    took = time.process_time() - began  # of this process alone: the machine may be busy
    table.close()
    return took


def real_time_factor() -> None:
    """Print how many times faster than real time the quick board is."""
    for rate in (1, 10):
        took = travel(busy(rate))
        tick = took / SECONDS / 200 * 1e6
        factor = SECONDS / took
        print(f"cpython, {rate} wishes a second: {factor:.0f} x real time, {tick:.1f} us a tick")


def round_trips(port: serial.Serial, good: Callable[[int, bytes], bool]) -> list[float]:
    """Return the seconds from each wish to the line that answers it."""
    times = []
    seen = 0
    for number in range(1, ROUNDS + 1):
        port.reset_input_buffer()
        began = time.perf_counter()
        port.write(wanted(number, seen))
        while not good(number, line := port.readline()):
            assert line, "no answer"
        times.append(time.perf_counter() - began)
        seen = revision(line) or seen
        time.sleep(0.01)
    port.close()
    return times


def revision(line: bytes) -> int:
    """Return the revision of a `seen`, 0 of any other line."""
    found = re.search(rb'"seen":(\d+)', line)
    return int(found[1]) if found else 0


def bare_echo(length: int) -> list[float]:
    """Return round trips to a process that answers each line with so many bytes."""
    master, slave = os.openpty()
    tty.setraw(slave)
    command = [sys.executable, "-c", ECHO, str(master), str(length)]
    process = subprocess.Popen(command, pass_fds=[master])
    port = serial.Serial(os.ttyname(slave), 115200, timeout=5)
    times = round_trips(port, lambda _, line: len(line) == length)
    process.kill()
    process.wait()
    os.close(master)
    os.close(slave)
    return times


def wish_to_seen(board: MicroPythonBoard) -> tuple[list[float], int]:
    """Return round trips of the firmware, and how long its answers are."""
    port = serial.Serial(board.endpoint.name, 115200, timeout=5)
    lengths: list[int] = []

    def answers(number: int, line: bytes) -> bool:
        lengths.append(len(line))
        return b'"wanted":%d,' % number in line or b'"wanted":%d}' % number in line

    port.write(framed(HOST_HELLO))
    time.sleep(1)
    times = round_trips(port, answers)
    return times, statistics.mode(lengths)


ANSWER_AT_ONCE = b"""
import select, sys
class App:
    pass
poller = select.poll()
poller.register(sys.stdin, select.POLLIN)
byte = bytearray(1)
line = bytearray(1024)
count = 0
read, write = sys.stdin.buffer.readinto, sys.stdout.buffer.write
view = memoryview(line)
while True:
    for _ in poller.ipoll(5):
        read(byte)
        line[count] = byte[0]
        count += 1
        if byte[0] == 10:
            write(view[:count])
            count = 0
"""


def echo_board() -> list[float]:
    """Return round trips through the board's whole line, to a program that echoes lines."""
    board = MicroPythonBoard(World(7), Flash({"main.py": ANSWER_AT_ONCE}))
    board.start()
    port = serial.Serial(board.endpoint.name, 115200, timeout=5)
    time.sleep(0.3)
    times = round_trips(port, lambda number, line: line == wanted(number))
    board.close()
    return times


class Lines:
    """Lines of a port, read in pieces: pyserial's own `readline` takes 10 us for each byte."""

    def __init__(self, port: serial.Serial) -> None:
        self._port = port
        self._rest = b""

    def next(self) -> bytes:
        """Return the next line; no bytes after two seconds of silence."""
        while b"\n" not in self._rest:
            piece = self._port.read(max(1, self._port.in_waiting))
            if not piece:
                return b""
            self._rest += piece
        line, _, self._rest = self._rest.partition(b"\n")
        return line + b"\n"

    def drop(self) -> None:
        """Forget what has come in."""
        self._port.reset_input_buffer()
        self._rest = b""


def heard_until(lines: Lines, good: Callable[[dict[str, object]], bool]) -> bool:
    """Read lines until one is good; False after two seconds of silence."""
    while line := lines.next():
        if b"*" in line and line.startswith(b"{") and good(json.loads(line[: line.rindex(b"*")])):
            return True
    return False


def switch_to_seen(board: MicroPythonBoard) -> list[float]:
    """Return the seconds from a switch's output to the `seen` that tells of it."""
    port = serial.Serial(board.endpoint.name, 115200, timeout=2)
    lines = Lines(port)
    port.write(framed(HOST_HELLO))
    heard_until(lines, lambda message: "seen" in message)
    changes = []
    for number in range(ROUNDS // 2):
        place = number % 2 + 3
        track = f"{1 << 2:02x}"
        at = 2 * (20 - place + 1)
        with board.touched() as world:
            world.track.stand(2, place)
        began = time.perf_counter()
        heard_until(lines, lambda m: str(m.get("track", ""))[at : at + 2] == track)  # noqa: B023  # called at once
        changes.append(time.perf_counter() - began)
        time.sleep(0.02)
    port.close()
    return changes


COUNT_HEAP = b"""
import gc, sys
from time import ticks_ms
from board.app import App
app = App()
tick, talk = app.tick, app.talk
for part in range(11):
    gc.collect()
    sys.stdout.buffer.write(b"free %d\\n" % gc.mem_free())
    for _ in range(10000):
        now = ticks_ms()
        tick(now)
        talk(now)
"""


def heap() -> None:
    """Print the free memory over many scans on a small heap."""
    flash = Flash.of({**firmware_files(), "main.py": COUNT_HEAP})
    endpoint = PtyEndpoint()
    port = serial.Serial(endpoint.name, 115200, timeout=60)
    endpoint.look()
    board = MicroPythonBoard(World(7), flash, endpoint=endpoint, heap=SMALL_HEAP)
    began = time.perf_counter()
    board.start()
    free: list[int] = []
    while len(free) <= SCANS // 10_000:
        line = port.readline()
        if found := re.fullmatch(rb"free (\d+)\r?\n", line):
            free.append(int(found[1]))
        elif not line:
            break
    took = time.perf_counter() - began
    port.close()
    board.close()
    print(f"heap {SMALL_HEAP}, free before and after each 10,000 scans: {free} ({took:.0f} s)")


def main() -> None:
    """Print everything."""
    real_time_factor()
    board = MicroPythonBoard(World(7), flashed())
    board.start()
    trips, length = wish_to_seen(board)
    echoed = bare_echo(length)
    times = statistics.median(trips) / statistics.median(echoed)
    print(f"bare echo, {length} bytes:    {told(echoed)}")
    print(f"board, wish to `seen`:    {told(trips)}; {times:.2f} times the echo")
    print(f"board, echoing program:   {told(echo_board())}")
    changes = switch_to_seen(board)
    board.close()
    settled = [change - SETTLING / 1000 for change in changes]
    print(
        f"switch to `seen`:         {told(changes)}; less {SETTLING} ms settling: {told(settled)}"
    )
    heap()


if __name__ == "__main__":
    main()
