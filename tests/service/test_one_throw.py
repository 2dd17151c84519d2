"""One throw, from the board's line to the rules: how many files it passes, and what is computed."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

import pytest

import plank
from plank.journal import Journal
from plank.service.boards import Boards
from plank.service.game_plan import plan_game
from plank.service.game_session import GameSession
from plank.service.unfinished_games import open_record
from plank.sim.time_travel import travel

HOME = Path(plank.__file__).parent
LINE = ("table/link/link.py", "_on_bytes")
APPLY = ("games/the_plank/the_plank.py", "apply")
MOST_FILES = 15


@dataclass
class Trace:
    """The calls within `plank` since the last line, and those of the first move of each kind.

    The simulated table's own are left out.
    """

    calls: list[tuple[str, str]] = field(default_factory=list)
    moves: dict[str, list[tuple[str, str]]] = field(default_factory=dict)

    def see(self, frame: FrameType, event: str, _: object) -> None:
        file = Path(frame.f_code.co_filename)
        if event != "call" or not file.is_relative_to(HOME) or file.is_relative_to(HOME / "sim"):
            return
        call = (file.relative_to(HOME).as_posix(), frame.f_code.co_name)
        if call == LINE:
            self.calls.clear()
        self.calls.append(call)
        if call == APPLY and self.calls[0] == LINE:
            self.moves.setdefault(type(frame.f_locals["move"]).__name__, list(self.calls))


@pytest.fixture(scope="module")
def trace(tmp_path_factory: pytest.TempPathFactory) -> Trace:
    traced = Trace()

    async def story() -> None:
        plan = plan_game("the-plank", "bot:deckhand,bot:deckhand", first=0, seed=3)
        board = Boards("sim:cpython").choose(seed=plan.seed, spaces=plan.spaces)
        with Journal(tmp_path_factory.mktemp("trace") / "journal") as journal:
            session = GameSession(plan, *open_record(plan, journal), board, pace=0.0)
            sys.setprofile(traced.see)
            try:
                await session.play()
            finally:
                sys.setprofile(None)
                board.close()

    travel(story())
    return traced


@pytest.mark.parametrize("move", ["Throw", "Rethrow"])
def test_a_throw_passes_few_files(trace: Trace, move: str) -> None:
    files = dict.fromkeys(file for file, _ in trace.moves[move])
    assert len(files) <= MOST_FILES, f"it passes {', '.join(files)}"


@pytest.mark.parametrize("move", ["Throw", "Rethrow", "Stand"])
def test_what_is_seen_and_expected_is_computed_once(trace: Trace, move: str) -> None:
    times = Counter(trace.moves[move])
    assert times["referee/game_in_progress.py", "_viewed"] == 1, "one look at the table"
    assert times["referee/positions/agreement.py", "check"] == 1, "compared once with the game"
    assert times["referee/the_plank/interpretation.py", "interpret"] == 1, "interpreted once"
    assert not times["referee/the_plank/table_game.py", "expected"], "known from the last move"
