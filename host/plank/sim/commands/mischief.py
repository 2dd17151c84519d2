"""What befalls a simulated table: everything of failures.md that no hand means to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plank.sim.cable import DELAY, Side
from plank.sim.commands import faults, line_faults
from plank.sim.commands.word import Cause, Word


class Mischief:
    """Faults of the line and of the board's power; `do` gives any other command."""

    def __init__(self, send: Callable[[Word], dict[str, Any]]) -> None:
        self._send = send

    def do(self, command: Word) -> dict[str, Any]:
        """Give any command of sim/commands/words.py."""
        return self._send(command)

    def unplug(self) -> None:
        """Pull the cable out."""
        self._send(line_faults.Unplug())

    def replug(self, name: str | None = None) -> str:
        """Plug it in again; return the port's name."""
        return str(self._send(line_faults.Replug(name))["port"])

    def mute(self, *, on: bool = True, to: Side = "host") -> None:
        """Let nothing arrive."""
        self._send(line_faults.Mute(on, to))

    def drop(self, one_in: int, to: Side = "both") -> None:
        """Lose one line in so many; 0: none, here and below."""
        self._send(line_faults.Drop(one_in, to))

    def dup(self, one_in: int, to: Side = "both") -> None:
        """Let one line in so many arrive twice."""
        self._send(line_faults.Dup(one_in, to))

    def corrupt(self, one_in: int, to: Side = "both") -> None:
        """Damage one line in so many."""
        self._send(line_faults.Corrupt(one_in, to))

    def delay(self, one_in: int, ms: int = DELAY, to: Side = "both") -> None:
        """Let one line in so many arrive later, after others."""
        self._send(line_faults.Delay(one_in, ms, to))

    def noise(self, one_in: int | None = None, to: Side = "both") -> None:
        """Put noise before one line in so many; None: once, now."""
        self._send(line_faults.Noise(one_in, to))

    def stall(self, *, on: bool = True) -> None:
        """Have the board stop reading."""
        self._send(line_faults.Stall(on))

    def reset(self, cause: Cause = "power") -> None:
        """Start the board again."""
        self._send(faults.Reset(cause))

    def clock(self, ms: int) -> None:
        """Let the board's clock jump."""
        self._send(faults.Clock(ms))

    def mend(self) -> None:
        """Put everything in order."""
        self._send(faults.Mend())
