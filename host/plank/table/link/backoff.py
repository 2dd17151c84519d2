"""How long to wait before trying again: a moment at first, then ever longer."""

from __future__ import annotations

FIRST_S = 0.2
LONGEST_S = 5.0


class Backoff:
    """Pauses that double from `FIRST_S` up to `LONGEST_S`."""

    def __init__(self) -> None:
        self._next = FIRST_S

    def next(self) -> float:
        """Return the pause to make now, in seconds."""
        pause, self._next = self._next, min(self._next * 2, LONGEST_S)
        return pause

    def reset(self) -> None:
        """Begin with the shortest pause again, for this attempt worked."""
        self._next = FIRST_S
