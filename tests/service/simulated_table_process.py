"""A `plank sim` in a process of its own, which outlives the hosts that play at it."""

from __future__ import annotations

import subprocess
import sys

PLANK = (sys.executable, "-m", "plank")


class SimulatedTableProcess:
    """A `plank sim` in a process of its own: `port` is its line, until it is pulled."""

    def __init__(self, seed: int, board: str) -> None:
        command = [*PLANK, "sim", "--board", board, "--seed", str(seed)]
        self._child = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
        )
        assert self._child.stdout is not None
        told = dict(self._child.stdout.readline().strip().split(": ", 1) for _ in range(3))
        self.port = told["port"].strip()

    def __enter__(self) -> SimulatedTableProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self._child.terminate()
        self._child.wait()
        assert self._child.stdout is not None
        self._child.stdout.close()
