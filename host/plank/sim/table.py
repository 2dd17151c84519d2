"""The simulated table in one piece: a world, a board that runs the firmware, and hands for it."""

from __future__ import annotations

import json
import random
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Literal

from plank.checksummed_line import write_line
from plank.sim.boards.cpython.board import CPythonBoard
from plank.sim.boards.flash import Flash
from plank.sim.boards.in_process_port import InProcessPort
from plank.sim.boards.micropython.interpreter import available
from plank.sim.boards.pty_port import PtyPort
from plank.sim.cable import Cable
from plank.sim.commands.arguments import Cause
from plank.sim.commands.hands import TableHands
from plank.sim.world import World

if TYPE_CHECKING:
    from plank.sim.boards.endpoints import Endpoint
    from plank.sim.boards.micropython.board import MicroPythonBoard

Kind = Literal["micropython", "cpython"]

SPACES = range(11, 31)  # what the firmware's settings allow
DEFAULT_SPACES = 20
SETTINGS = "settings.txt"
NO_MICROPYTHON = "no MicroPython for this system: the firmware runs on Python instead"


def new_seed() -> int:
    """Return a seed nobody chose; say it, so that a game can be played again."""
    return random.SystemRandom().randrange(1, 1_000_000)


def default_kind() -> Kind:
    """Return the board to use unless told: the real MicroPython where there is one."""
    return "micropython" if available() else "cpython"


class SimTable:
    """A table in this process. `hands` do things to it, `world` shows it, `close` ends it.

    On the `cpython` board it lives in the time of the loop that opens its `port`, travelling or
    real. On `micropython` it lives in real time at once; `port` may be used, or anything that opens
    serial ports on `port_name`, which changes when `cable` is pulled and plugged in again.

    `aboard` pirates (lanes from 0) stand in the ship at first. With `sampled` the Hall switches
    look only 20 times a second, as the real ones do. `endpoint` is where `micropython` has its
    port, unless on a pseudo-terminal.

    Raises ValueError for a plank that can't be, FileNotFoundError where a board can't run.
    """

    def __init__(  # noqa: PLR0913  # all have a usual value
        self,
        kind: Kind = "cpython",
        *,
        seed: int | None = None,
        spaces: int = DEFAULT_SPACES,
        aboard: int = 0,
        sampled: bool = False,
        endpoint: Endpoint | None = None,
    ) -> None:
        if spaces not in SPACES:
            raise ValueError(f"a plank has {SPACES[0]} to {SPACES[-1]} spaces, not {spaces}")
        self.kind = kind
        self.seed = new_seed() if seed is None else seed
        self.world = World(self.seed, spaces, sampled=sampled)
        with self.world.touched(0) as world:
            for lane in range(aboard):
                world.track.stand(lane, 0)
        self._build(kind, flashed(spaces), endpoint)
        self.hands = TableHands(self)

    @property
    def cable(self) -> Cable:
        """Return the cable, and all that can be wrong with it."""
        return self.board.cable

    @property
    def port_name(self) -> str:
        """Return the port's name now; on `micropython` a path that can be opened."""
        return self.port.name

    def touched(self) -> AbstractContextManager[World]:
        """Give the world at the present moment, to do something to it."""
        return self.board.touched()

    def reset(self, cause: Cause) -> None:
        """Start the board again."""
        self.board.reset(cause)

    def freeze(self, milliseconds: int, *, starved: bool = False) -> None:
        """Have the board stand still while its clock runs on; starved, it starts anew then."""
        self.board.freeze(milliseconds, starved=starved)

    def close(self) -> None:
        """End it, and leave nothing behind."""
        self.port.close()
        self.board.close()

    def _build(self, kind: Kind, flash: Flash, endpoint: Endpoint | None) -> None:
        if kind == "cpython":
            board = CPythonBoard(self.world, flash)
            self.board: CPythonBoard | MicroPythonBoard = board
            self.port: InProcessPort | PtyPort = InProcessPort(
                board, f"simulated table {self.seed}"
            )
        else:
            real = _real_board(self.world, flash, endpoint)
            self.board = real
            self.port = PtyPort(real)


def _real_board(world: World, flash: Flash, endpoint: Endpoint | None) -> MicroPythonBoard:
    """Start an interpreter; its module needs what Windows has not."""
    if not available():
        raise FileNotFoundError("no MicroPython for this system: use the cpython board")
    from plank.sim.boards.micropython.board import MicroPythonBoard  # noqa: PLC0415  # as said above

    board = MicroPythonBoard(world, flash, endpoint=endpoint)
    board.start()
    return board


def flashed(spaces: int = DEFAULT_SPACES) -> Flash:
    """Return the flash of a board for a plank of that length, as calibrated at the factory."""
    flash = Flash.flashed()
    if spaces != DEFAULT_SPACES:
        flash.files[SETTINGS] = settings(spaces)
    return flash


def settings(spaces: int) -> bytes:
    """Return a settings file as firmware/board/settings.py reads it."""
    values = {
        "spaces": spaces,
        "north": -1,
        "gain": [1000] * 4,
        "servos": [[1000, 1500, 2000]] * 4,
        "rest": [0] * 4,
    }
    return write_line(json.dumps(values, separators=(",", ":")).encode())
