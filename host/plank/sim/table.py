"""The simulated table in one piece: a world, a board that runs the firmware, and hands for it."""

import random
from typing import Protocol

from plank.sim.boards.cpython import CPythonBoard
from plank.sim.boards.port import BoardPort, OnBytes, OnLost
from plank.sim.hands import TableHands
from plank.sim.world import World


def new_seed() -> int:
    """Return a seed nobody chose; say it, so that a game can be played again."""
    return random.SystemRandom().randrange(1, 1_000_000)


class SimTable:
    """A table on the `cpython` board: its own port, hands, and a world to look at.

    It lives in the time of the loop that opens its port. `spaces` is the plank's length, `aboard` how
    many pirates (lanes from 0) stand in the ship at first, `sampled` whether the Hall switches look
    only 20 times a second as the real ones do.
    """

    def __init__(
        self, seed: int | None = None, spaces: int = 20, *, aboard: int = 0, sampled: bool = False
    ) -> None:
        self.seed = new_seed() if seed is None else seed
        self.world = World(self.seed, spaces, sampled=sampled)
        with self.world.touched(0):
            for lane in range(aboard):
                self.world.track.stand(lane, 0)
        self.board = CPythonBoard(self.world)
        self.port = BoardPort(self.board, f"simulated table {self.seed}")
        self.hands = TableHands(self.world, lambda: self.board.now)

    def close(self) -> None:
        """Let the table be: the board stops living."""
        self.port.close()
        self.board.halt()
