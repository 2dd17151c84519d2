"""Hours of play in one session of `plank play`, on travelling time: is memory flat, is it quiet?"""

from __future__ import annotations

import asyncio
import gc
import os
from dataclasses import dataclass
from pathlib import Path

from tests.service.soaking import plan

from plank.journal import Journal
from plank.phrases.sentence import sentence
from plank.referee import acts
from plank.referee.picture import Picture
from plank.service.boards import Board
from plank.service.game_session import GameSession
from plank.service.unfinished_games import record_of
from plank.sim.table import SimTable
from plank.sim.time_travel import travel

HOUR_S = 3600.0
WARM_UP = 2  # games: until then caches fill
PACE = 3.0
PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass
class Lived:
    """Python's objects and the resident KiB at the start of each game after the first."""

    games: int
    objects: list[int]
    memory: list[int]

    @property
    def grown(self) -> int:
        """How many objects more there are at the end than after the first games."""
        return self.objects[-1] - self.objects[WARM_UP]

    def __str__(self) -> str:
        return (
            f"{self.games} games; {self.objects[WARM_UP]} objects at the start of game"
            f" {WARM_UP + 2}, {self.grown:+} at the last; resident {self.memory[WARM_UP]} KiB, then"
            f" {self.memory[-1]}; nothing written in an hour nobody played"
        )


def live(hours: int, file: Path, hour_s: float = HOUR_S) -> Lived:
    """Play for so many hours, game after game taken back to its start; then idle for one."""
    objects: list[int] = []
    memory: list[int] = []
    games = 0
    idle = 0

    async def story() -> None:
        nonlocal games, idle
        loop = asyncio.get_running_loop()
        the_plan = plan(1)
        table = SimTable("cpython", seed=1)
        board = Board("soak", sentence("on-recording"), lambda _: table.port, table.hands)
        with Journal(file) as journal:
            session = GameSession(
                the_plan, *record_of(the_plan, journal), board, pace=PACE, stays=True
            )
            referee = session.referee
            stop = ended = False

            def again(picture: Picture) -> None:
                nonlocal games, ended
                if picture.phase == "over" and not ended:
                    games += 1
                    if not stop:
                        loop.call_later(10.0, start_anew, picture.count)
                ended = picture.phase == "over"

            def start_anew(count: int) -> None:
                referee.act(acts.TakeBack(count))
                objects.append(_objects())
                memory.append(_resident_kib())

            referee.on_picture(again)
            playing = asyncio.ensure_future(session.play())
            await asyncio.sleep(hours * hour_s)
            stop = True
            while referee.picture.phase != "over":
                await asyncio.sleep(10.0)
            before = file.stat()
            await asyncio.sleep(hour_s)
            after = file.stat()
            idle = after.st_size - before.st_size + (after.st_mtime_ns != before.st_mtime_ns)
            session.leave()
            await playing
        table.close()

    travel(story(), limit=(hours + 3) * HOUR_S)
    assert idle == 0, "something was written while nobody played"
    return Lived(games, objects, memory)


def _objects() -> int:
    gc.collect()
    return len(gc.get_objects())


def _resident_kib() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE // 1024
