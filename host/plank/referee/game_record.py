"""The game's place in the journal: what the referee writes before it tells anybody."""

from __future__ import annotations

from typing import Literal, Protocol

State = Literal["over", "aborted"]


class Record(Protocol):
    """One game of the journal, as the referee needs it.

    Beside the moves it keeps what is known of the sensors: a text that only `sensor_state` reads.
    """

    def append(self, line: str, sensors: str, /) -> None:
        """Make one accepted move durable; returns only when it is."""
        ...

    def keep(self, sensors: str, /) -> None:
        """Make durable what is known of the sensors, though no move was made."""
        ...

    def take_back(self, count: int, sensors: str, /) -> None:
        """Take back the last `count` moves, the sensors being so; the game is open again."""
        ...

    def count(self) -> int:
        """Return how many moves stand."""
        ...

    def lines(self) -> list[str]:
        """Return the moves that stand, as lines of the ship's log."""
        ...

    def end(self, state: State, /) -> None:
        """Say how the game stands: `over` or `aborted`."""
        ...

    def wells(self) -> str:
        """Return what was kept of the sensors last; "" where nothing was."""
        ...
