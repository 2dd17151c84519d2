"""Everything that can go wrong at a table is thrown at a game of bots; it comes to its end."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.service.simulated_games import board_at, log_of, plan, session_at, simulated_table

from plank.games.ships_log import read
from plank.sim.commands import parse
from plank.sim.table import SimTable

LASTS_S = 4.0
EVERY_S = (3.0, 9.0)

Command = dict[str, Any]


def faults(chance: random.Random) -> tuple[Command, Command | None]:
    """Give something that goes wrong, and what mends it (None: it passes, or people mend it)."""
    lane, die = chance.randrange(3), chance.randrange(4)
    place = chance.randint(1, 20)
    options: list[tuple[Command, Command | None]] = [
        ({"do": "bump", "lane": lane}, None),
        ({"do": "lift", "lane": lane}, None),
        ({"do": "put", "lane": lane, "place": place}, None),
        ({"do": "slide", "lane": lane, "place": place}, None),
        ({"do": "flicker", "lane": lane, "place": place, "ms": 3000}, None),
        ({"do": "hold", "dice": [die]}, None),
        ({"do": "cock", "die": die}, None),
        ({"do": "flip", "lane": lane}, None),
        ({"do": "reset", "cause": "power"}, None),
        ({"do": "reset", "cause": "watchdog"}, None),
        ({"do": "brownout"}, None),
        ({"do": "clock", "ms": 2000}, None),
        (
            {"do": "magnet", "lane": 5, "place": place},
            {"do": "magnet", "lane": 5, "place": place, "there": False},
        ),
        (
            {"do": "stick", "lane": lane, "place": place, "on": True},
            {"do": "stick", "lane": lane, "place": place},
        ),
        (
            {"do": "stick", "lane": lane, "place": place, "on": False},
            {"do": "stick", "lane": lane, "place": place},
        ),
        ({"do": "sensor", "well": die, "state": "absent"}, {"do": "sensor", "well": die}),
        ({"do": "sensor", "well": die, "state": "frozen"}, {"do": "sensor", "well": die}),
        ({"do": "chain", "reach": place}, {"do": "chain"}),
        ({"do": "chain", "reach": place, "shorted": True}, {"do": "chain"}),
        ({"do": "stray", "well": die, "field": [5, 0, 15]}, {"do": "stray", "well": die}),
    ]
    return chance.choice(options)


async def spoil(table: SimTable, chance: random.Random, done: list[str]) -> None:
    """Let one thing after another go wrong."""

    def do(command: Command) -> None:
        table.hands.do(parse(json.dumps(command)))

    while True:
        await asyncio.sleep(chance.uniform(*EVERY_S))
        wrong, mended = faults(chance)
        do(wrong)
        done.append(wrong["do"])
        if mended is not None:
            await asyncio.sleep(LASTS_S)
            do(mended)


@pytest.mark.parametrize("seed", [1, 2, 4])
async def test_a_game_at_which_everything_goes_wrong_comes_to_its_end(
    tmp_path: Path, seed: int
) -> None:
    done: list[str] = []
    with simulated_table(seed) as table:
        board = board_at(table)
        with session_at(board, plan(seed), tmp_path / "journal", pace=0.3) as session:
            spoiling = asyncio.ensure_future(spoil(table, random.Random(seed), done))
            await session.play()
            spoiling.cancel()
    assert read(log_of(tmp_path / "journal"), "log").state.over
    assert len(done) > 10
