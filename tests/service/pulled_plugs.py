"""A game at a `plank sim` whose plug is pulled: its port goes, and comes under another name."""

from __future__ import annotations

import random
import subprocess
import threading
from pathlib import Path
from typing import IO, Any

from tests.service.simulated_table_process import PLANK, SimulatedTableProcess

from plank.games.ships_log import read
from plank.journal import Journal
from plank.service.game_plan import GamePlan
from plank.sim.command_socket import find_hands

IN_S = (0.3, 4.0)  # how long the plug stays in
OUT_S = (0.1, 2.5)  # how long it stays out


def play_and_pull(
    plan: GamePlan, seats: str, journal: Path, pulls: int, board: str = "micropython"
) -> tuple[dict[str, Any], int]:
    """Play a game to its end, pulling the plug up to so many times; its final state, and pulls."""
    chance = random.Random(plan.seed)
    pulled = 0
    with SimulatedTableProcess(plan.seed, board) as table:
        options = ["--board", table.port, "--seed", str(plan.seed), "--journal", str(journal)]
        command = [*PLANK, "play", "--fast", "--json", *options, "--fresh", "--seats", seats]
        hands = find_hands(table.port)
        assert hands is not None, "a table that lives has hands"
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as host:
            assert host.stdout is not None
            _wait_for_a_throw(host.stdout)
            while pulled < pulls and not _ended(host, chance.uniform(*IN_S)):
                hands.unplug()
                _ended(host, chance.uniform(*OUT_S))
                hands.replug()
                pulled += 1
            host.wait()
            assert host.stderr is not None
            complaint = host.stderr.read()
        hands.close()
    assert host.returncode == 0, complaint
    with Journal(journal) as kept:
        (game,) = kept.games()
        return read(kept.log(game.id), "game").state.final(), pulled


def _wait_for_a_throw(told: IO[str]) -> None:
    """Read what is told until there is a throw, and the rest beside the game."""
    for line in told:
        if "throw" in line:
            break
    threading.Thread(target=lambda: [*told], daemon=True).start()


def _ended(host: subprocess.Popen[str], within: float) -> bool:
    try:
        host.wait(within)
    except subprocess.TimeoutExpired:
        return False
    return True
