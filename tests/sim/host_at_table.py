"""A host at a simulated table: speaks the line, keeps what the board says."""

from __future__ import annotations

import asyncio
import json
from binascii import crc32
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import pytest

from plank.sim.boards.micropython.interpreter import available
from plank.sim.table import Kind, SimTable

PATIENCE = 20.0  # s, of whichever time the loop has

AtTable = Callable[..., "AbstractAsyncContextManager[Host]"]

needs_micropython = pytest.mark.skipif(not available(), reason="no MicroPython for this system")
MICROPYTHON = pytest.param("micropython", marks=needs_micropython)
BOARDS = ["cpython", MICROPYTHON]


@asynccontextmanager
async def host_at_table(board: Kind, **facts: Any) -> AsyncIterator[Host]:
    table = SimTable(board, **{"seed": 7, **facts})
    try:
        yield await Host(table).open()
    finally:
        table.close()


class Host:
    """The other end of a table's line. `seen` is the newest picture, `hellos` all greetings."""

    def __init__(self, table: SimTable) -> None:
        self.table = table
        self.seen: dict[str, Any] = {}
        self.hellos: list[dict[str, Any]] = []
        self.raw = b""
        self.everything = b""
        self.lost: list[str] = []
        self._news = asyncio.Event()
        self._wish = 0

    async def open(self) -> Host:
        self.table.port.open(asyncio.get_running_loop(), self._hear, self.lose)
        await self.until(lambda: self.hellos)
        self.greet()
        await self.until(lambda: self.seen)
        return self

    async def open_again(self) -> None:
        """Open the port that was lost, under whatever name it has now, and greet."""
        self.raw = b""
        self.table.port.open(asyncio.get_running_loop(), self._hear, self.lose)
        self.greet()
        count = len(self.hellos)
        await self.until(lambda: len(self.hellos) > count)

    def greet(self) -> None:
        self.say({"hello": "host", "protocol": 1, "session": "7be20a11"})

    async def until(self, good: Callable[[], Any]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not good():
                self._news.clear()
                await self._news.wait()

    def say(self, message: dict[str, Any]) -> None:
        body = json.dumps(message, separators=(",", ":")).encode()
        self.table.port.write(b"%s*%08x\n" % (body, crc32(body)))

    def want(
        self, lamps: str = "." * 25, *, armed: bool = False, pose: tuple[int, ...] = ()
    ) -> None:
        self._wish += 1
        told = {"wanted": self._wish, "seen": self.seen.get("seen", 0), "lamps": lamps}
        self.say({**told, "armed": armed, "pose": list(pose or (0, 0, 0, 0))})

    def places(self, lane: int) -> list[int]:
        """Return where the board sees that lane's magnets."""
        chain = bytes.fromhex(self.seen["track"])
        spaces = len(chain) - 1
        found = [i for i, byte in enumerate(chain) if byte != 0xFF and byte >> lane & 1]
        return sorted(0 if i == 0 else spaces - i + 1 for i in found)

    def rests(self) -> list[tuple[str, int]]:
        """Return how the dice lie and what they show."""
        return [(rest, face) for rest, face, _ in self.seen["wells"]]

    def lose(self, reason: str) -> None:
        self.lost.append(reason)
        self._news.set()

    def _hear(self, data: bytes) -> None:
        self.raw += data
        self.everything += data
        *lines, self.raw = self.raw.split(b"\n")
        for line in lines:
            body, _, digits = line.rpartition(b"*")
            if body.startswith(b"{") and digits == b"%08x" % crc32(body):
                message = json.loads(body)
                if "hello" in message:
                    self.hellos.append(message)
                else:
                    self.seen = message
        self._news.set()
