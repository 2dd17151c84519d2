"""The hands of somebody who is not at the table: those of bots, and of people at a keyboard.

A simulated table offers them (plank.sim); at a real table there are none, and people lend theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

Button = Literal["stand", "pay", "repeat"]


class Hands(Protocol):
    """What hands can do. Nothing is answered: what came of it is seen on the table."""

    def throw(self, dice: Sequence[int], faces: Sequence[int] | None = None) -> None:
        """Throw these dice (0-3), to show `faces` (1-6, 6 the symbol) or what chance brings."""
        ...

    def place(self, lane: int, place: int | None) -> None:
        """Put a lane's pirate in the ship (0), on a space, or off the track (None)."""
        ...

    def press(self, button: Button) -> None:
        """Press a button once."""
        ...

    def set_die(self, die: int, face: int) -> None:
        """Lay a die (0-3) into its well with a face (1-6) up, without throwing it."""
        ...
