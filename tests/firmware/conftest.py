"""The real firmware on the simulated Pico, and a host that says what a story tells it to."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from plank.firmware_files import MANIFEST, manifest_text
from plank.sim.boards.cpython import module_loader
from plank.sim.boards.cpython.board import CPythonBoard
from plank.sim.boards.cpython.chip_os import OsModule
from plank.sim.boards.cpython.chip_streams import Line
from plank.sim.boards.cpython.chip_time import TimeModule
from plank.sim.boards.flash import Flash
from plank.sim.chips import frames
from plank.sim.time_travel import TravelLoop
from plank.sim.world import World

SPACES = 20
DARK = "." * (SPACES + 1 + 4)
ALIVE_MS = 1000  # the host says its wish at least that often


def framed(message: dict[str, Any]) -> bytes:
    body = json.dumps(message, separators=(",", ":")).encode()
    return b"%b*%08x\n" % (body, zlib.crc32(body))


class WatchedWorld(World):
    """A world that remembers every change of what drives it: (ms, four pulses in us, rail on)."""

    def __init__(self, seed: int, spaces: int) -> None:
        super().__init__(seed, spaces)
        self.driven: list[tuple[int, list[int], bool]] = []

    def drive(self, drives: bytes | bytearray, now: int) -> None:
        pulses = [frames.word(bytearray(drives), frames.PULSES + 2 * i) for i in range(4)]
        rail = bool(drives[frames.FLAGS] & frames.RAIL_ON)
        if not self.driven or self.driven[-1][1:] != (pulses, rail):
            self.driven.append((now, pulses, rail))
        super().drive(drives, now)


class Story:
    """A board with its table and a host; `wait` lets time travel."""

    def __init__(self, flash: Flash | None = None, spaces: int = SPACES) -> None:
        self.loop = TravelLoop()
        self.world = WatchedWorld(7, spaces)
        self.board = CPythonBoard(self.world, flash)
        self.board.deliver = self._take
        self.pieces: list[tuple[int, bytes]] = []  # all that was written, with the ms it came
        self.heard: list[tuple[int, dict[str, Any]]] = []
        self._seen: dict[str, Any] = {"seen": 0}
        self.rest = b""
        self.wish: dict[str, Any] = {"wanted": 0, "seen": 0, "lamps": "." * (spaces + 5)}
        self.wish["armed"] = False
        self.acknowledges = True

    def close(self) -> None:
        self.board.halt()
        self.loop.close()

    # the host

    @staticmethod
    def framed(message: dict[str, Any]) -> bytes:
        """Make a line of a message."""
        return framed(message)

    def say(self, message: dict[str, Any]) -> None:
        self.board.feed(framed(message))

    def greet(self, session: str = "one") -> None:
        self.say({"hello": "host", "protocol": 1, "session": session})
        self.wait(5)

    def want(self, **changes: Any) -> None:
        """Wish something new; `wait` repeats it."""
        self.wish |= changes
        self.wish["wanted"] += 1
        self.repeat()

    def repeat(self) -> None:
        if self.acknowledges:
            self.wish["seen"] = self.seen["seen"]
        self.say(self.wish)

    def reflash(self, path: str, content: str) -> None:
        """Put another version of a file on the board, with a manifest that knows it."""
        files = self.board.flash.files
        files[path] = content.encode()
        files[MANIFEST] = manifest_text({k: v for k, v in files.items() if k != MANIFEST}).encode()

    # time

    def wait(self, ms: float) -> None:
        """Let time pass with a silent host."""
        self.board.live(self.loop)
        self.loop.run_until_complete(asyncio.sleep(ms / 1000))

    def play(self, ms: int) -> None:
        """Let time pass with a host that repeats its wish each second."""
        for start in range(0, ms, ALIVE_MS):
            self.repeat()
            self.wait(min(ALIVE_MS, ms - start))

    def start(self) -> Story:
        """Boot, let everything settle, and greet."""
        self.wait(400)
        self.greet()
        self.repeat()
        self.wait(20)
        return self

    # the table

    def touched(self):
        return self.world.touched(self.board.now)

    # what came

    @property
    def now(self) -> int:
        return self.board.now

    @property
    def seen(self) -> dict[str, Any]:
        """The newest state the board has told."""
        return self._seen

    def all_seen(self) -> list[dict[str, Any]]:
        return [message for _, message in self.heard if "seen" in message]

    def hellos(self) -> list[dict[str, Any]]:
        return [message for _, message in self.heard if "hello" in message]

    def forget(self) -> None:
        self.heard.clear()
        self.pieces.clear()
        self.world.driven.clear()

    def places(self, lane: int) -> list[list[int]]:
        """The different places a lane was told to be on, in order."""
        told: list[list[int]] = []
        for seen in self.all_seen():
            bytes_ = bytes.fromhex(seen["track"])
            found = [self._place(i) for i, b in enumerate(bytes_) if b != 0xFF and b >> lane & 1]
            if not told or told[-1] != found:
                told.append(found)
        return told

    def wells(self, number: int) -> list[list[Any]]:
        """The different things a well was told to be, in order."""
        told: list[list[Any]] = []
        for seen in self.all_seen():
            if not told or told[-1] != seen["wells"][number]:
                told.append(seen["wells"][number])
        return told

    @property
    def faults(self) -> list[str]:
        return self.seen["faults"]

    def _place(self, index: int) -> int:
        return self.world.spaces + 1 - index if index else 0

    def _take(self, data: bytes) -> None:
        now = self.world.now  # the loop learns of it afterwards
        self.pieces.append((now, data))
        *lines, self.rest = (self.rest + data).split(b"\n")
        for line in lines:
            body, _, digits = line.rpartition(b"*")
            if digits == b"%08x" % zlib.crc32(body):
                message = json.loads(body)
                self.heard.append((now, message))
                if "seen" in message:
                    self._seen = message


@pytest.fixture
def story() -> Iterator[Story]:
    """A board just powered up, that has greeted and been greeted."""
    story = Story()
    yield story.start()
    story.close()


@pytest.fixture
def boot() -> Iterator[Any]:
    """Make boards that have not started yet."""
    made: list[Story] = []

    def make(flash: Flash | None = None, spaces: int = SPACES) -> Story:
        made.append(Story(flash, spaces))
        return made[-1]

    yield make
    for story in made:
        story.close()


class Parts:
    """The firmware's modules, loaded one by one, with a line and a clock of their own."""

    def __init__(self, flash: Flash | None = None) -> None:
        self.flash = flash or Flash.flashed()
        self.line = Line()
        self.clock = TimeModule(lambda _ms: None)
        stand_ins: dict[str, Any] = {
            "machine": SimpleNamespace(),
            "neopixel": SimpleNamespace(),
            "time": self.clock,
            "os": OsModule(self.flash, 1),
            **module_loader.plain_modules(),
            **module_loader.line_modules(self.line),
        }
        self._modules = module_loader.ModuleLoader(self.flash, stand_ins)

    @staticmethod
    def framed(message: dict[str, Any]) -> bytes:
        """Make a line of a message."""
        return framed(message)

    def load(self, name: str) -> ModuleType:
        return self._modules.load(f"board.{name}")


@pytest.fixture
def parts() -> Parts:
    """The firmware's modules that need no chip."""
    return Parts()


@pytest.fixture(scope="module")
def firmware() -> Parts:
    """The same for tests that run many times over it."""
    return Parts()
