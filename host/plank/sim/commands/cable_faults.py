"""What can go wrong on the cable between host and board."""

from __future__ import annotations

from typing import Annotated, Any

from plank.sim.cable import DELAY
from plank.sim.commands.arguments import Argument, Duration, OneIn, Towards, switch
from plank.sim.commands.command import Command, CommandError, SimulatedTable


class Unplug(Command):
    """Pull the cable out; the servos' supply keeps the board alive."""

    example = "unplug"

    def on_board(self, table: SimulatedTable) -> dict[str, Any]:
        """Pull it."""
        table.cable.unplug()
        return {}


class Replug(Command):
    """Plug the cable in again; the port gets this name or a new one."""

    example = "replug"

    name: Annotated[str, Argument("NAME", "the name of a port", read=str)] | None = None

    def on_board(self, table: SimulatedTable) -> dict[str, Any]:
        """Plug it in; tell the port's name."""
        try:
            return {"port": table.cable.replug(self.name)}
        except (OSError, ValueError) as error:
            raise CommandError(str(error)) from None


class Mute(Command):
    """Let nothing arrive at one side of the cable, or both."""

    example = "mute"

    on: Annotated[bool, switch("off")] = True
    to: Towards = "host"

    def on_board(self, table: SimulatedTable) -> dict[str, Any]:
        """Be silent, or no longer."""
        table.cable.mute(on=self.on, to=self.to)
        return {}


class Drop(Command):
    """Lose one line in so many."""

    example = "drop 1/20"

    one_in: OneIn
    to: Towards = "both"

    def on_board(self, table: SimulatedTable) -> dict[str, Any]:
        """Begin, or end."""
        table.cable.drop(self.one_in, self.to)
        return {}


class Dup(Command):
    """Let one line in so many arrive twice."""

    example = "dup 1/20"
    aliases = ("duplicate",)

    one_in: OneIn
    to: Towards = "both"

    def on_board(self, table: SimulatedTable) -> dict[str, Any]:
        """Begin, or end."""
        table.cable.dup(self.one_in, self.to)
        return {}


class Corrupt(Command):
    """Damage one line in so many."""

    example = "corrupt 1/20"

    one_in: OneIn
    to: Towards = "both"

    def on_board(self, table: SimulatedTable) -> dict[str, Any]:
        """Begin, or end."""
        table.cable.corrupt(self.one_in, self.to)
        return {}


class Delay(Command):
    """Let one line in so many arrive later, after others."""

    example = "delay 1/20"

    one_in: OneIn
    ms: Duration = DELAY
    to: Towards = "both"

    def on_board(self, table: SimulatedTable) -> dict[str, Any]:
        """Begin, or end."""
        table.cable.delay(self.one_in, self.ms, self.to)
        return {}


class Noise(Command):
    """Put noise before one line in so many, or once and now."""

    example = "noise"

    one_in: OneIn | None = None
    to: Towards = "both"

    def on_board(self, table: SimulatedTable) -> dict[str, Any]:
        """Crackle."""
        if self.one_in is None:
            table.cable.burst(self.to)
        else:
            table.cable.noise(self.one_in, self.to)
        return {}


class Stall(Command):
    """Have the board stop reading; what the host sends piles up."""

    example = "stall"

    on: Annotated[bool, switch("off")] = True

    def on_board(self, table: SimulatedTable) -> dict[str, Any]:
        """Stop, or read on."""
        table.cable.stall(on=self.on)
        return {}
