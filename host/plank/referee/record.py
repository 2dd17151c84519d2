"""The game's place in the journal: what the referee writes before it tells anybody."""

from __future__ import annotations

from typing import Literal, Protocol

State = Literal["over", "aborted"]


class Record(Protocol):
    """One game of the journal, as the referee needs it.

    `wells` is what is kept of the sensors beside the moves: a text that only `kept` reads.
    """

    def append(self, line: str, wells: str) -> None:
        """Make one accepted move durable; returns only when it is."""
        ...

    def keep(self, wells: str) -> None:
        """Make durable what is kept of the sensors, though no move was made."""
        ...

    def take_back(self, count: int, wells: str) -> None:
        """Take back the last `count` moves, the sensors being so; the game is open again."""
        ...

    def count(self) -> int:
        """Return how many moves stand."""
        ...

    def end(self, state: State) -> None:
        """Say how the game stands: `over` or `aborted`."""
        ...

    def wells(self) -> str:
        """Return what was kept last; "" where nothing was."""
        ...
