"""Hours of play in one session of `plank play`, on travelling time: is memory flat, is it quiet?"""

from __future__ import annotations

import asyncio
import gc
import os
from pathlib import Path

from tests.cli.soaking import plan

from plank.cli.play.boards import Board
from plank.cli.play.resume import record_of
from plank.cli.play.session import Session
from plank.journal import Journal
from plank.referee import acts
from plank.referee.picture import Picture
from plank.referee.sentence import sentence
from plank.sim.table import SimTable
from plank.sim.travel import travel

HOUR_S = 3600.0
WARM_UP_H = 1
PACE = 3.0
PAGE = os.sysconf("SC_PAGE_SIZE")


def live(hours: int, file: Path, hour_s: float = HOUR_S) -> str:
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
            session = Session(the_plan, *record_of(the_plan, journal), board, pace=PACE, stays=True)
            referee = session.referee
            stop = ended = False

            def again(picture: Picture) -> None:
                nonlocal games, ended
                if picture.phase == "over" and not ended:
                    games += 1
                    if not stop:
                        loop.call_later(10.0, referee.act, acts.TakeBack(picture.count))
                ended = picture.phase == "over"

            referee.on_picture(again)
            playing = asyncio.ensure_future(session.play())
            for _ in range(hours):
                await asyncio.sleep(hour_s)
                objects.append(_objects())
                memory.append(_resident_kib())
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
    grown = objects[-1] - objects[min(WARM_UP_H, hours - 1)]
    return (
        f"{hours} h, {games} games; objects {objects[0]} -> {objects[-1]} ({grown:+} since hour"
        f" {WARM_UP_H + 1}); resident {memory[0]} -> {memory[-1]} KiB; nothing written in an idle"
        " hour"
    )


def _objects() -> int:
    gc.collect()
    return len(gc.get_objects())


def _resident_kib() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE // 1024
