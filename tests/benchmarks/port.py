"""How fast the host's own port is, beside a bare process that echoes. Run it by hand:

    python tests/benchmarks/port.py

Prints the round trip of a wish through `SerialPort` and the event loop, to a bare process on a
pseudo-terminal that answers at once and to the `micropython` board, and the processor's time that
the host takes for each.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
import tty
from collections.abc import Callable

from board import ECHO, HOST_HELLO, ROUNDS, framed, revision, told, wanted
from plank.sim.boards.micropython.board import MicroPythonBoard
from plank.sim.table import flashed
from plank.sim.world import World
from plank.table.ports.serial_port import SerialPort

ANSWER = 320  # bytes, as long as the board's
PATIENCE_S = 5.0

IsAnswer = Callable[[int, bytes], bool]


class Lines:
    """The lines that come in through a port."""

    def __init__(self) -> None:
        self._rest = b""
        self._lines: asyncio.Queue[bytes] = asyncio.Queue()

    def hear(self, data: bytes) -> None:
        """Take what has come in."""
        *whole, self._rest = (self._rest + data).split(b"\n")
        for line in whole:
            self._lines.put_nowait(line)

    def drop(self) -> None:
        """Forget what has come in."""
        while not self._lines.empty():
            self._lines.get_nowait()

    async def next(self) -> bytes:
        """Wait for the next line."""
        return await asyncio.wait_for(self._lines.get(), PATIENCE_S)


async def round_trips(path: str, is_answer: IsAnswer, greet: bool) -> list[float]:
    """Return the seconds from each wish to the line that answers it."""
    port, lines = SerialPort(path), Lines()
    port.open(asyncio.get_running_loop(), lines.hear, print)
    if greet:
        port.write(framed(HOST_HELLO))
    await asyncio.sleep(1)
    times, seen = [], 0
    for number in range(1, ROUNDS + 1):
        lines.drop()
        began = time.perf_counter()
        port.write(wanted(number, seen))
        while not is_answer(number, line := await lines.next()):
            pass
        times.append(time.perf_counter() - began)
        seen = revision(line) or seen
        await asyncio.sleep(0.01)
    port.close()
    return times


def measure(path: str, is_answer: IsAnswer, greet: bool) -> str:
    """Return the round trips in words, with the processor's time of this process."""
    began = time.process_time()
    times = asyncio.run(round_trips(path, is_answer, greet))
    used = (time.process_time() - began) / ROUNDS * 1e6
    return f"{told(times)}; processor {used:.0f} us a round trip"


def to_echo() -> str:
    """Measure against a process that answers each line at once."""
    master, slave = os.openpty()
    tty.setraw(slave)
    command = [sys.executable, "-c", ECHO, str(master), str(ANSWER)]
    with subprocess.Popen(command, pass_fds=[master]) as process:
        measured = measure(os.ttyname(slave), lambda _, line: len(line) == ANSWER - 1, greet=False)
        process.kill()
    os.close(master)
    os.close(slave)
    return measured


def to_board() -> str:
    """Measure against the firmware on the real MicroPython."""
    board = MicroPythonBoard(World(7), flashed())
    board.start()
    measured = measure(
        board.end.name,
        lambda number, line: b'"wanted":%d,' % number in line,
        greet=True,
    )
    board.close()
    return measured


def main() -> None:
    """Print everything."""
    print(f"host's port, bare echo: {to_echo()}")
    print(f"host's port, board:     {to_board()}")


if __name__ == "__main__":
    main()
