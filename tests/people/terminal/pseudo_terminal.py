"""A terminal that people look at: a pseudo-terminal, what is drawn on it, and keys."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pty
import re
import struct
import termios
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.people.table import Table

from plank.people.terminal.raw_terminal import LEAVE_SCREEN
from plank.people.terminal.terminal import Left, Terminal
from plank.phrases.phrases import Phrases
from plank.phrases.sentence import Sentence

WORDS = Phrases("en", strict=True)
PATIENCE_S = 20.0  # far more than anything takes; only a failure waits that long
ESCAPES = re.compile(r"\x1b\[[?0-9;]*[A-Za-z]")


class Glass:
    """The person's side of a pseudo-terminal: keys go in, what is drawn comes out."""

    def __init__(self, encoding: str) -> None:
        self.master, self.slave = pty.openpty()
        self.resize(24, 80)
        path = Path(os.ttyname(self.slave))
        self.keyboard = path.open(encoding=encoding)
        self.screen = path.open("w", encoding=encoding)
        self.drawn = ""
        self.ever = ""
        self._news = asyncio.Event()
        self.before = termios.tcgetattr(self.slave)
        self.encoding = encoding

    def resize(self, lines: int, columns: int) -> None:
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode(self.encoding))

    def watch(self) -> None:
        asyncio.get_running_loop().add_reader(self.master, self._read)

    def _read(self) -> None:
        new = os.read(self.master, 65536).decode(self.encoding, "replace")
        self.drawn += new
        self.ever += new
        self._news.set()

    async def wait(self, good: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not good():
                self._news.clear()
                await self._news.wait()

    async def until(self, *texts: str) -> str:
        """Wait until all of these have been drawn since the last wait; return what was drawn."""
        await self.wait(lambda: all(text in ESCAPES.sub("", self.drawn) for text in texts))
        seen, self.drawn = self.drawn, ""
        return seen

    def close(self) -> None:
        self.keyboard.close()
        self.screen.close()
        os.close(self.slave)
        os.close(self.master)


Play = Callable[[Glass, Table, "asyncio.Task[Left]"], Awaitable[None]]


def run(
    table: Table,
    play: Play,
    say: Callable[[Sentence], str] = WORDS.say,
    encoding: str = "utf-8",
    hands: bool = True,
) -> Left:
    """Run a terminal while `play` looks at it and presses keys; it must be put back."""

    async def both() -> Left:
        glass = Glass(encoding)
        try:
            glass.watch()
            terminal = Terminal(
                table.referee,
                say,
                hands=table if hands else None,
                humans=(0, 1),
                keyboard=glass.keyboard,
                screen=glass.screen,
            )
            running = asyncio.ensure_future(terminal.run())
            try:
                await play(glass, table, running)
                return await asyncio.wait_for(running, PATIENCE_S)
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
                assert termios.tcgetattr(glass.slave) == glass.before
                await glass.wait(lambda: LEAVE_SCREEN in glass.ever)
        finally:
            asyncio.get_running_loop().remove_reader(glass.master)
            glass.close()

    return asyncio.run(both())
