"""The firmware at play for hours of travelling time, and how large all that it holds is."""

from __future__ import annotations

import asyncio
import gc
import json
import sys
from types import FunctionType, ModuleType
from typing import Any
from zlib import crc32

from plank.sim.table import SimTable
from plank.sim.time_travel import travel

HOUR_S = 3600.0
HEARS_EVERY_S = 60.0
LAMPS = "." * 25
PASSED_OVER = (type, ModuleType, FunctionType)  # code, which does not grow with play


def live(hours: float, step: float, wishes_a_second: float) -> list[int]:
    """Play for so many hours; return the bytes that the firmware holds after each step of hours."""
    sizes: list[int] = []

    async def story() -> None:
        table = SimTable("cpython", seed=5, aboard=2)
        host = _Host(table)
        table.port.open(asyncio.get_running_loop(), host.hear, print)
        await asyncio.sleep(1)
        host.greet()
        for _ in range(round(hours / step)):
            await host.play(step * HOUR_S, 1 / wishes_a_second)
            sizes.append(held(table))
        assert table.board.boots == 1
        assert host.heard > hours * HOUR_S
        table.close()

    travel(story(), limit=(hours + 1) * HOUR_S)
    return sizes


class _Host:
    """Wishes something else each time, and has pirates moved, dice thrown and buttons pressed."""

    def __init__(self, table: SimTable) -> None:
        self.heard = 0
        self._table = table
        self._wish = self._seen = 0

    def hear(self, data: bytes) -> None:
        self.heard += data.count(b"\n")
        at = data.rfind(b'"seen":')
        if at >= 0:
            self._seen = int(data[at + 7 :].split(b",")[0])

    def greet(self) -> None:
        self._say({"hello": "host", "protocol": 1, "session": "x"})

    async def play(self, seconds: float, pause: float) -> None:
        for _ in range(round(seconds / pause)):
            self._wish += 1
            lit = "rgbywo"[self._wish % 6]
            armed = self._wish % 120 < 60
            wish = {"wanted": self._wish, "seen": self._seen, "lamps": lit + LAMPS[1:]}
            self._say({**wish, "armed": armed, "pose": [self._wish % 100, 0, 0, 0]})
            if self._wish % 20 == 0:
                self._move()
            await asyncio.sleep(pause)

    def _move(self) -> None:
        hands, turn = self._table.hands, self._wish // 20
        hands.throw()
        hands.place(turn % 2, 1 + turn % 20)
        hands.press(("stand", "pay", "repeat")[turn % 3])

    def _say(self, message: dict[str, Any]) -> None:
        body = json.dumps(message, separators=(",", ":")).encode()
        self._table.port.write(b"%s*%08x\n" % (body, crc32(body)))


def held(table: SimTable) -> int:
    """Return the bytes of everything that the running program holds, but for its code."""
    known: set[int] = set()
    found: list[Any] = [table.board.app]
    size = 0
    while found:
        one = found.pop()
        if id(one) in known or isinstance(one, PASSED_OVER):
            continue
        known.add(id(one))
        size += sys.getsizeof(one)
        found += gc.get_referents(one)
    return size
