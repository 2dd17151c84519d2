"""The chips' link to a world in the same process."""

from __future__ import annotations

from plank.sim.boards.cpython.chip_time import TimeModule
from plank.sim.chips import frames
from plank.sim.chips.circuit import WorldLink
from plank.sim.world import World

SCRATCH = slice(frames.SCRATCH, frames.SCRATCH + 32)


class Reset(BaseException):
    """The chip starts again; passes through everything the firmware may catch."""


class InProcessLink(WorldLink):
    """The chips' link to a world in the same process: it writes into the fields itself."""

    def __init__(self, world: World, drives: bytearray, clock: TimeModule, start: int) -> None:
        self.scratch = bytes(32)  # as they were when the link was cut
        self._cut = False
        self._world = world
        self._drives = drives
        self._clock = clock
        self._start = start

    def push(self) -> None:
        """Move the world at once."""
        if not self._cut:
            self._world.drive(self._drives, self._start + self._clock.now)

    def now(self) -> int:
        """Return the board's clock, ms since power-up."""
        return self._clock.now

    def reset(self) -> None:
        """Leave the program where it stands: on the chip nothing more of it runs."""
        self.cut()
        raise Reset

    def cut(self) -> None:
        """Let what the program still does reach nothing, and take no time."""
        if not self._cut:
            self._cut = True
            self.scratch = bytes(self._drives[SCRATCH])
            self._clock.stop()
