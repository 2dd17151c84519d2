"""Cables that spoil lines or come loose, on travelling time."""

from __future__ import annotations

import random
from asyncio import AbstractEventLoop
from collections.abc import Callable

from plank.table.ports.errors import NoBoard
from plank.table.ports.port import HUNG_UP, OnBytes, OnLost, Port

ONE_IN = 20
LATE_S = 0.15
FAULTS = ("lost", "doubled", "corrupted", "delayed")


class BadCable:
    """A port that loses, doubles, corrupts or delays one line in twenty, both ways."""

    def __init__(self, port: Port, chance: random.Random) -> None:
        self.name = "a bad cable"
        self.spoilt: dict[str, int] = dict.fromkeys(FAULTS, 0)
        self._port = port
        self._chance = chance
        self._part_of_line = b""
        self._on_bytes: OnBytes | None = None

    def open(self, loop: AbstractEventLoop, on_bytes: OnBytes, on_lost: OnLost) -> None:
        self._loop, self._on_bytes, self._part_of_line = loop, on_bytes, b""
        self._port.open(loop, self._hear, on_lost)

    def write(self, data: bytes) -> None:
        self._carry(data, self._port.write)

    def close(self) -> None:
        self._on_bytes = None
        self._port.close()

    def _hear(self, data: bytes) -> None:
        *lines, self._part_of_line = (self._part_of_line + data).split(b"\n")
        for line in lines:
            self._carry(line + b"\n", self._pass_on)

    def _pass_on(self, data: bytes) -> None:
        if self._on_bytes is not None:
            self._on_bytes(data)

    def _carry(self, line: bytes, to: Callable[[bytes], None]) -> None:
        fault = self._chance.choice(FAULTS) if self._chance.randrange(ONE_IN) == 0 else ""
        if fault:
            self.spoilt[fault] += 1
        if fault == "corrupted":
            at = self._chance.randrange(len(line) - 1)
            line = line[:at] + bytes([line[at] ^ 1 << self._chance.randrange(5)]) + line[at + 1 :]
        if fault == "delayed":
            self._loop.call_later(LATE_S, to, line)
        elif fault != "lost":
            to(line)
        if fault == "doubled":
            to(line)


class LooseCable:
    """A port whose plug is pulled now and then, for a moment or for long."""

    SECONDS_IN, LONGEST_OUT_S = (0.5, 6.0), 8.0

    def __init__(self, port: Port, chance: random.Random, most: int) -> None:
        self.name = "a loose cable"
        self.pulled = 0
        self._port = port
        self._chance = chance
        self._most = most
        self._out_until = 0.0

    def open(self, loop: AbstractEventLoop, on_bytes: OnBytes, on_lost: OnLost) -> None:
        if loop.time() < self._out_until:
            raise NoBoard("There is no port.", self.name, about="no-port")
        self._port.open(loop, on_bytes, on_lost)
        if self.pulled < self._most:
            pull = loop.call_later(
                self._chance.uniform(*self.SECONDS_IN), self._pull, loop, on_lost
            )
            self._pull_off = pull.cancel

    def _pull(self, loop: AbstractEventLoop, on_lost: OnLost) -> None:
        self.pulled += 1
        self._out_until = loop.time() + self._chance.choice((0.2, self.LONGEST_OUT_S))
        self._port.close()
        on_lost(HUNG_UP)

    def write(self, data: bytes) -> None:
        self._port.write(data)

    def close(self) -> None:
        self._pull_off()
        self._port.close()

    def _pull_off(self) -> None:
        """Nothing is to be pulled yet."""
