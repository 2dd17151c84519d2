"""Random and mutated lines into the firmware's own decoder, its real files loaded on their own."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from tests.table.line.mutated_lines import good_lines, spoilt

from plank.checksummed_line import write_line
from plank.sim.boards.cpython import module_loader
from plank.sim.boards.cpython.chip_os import OsModule
from plank.sim.boards.cpython.chip_streams import Line
from plank.sim.boards.cpython.chip_time import TimeModule
from plank.sim.boards.flash import Flash

PIXELS = 25
GREETING = write_line(b'{"hello":"host","protocol":1,"session":"x"}')
FIELDS = ("wanted", "seen", "lamps", "armed", "pose", "gesture", "hello", "protocol", "session")
ODD = (
    *("-1", "1e400", "1.5", "9007199254740993", "0", "7", "true", "null", '""', '"host"', "[]"),
    *("[0,0,0,0]", "[1001,0,0,0]", '["tip",1,9]', '["tip",1,2]', "{}", "[" * 300, "{1:2}"),
    *('"' + "." * PIXELS + '"', '"' + "w" * 400 + '"', '"\\u0000"', "NaN", "[1 2]", "00"),
)


@dataclass
class Fuzzed:
    """What a session was fed, and what it made of it."""

    lines: int = 0
    broken: int = 0  # lines that are none, by a check of our own
    wishes: int = 0

    def __str__(self) -> str:
        return f"{self.lines} lines, {self.broken} broken, {self.wishes} new wishes, no crash"


class Ear:
    """The firmware's session and its line, without a board around."""

    def __init__(self) -> None:
        self.line = Line()
        self.clock = TimeModule(lambda _ms: None)
        flash = Flash.flashed()
        stand_ins: dict[str, Any] = {
            "time": self.clock,
            "os": OsModule(flash, 1),
            **module_loader.plain_modules(),
            **module_loader.line_modules(self.line),
        }
        session = module_loader.ModuleLoader(flash, stand_ins).load("board.session")
        self.session = session.Session({"hello": "board"}, lambda: {"seen": 1}, PIXELS, 0)

    def hear(self, data: bytes) -> list[Any]:
        """Give it bytes; return the wishes it follows."""
        self.line.received.extend(data)
        self.clock.now += 1
        wishes = []
        while self.line.received:
            wish = self.session.listen(self.clock.ticks_ms())
            if wish is not None:
                wishes.append(wish)
        return wishes

    def state(self) -> dict[str, Any]:
        """Return all that a message may change."""
        return dict(vars(self.session))


def fuzz(lines: int, seed: int) -> Fuzzed:
    """Feed so many lines; AssertionError when one that fails its check has changed anything."""
    chance = random.Random(seed)
    ear, fuzzed = Ear(), Fuzzed()
    source = spoilt(good_lines(), chance)
    odd = odd_values(chance)
    ear.hear(GREETING)
    while fuzzed.lines < lines:
        data = next(source if chance.random() < 0.7 else odd)
        before = ear.state()
        wishes = ear.hear(data)
        fuzzed.lines += 1
        if not any(map(passes, data.split(b"\n"))):
            fuzzed.broken += 1
            assert ear.state() == before, data
            assert wishes == [], data
        for wish in wishes:
            check(wish)
            fuzzed.wishes += 1
            ear.session.wanted = 0  # or the highest number would end it
    assert ear.session.link.refused > 0
    return fuzzed


def odd_values(chance: random.Random) -> Iterator[bytes]:
    """Give well framed messages with values that nobody should send."""
    while True:
        wish = {"wanted": "3", "seen": "0", "lamps": f'"{"." * PIXELS}"', "armed": "false"}
        hello = {"hello": '"host"', "protocol": "1", "session": '"x"'}
        told = wish if chance.random() < 0.8 else hello
        for _ in range(chance.randint(0, 2)):
            told[chance.choice(FIELDS)] = chance.choice(ODD)
        body = ",".join(f'"{name}":{value}' for name, value in told.items())
        yield write_line(f"{{{body}}}".encode())


def passes(line: bytes) -> bool:
    """Say whether a line's check sum is right, by a reading of our own."""
    body, star, digits = line.rpartition(b"*")
    return bool(star) and digits == b"%08x" % crc32(body)


def check(wish: Any) -> None:
    """A wish that is followed is sound."""
    assert type(wish.number) is int and 0 <= wish.number < 2**53
    assert len(wish.lamps) == PIXELS
    assert type(wish.armed) is bool
    assert len(wish.pose) == 4 and all(-1000 <= height <= 1000 for height in wish.pose)
    assert wish.gesture is None or 0 <= wish.gesture[2] < 6
