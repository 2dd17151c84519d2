"""How quick the command is. Run it by hand:

    python tests/benchmarks/start.py

Prints the medians of: bare Python's start and `plank --help`; `plank play` on a terminal up to its
first question; a whole game of four bots with `--fast` on `sim:cpython`.
"""

from __future__ import annotations

import os
import pty
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

ROUNDS = 9
PLANK = (sys.executable, "-m", "plank")
HELP_LIMIT, PROMPT_LIMIT_S, GAME_LIMIT_S = 3.0, 1.5, 2.0
FOUR_BOTS = ("play", "--fast", "--board", "sim:cpython", "--seats", "bot,bot,bot,bot")


def median(what: Callable[[], float]) -> float:
    """Return the median of several rounds, in seconds."""
    return statistics.median(what() for _ in range(ROUNDS))


def run(command: Sequence[str]) -> float:
    """Time a command to its end."""
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def installed() -> str:
    """Return the path of the installed command."""
    return str(Path(sys.executable).with_name("plank"))


def first_prompt(journal: str) -> float:
    """Time `plank play` up to its question, on a pseudo-terminal."""
    start = time.perf_counter()
    child, terminal = pty.fork()
    if child == 0:
        os.execv(installed(), [installed(), "play", "--journal", journal])
    shown = b""
    while b"> " not in shown:
        shown += os.read(terminal, 1024)
    took = time.perf_counter() - start
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(terminal)
    return took


def main() -> int:
    """Print the figures; return 1 when a limit is not kept."""
    with tempfile.TemporaryDirectory() as folder:
        bare = median(lambda: run((sys.executable, "-c", "pass")))
        helped = median(lambda: run((installed(), "--help")))
        prompted = median(lambda: first_prompt(f"{folder}/prompt"))
        played = median(lambda: run((*PLANK, *FOUR_BOTS, "--journal", f"{folder}/game")))
    print(
        f"bare Python {bare * 1000:.0f} ms, plank --help {helped * 1000:.0f} ms: "
        f"{helped / bare:.2f} times (limit {HELP_LIMIT:g})"
    )
    print(f"plank play to its first question {prompted:.2f} s (limit {PROMPT_LIMIT_S} s)")
    print(f"a game of four bots, --fast {played:.2f} s (limit {GAME_LIMIT_S} s)")
    kept = helped <= HELP_LIMIT * bare and prompted <= PROMPT_LIMIT_S and played <= GAME_LIMIT_S
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
