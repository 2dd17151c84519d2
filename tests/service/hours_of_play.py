"""Hours of play in one session, on travelling time: memory and the journal stay as they are."""

from __future__ import annotations

import asyncio
import gc
import os
from dataclasses import dataclass, field
from pathlib import Path

from tests.service.simulated_games import board_at, plan, session_at, simulated_table

from plank.referee import Picture, acts
from plank.service.game_session import GameSession

HOUR_S = 3600.0
WARM_UP = 2  # games: until then caches fill
PACE = 3.0
BETWEEN_GAMES_S = 10.0
PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass
class HoursPlayed:
    """Python's objects and the resident KiB at the start of each game after the first."""

    games: int = 0
    objects: list[int] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)

    @property
    def grown(self) -> int:
        """How many objects more there are at the end than after the first games."""
        return self.objects[-1] - self.objects[WARM_UP]

    def measure(self) -> None:
        """Count objects and memory now."""
        self.objects.append(_objects())
        self.memory.append(_resident_kib())

    def __str__(self) -> str:
        return (
            f"{self.games} games; {self.objects[WARM_UP]} objects at the start of game"
            f" {WARM_UP + 2}, {self.grown:+} at the last; resident {self.memory[WARM_UP]} KiB, then"
            f" {self.memory[-1]}; nothing written in an hour nobody played"
        )


class GameAfterGame:
    """Takes each game of a session back to its start when it is over, until it is stopped."""

    def __init__(self, session: GameSession) -> None:
        self.played = HoursPlayed()
        self.stopped = False
        self._referee = session.referee
        self._over = False
        session.referee.on_picture(self._look)

    async def stop(self) -> None:
        """Let the game end, and start no other."""
        self.stopped = True
        while self._referee.picture.phase != "over":
            await asyncio.sleep(BETWEEN_GAMES_S)

    def _look(self, picture: Picture) -> None:
        if picture.phase == "over" and not self._over:
            self.played.games += 1
            if not self.stopped:
                loop = asyncio.get_running_loop()
                loop.call_later(BETWEEN_GAMES_S, self._start_again, picture.count)
        self._over = picture.phase == "over"

    def _start_again(self, count: int) -> None:
        self._referee.act(acts.TakeBack(count))
        self.played.measure()


async def play_for_hours(hours: int, file: Path, hour_s: float = HOUR_S) -> HoursPlayed:
    """Play for so many hours, game after game; then be idle for one, in which nothing is written.

    It takes `hours` and up to three more of the loop's time.
    """
    with simulated_table(1) as table:
        board = board_at(table)
        with session_at(board, plan(1), file, pace=PACE, stays=True) as session:
            games = GameAfterGame(session)
            playing = asyncio.ensure_future(session.play())
            await asyncio.sleep(hours * hour_s)
            await games.stop()
            before = file.stat()
            await asyncio.sleep(hour_s)
            after = file.stat()
            assert after.st_size == before.st_size, "something was written while nobody played"
            assert after.st_mtime_ns == before.st_mtime_ns, "the journal was touched meanwhile"
            session.leave()
            await playing
    return games.played


def _objects() -> int:
    gc.collect()
    return len(gc.get_objects())


def _resident_kib() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE // 1024
