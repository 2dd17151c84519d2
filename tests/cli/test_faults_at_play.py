"""Everything that can go wrong at a table is thrown at a game of bots; it comes to its end."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.cli.soaking import SEATS, plan

from plank.cli.play.boards import Board
from plank.cli.play.resume import record_of
from plank.cli.play.session import Session
from plank.games.ships_log import read
from plank.journal import Journal
from plank.referee.sentence import sentence
from plank.sim.commands import parse
from plank.sim.table import SimTable
from plank.sim.travel import travel

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


async def vex(table: SimTable, chance: random.Random, done: list[str]) -> None:
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


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_at_which_everything_goes_wrong_comes_to_its_end(tmp_path: Path, seed: int) -> None:
    done: list[str] = []

    async def story() -> str:
        the_plan = plan(seed, SEATS)
        table = SimTable("cpython", seed=seed)
        board = Board("vexed", sentence("on-recording"), lambda _: table.port, table.hands)
        with Journal(tmp_path / "journal") as journal:
            number, record = record_of(the_plan, journal)
            session = Session(the_plan, number, record, board, pace=0.3)
            vexing = asyncio.ensure_future(vex(table, random.Random(seed), done))
            await session.play()
            vexing.cancel()
            table.close()
            return journal.log(number)

    log = read(travel(story(), limit=7200.0), "log")
    assert log.state.over
    assert len(done) > 10
