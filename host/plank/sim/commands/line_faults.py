"""What can go wrong on the cable between host and board (failures.md)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from plank.sim.cable import DELAY, Side
from plank.sim.commands.word import CommandError, Duration, Simulated, Word

OneIn = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]  # lines; 0: none


class Unplug(Word):
    """Pull the cable out: the port is gone. The board lives on from the servos' supply."""

    def on_board(self, table: Simulated) -> dict[str, Any]:
        """Pull it."""
        table.cable.unplug()
        return {}


class Replug(Word):
    """Plug the cable in again: another port's name, chosen by the system unless it can be here."""

    name: str | None = None

    def on_board(self, table: Simulated) -> dict[str, Any]:
        """Plug it in; tell the port's name."""
        try:
            return {"port": table.cable.replug(self.name)}
        except (OSError, ValueError) as error:
            raise CommandError(str(error)) from None


class Mute(Word):
    """Let nothing arrive: at the host, unless it says otherwise."""

    on: bool = True
    to: Side = "host"

    def on_board(self, table: Simulated) -> dict[str, Any]:
        """Be silent, or no longer."""
        table.cable.mute(on=self.on, to=self.to)
        return {}


class Drop(Word):
    """Lose one line in so many (0: none)."""

    one_in: OneIn
    to: Side = "both"

    def on_board(self, table: Simulated) -> dict[str, Any]:
        """Begin, or end."""
        table.cable.drop(self.one_in, self.to)
        return {}


class Dup(Word):
    """Let one line in so many arrive twice."""

    one_in: OneIn
    to: Side = "both"

    def on_board(self, table: Simulated) -> dict[str, Any]:
        """Begin, or end."""
        table.cable.dup(self.one_in, self.to)
        return {}


class Corrupt(Word):
    """Damage one line in so many."""

    one_in: OneIn
    to: Side = "both"

    def on_board(self, table: Simulated) -> dict[str, Any]:
        """Begin, or end."""
        table.cable.corrupt(self.one_in, self.to)
        return {}


class Delay(Word):
    """Let one line in so many arrive later, after others."""

    one_in: OneIn
    ms: Duration = DELAY
    to: Side = "both"

    def on_board(self, table: Simulated) -> dict[str, Any]:
        """Begin, or end."""
        table.cable.delay(self.one_in, self.ms, self.to)
        return {}


class Noise(Word):
    """Put noise on the line: before one line in so many, or once and now (null)."""

    one_in: OneIn | None = None
    to: Side = "both"

    def on_board(self, table: Simulated) -> dict[str, Any]:
        """Crackle."""
        if self.one_in is None:
            table.cable.burst(self.to)
        else:
            table.cable.noise(self.one_in, self.to)
        return {}


class Stall(Word):
    """Have the board stop reading: what the host sends piles up."""

    on: bool = True

    def on_board(self, table: Simulated) -> dict[str, Any]:
        """Stop, or read on."""
        table.cable.stall(on=self.on)
        return {}
