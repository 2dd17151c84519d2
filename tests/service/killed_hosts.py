"""A game at a `plank sim` that lives on, while its host is killed at random moments."""

from __future__ import annotations

import random
import signal
import subprocess
from pathlib import Path
from typing import Any

from tests.service.simulated_table_process import PLANK, SimulatedTableProcess

from plank.games.ships_log import read
from plank.journal import Journal
from plank.service.game_plan import GamePlan

LIFE_S = (0.6, 4.0)  # how long a host lives, its start included
LONGEST_LIFE_S = 600.0


def play_and_kill(
    plan: GamePlan, seats: str, journal: Path, kills: int, board: str = "cpython"
) -> tuple[dict[str, Any], int]:
    """Play a game to its end, killing its host up to so many times; its final state, and kills."""
    chance = random.Random(plan.seed)
    killed = 0
    with SimulatedTableProcess(plan.seed, board) as table:
        options = ["--board", table.port, "--seed", str(plan.seed), "--journal", str(journal)]
        while True:
            how = ["--resume"] if _begun(journal) else ["--fresh", "--seats", seats]
            life = chance.uniform(*LIFE_S) if killed < kills else LONGEST_LIFE_S
            if _ran_to_the_end([*PLANK, "play", "--fast", "--json", *options, *how], life):
                break
            killed += 1
    with Journal(journal) as kept:
        (game,) = kept.games()
        return read(kept.log(game.id), "game").state.final(), killed


def _begun(journal: Path) -> bool:
    if not journal.exists():
        return False
    with Journal(journal) as kept:
        return bool(kept.games("open"))


def _ran_to_the_end(command: list[str], life: float) -> bool:
    """Run a host for at most `life` seconds; False when it had to be killed."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as child:
        try:
            _, complaint = child.communicate(timeout=life)
        except subprocess.TimeoutExpired:
            child.send_signal(signal.SIGKILL)
            child.communicate()
            return False
    if child.returncode:
        raise AssertionError(f"{' '.join(command)}: {complaint.decode()}")
    return True
