"""The long runs: `python tests/benchmarks/soak.py WHICH [NUMBER]`.

WHICH is noise, unplug, pull, kill, decode, hours, or all of them.
Each prints one line of figures and fails when anything was lost. The suite has the same in short
(tests/service/test_games_disturbed.py, tests/table/test_mutated_lines.py).
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.service.bad_cables import BadCable, LooseCable
from tests.service.hours_of_play import HOUR_S, play_for_hours
from tests.service.killed_hosts import play_and_kill
from tests.service.pulled_plugs import play_and_pull
from tests.service.simulated_games import SEATS, expected, plan, play
from tests.table.line.mutated_lines import feed

from plank.service.game_plan import GamePlan
from plank.sim.time_travel import travel

KILLS_A_GAME = 25
PULLS_A_GAME = 40

T = TypeVar("T")
Disturbed = Callable[[GamePlan, str, Path, int], tuple[dict[str, Any], int]]
"""A game whose host or cable is disturbed up to so many times: its final state, and how often."""


def noise(turns: int) -> str:
    """Turns of bots over a cable that spoils 1 line in 20, against the same games undisturbed."""
    seed = played = made = 0
    spoilt: Counter[str] = Counter()
    while played < turns:
        cable: list[BadCable] = []
        moves, final = expected(plan(seed))
        noisy = travel(
            play(
                plan(seed),
                _file(),
                lambda port, cable=cable, seed=seed: _kept(
                    cable, BadCable(port, random.Random(seed))
                ),
            )
        )
        assert noisy.moves == moves, f"seed {seed}"
        assert noisy.final == final, f"seed {seed}"
        spoilt.update(cable[0].spoilt)
        _progress(seed, played)
        played, made, seed = played + noisy.turns, made + len(moves), seed + 1
    return f"{played} turns, {made} moves, {seed} games the same; lines {dict(spoilt)}"


def unplug(cycles: int) -> str:
    """Cables pulled and plugged in again at random moments."""
    seed = pulled = 0
    while pulled < cycles:
        cable: list[LooseCable] = []
        moves, final = expected(plan(seed))
        loose = travel(
            play(
                plan(seed),
                _file(),
                lambda port, cable=cable, seed=seed: _kept(
                    cable, LooseCable(port, random.Random(seed), cycles)
                ),
            )
        )
        assert loose.moves == moves, f"seed {seed}"
        assert loose.final == final, f"seed {seed}"
        pulled, seed = pulled + cable[0].pulled, seed + 1
    return f"{pulled} times unplugged and back, {seed} games the same"


def pull(cycles: int) -> str:
    """Plugs pulled for real at a `plank sim` on MicroPython: its port goes at random moments."""
    pulled, games = _at_a_living_table(play_and_pull, cycles, PULLS_A_GAME)
    return f"{pulled} plugs pulled, the port back under other names, {games} games the same"


def kill(cycles: int) -> str:
    """Hosts killed with SIGKILL at random moments, at a `plank sim` that lives on."""
    killed, games = _at_a_living_table(play_and_kill, cycles, KILLS_A_GAME)
    return f"{killed} hosts killed, {games} games the same"


def _at_a_living_table(disturbed: Disturbed, cycles: int, a_game: int) -> tuple[int, int]:
    seed = done = 0
    while done < cycles:
        _, final = expected(plan(seed))
        at_end, times = disturbed(plan(seed), SEATS, _file(), min(a_game, cycles - done))
        assert at_end == final, f"seed {seed}"
        done, seed = done + times, seed + 1
        print(f"  {done}", file=sys.stderr, flush=True)
    return done, seed


def decode(lines: int) -> str:
    """Random and mutated lines into the host's decoder."""
    return str(feed(lines, seed=1))


def hours(number: int) -> str:
    """Simulated hours of play in one session: is memory flat, is nothing written while idle?"""
    played = travel(play_for_hours(number, _file()), limit=(number + 3) * HOUR_S)
    return f"{number} h, {played}"


def _kept(cable: list[T], one: T) -> T:
    cable.append(one)
    return one


def _progress(seed: int, done: int) -> None:
    if seed % 20 == 0:
        print(f"  {done}", file=sys.stderr, flush=True)


def _file() -> Path:
    return Path(tempfile.mkdtemp()) / "journal"


RUNS = {
    "noise": (noise, 10_000),
    "unplug": (unplug, 200),
    "pull": (pull, 200),
    "kill": (kill, 200),
    "decode": (decode, 1_000_000),
    "hours": (hours, 24),
}


def main() -> None:
    """Run what is named, or everything."""
    named = sys.argv[1] if len(sys.argv) > 1 else "all"
    for name, (run, usual) in RUNS.items():
        if named in (name, "all"):
            start = time.monotonic()
            told = run(int(sys.argv[2]) if len(sys.argv) > 2 else usual)
            print(f"{name}: {told} ({time.monotonic() - start:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
