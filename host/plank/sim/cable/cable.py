"""The cable with both its directions and its plug, and all that can be wrong with it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Literal, Protocol

from plank.sim.cable.direction import DELAY, Direction

Side = Literal["host", "board", "both"]
"""Towards whom a fault works."""

Moved = Callable[[str | None], None]
"""Is told the port's new name; None: it is gone."""


class Plug(Protocol):
    """Where the cable is plugged in: a port that can go away and come back."""

    @property
    def name(self) -> str:
        """Return the port's name, the last one while it is gone."""
        ...

    def unplug(self) -> None:
        """Be gone: whoever holds the port has lost it."""
        ...

    def replug(self, name: str | None) -> None:
        """Come back, under that name where names can be chosen. Raises OSError."""
        ...


class NoPort:
    """A cable's end that is in no port yet."""

    name = "no port"

    def unplug(self) -> None:
        """Nobody notices."""

    def replug(self, name: str | None) -> None:
        """Nobody notices."""


class Cable:
    """Faults of the line while a game runs; each method does one, `mend` ends all.

        table.cable.drop(20)               one line in 20 is lost, both directions
        table.cable.mute(to="board")       the board hears nothing
        table.cable.unplug()
        table.cable.replug()               on a pseudo-terminal under another name

    Chances come from `seed`; `touched` is called after each change. `on_moved` hears the port's
    name whenever it has come back, None when it goes.
    """

    def __init__(self, seed: int, touched: Callable[[], None]) -> None:
        self.to_host = Direction(random.Random(f"{seed} to host"))
        self.to_board = Direction(random.Random(f"{seed} to board"))
        self.stalled = False
        self.plugged = True
        self.plug: Plug = NoPort()
        self.on_moved: list[Moved] = []
        self.on_stall: Callable[[], None] = touched
        self._piled = bytearray()
        self._touched = touched

    # ---- for the board

    @property
    def due(self) -> float:
        """Return when something late arrives, ms; infinity for never."""
        if self._piled and not self.stalled:
            return 0
        return min(self.to_host.due, self.to_board.due)

    @property
    def backlog(self) -> int:
        """Return how many bytes wait for a board that has stopped reading."""
        return len(self._piled)

    def sent(self, data: bytes, now: int) -> bytes:
        """Take what the host sends; return what the board gets at once."""
        return self._read(self.to_board.carry(data, now))

    def said(self, data: bytes, now: int) -> bytes:
        """Take what the board says; return what the host gets at once."""
        return self.to_host.carry(data, now)

    def late(self, now: int) -> tuple[bytes, bytes]:
        """Return what arrives by now, at the board and at the host."""
        return self._read(self.to_board.late(now)), self.to_host.late(now)

    def _read(self, data: bytes) -> bytes:
        if not (self._piled or self.stalled):
            return data
        self._piled += data
        if self.stalled:
            return b""
        data = bytes(self._piled)
        self._piled.clear()
        return data

    # ---- what can be done to it

    def unplug(self) -> None:
        """Pull it out: the port is gone, and what was on its way."""
        if not self.plugged:
            return
        self.plugged = False
        self.plug.unplug()
        self._tell(None)

    def replug(self, name: str | None = None) -> str:
        """Plug it in again; return the port's name. Raises OSError, ValueError for a bad name."""
        if not self.plugged:
            self.plug.replug(name)
            self.plugged = True
            self._tell(self.plug.name)
        return self.plug.name

    def mute(self, *, on: bool = True, to: Side = "host") -> None:
        """Let nothing arrive: unless told, what the board says."""
        for direction in self.directions(to):
            direction.mute = on
        self._touched()

    def drop(self, one_in: int, to: Side = "both") -> None:
        """Lose one line in so many; 0: none, here and below."""
        self._set("drop", one_in, to)

    def dup(self, one_in: int, to: Side = "both") -> None:
        """Let one line in so many arrive twice."""
        self._set("dup", one_in, to)

    def corrupt(self, one_in: int, to: Side = "both") -> None:
        """Damage one line in so many, at any place."""
        self._set("corrupt", one_in, to)

    def delay(self, one_in: int, ms: int = DELAY, to: Side = "both") -> None:
        """Let one line in so many arrive that much later, after others."""
        for direction in self.directions(to):
            direction.delay_ms = ms
        self._set("delay", one_in, to)

    def noise(self, one_in: int, to: Side = "both") -> None:
        """Put noise before one line in so many."""
        self._set("noise", one_in, to)

    def burst(self, to: Side = "both") -> None:
        """Put noise on the line once, now or after the line that is passing."""
        for direction in self.directions(to):
            direction.burst()
        self._touched()

    def stall(self, *, on: bool = True) -> None:
        """Have the board stop reading: what the host sends piles up."""
        self.stalled = on
        self.on_stall()
        self._touched()

    def mend(self) -> None:
        """End every fault of the line; a plug that is out stays out."""
        for direction in self.directions("both"):
            direction.mend()
        self.stall(on=False)

    def directions(self, to: Side) -> list[Direction]:
        """Return the directions that are meant."""
        return {
            "host": [self.to_host],
            "board": [self.to_board],
            "both": [self.to_host, self.to_board],
        }[to]

    def _set(self, fault: str, one_in: int, to: Side) -> None:
        for direction in self.directions(to):
            setattr(direction, fault, one_in)
        self._touched()

    def _tell(self, name: str | None) -> None:
        self._piled.clear()
        for direction in self.directions("both"):
            direction.forget()
        for told in list(self.on_moved):
            told(name)
        self._touched()
