"""The game's place in the journal: what the referee writes before it tells anybody."""

from __future__ import annotations

from typing import Literal, Protocol

State = Literal["over", "aborted"]


class Record(Protocol):
    """One game of the journal, as the referee needs it."""

    def append(self, line: str, wells: str) -> None:
        """Make one accepted move durable; returns only when it is."""
        ...

    def take_back(self, count: int) -> None:
        """Mark the last ``count`` moves as taken back; the game is open again."""
        ...

    def count(self) -> int:
        """Return how many moves stand."""
        ...

    def end(self, state: State) -> None:
        """Say how the game stands: ``over`` or ``aborted``."""
        ...

    def wells(self) -> str:
        """Return the wells kept with the last standing move; "" where there is none."""
        ...
