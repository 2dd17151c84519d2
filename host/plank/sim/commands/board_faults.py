"""What can befall the board and its supply, and the end of all faults."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from plank.sim.commands.arguments import Argument, Cause, Duration, choice
from plank.sim.commands.command import Command, SimulatedTable
from plank.sim.world import World

BOARD_FAILS = 1800  # mV: under this the Pico's own regulator gives up

Millivolts = Annotated[
    int, msgspec.Meta(ge=0, le=6000), Argument("MV", "a number from 0 to 6000 (millivolts)")
]


class Brownout(Command):
    """Let the supply break down for a moment.

    Under 3000 mV the sensors forget their settings, under 1800 mV the board starts again.
    """

    example = "brownout"

    mv: Millivolts = 2500
    ms: Duration = 60

    def on_board(self, table: SimulatedTable) -> dict[str, Any]:
        """Have a board without power stand still, and start again afterwards."""
        if self.mv < BOARD_FAILS:
            table.freeze(self.ms, starved=True)
        return {}

    def act(self, world: World) -> None:
        """Pull the voltage down for a while."""
        world.brown_out(self.mv, self.ms)


class Reset(Command):
    """Start the board again by supply, RUN pin, watchdog or Ctrl-D."""

    example = "reset"

    cause: Annotated[Cause, choice("power", "pin", "watchdog", "soft")] = "power"

    def on_board(self, table: SimulatedTable) -> dict[str, Any]:
        """Reset it."""
        table.reset(self.cause)
        return {}


class Clock(Command):
    """Let the board's clock jump while its program stands still.

    After two seconds its watchdog bites.
    """

    example = "clock"
    aliases = ("clock jump",)

    ms: Duration = 1500

    def on_board(self, table: SimulatedTable) -> dict[str, Any]:
        """Stop it and let it go on."""
        table.freeze(self.ms)
        return {}


class Mend(Command):
    """End all faults; what hands have done stays."""

    example = "mend"

    def on_board(self, table: SimulatedTable) -> dict[str, Any]:
        """Mend the line and plug it in."""
        table.cable.mend()
        return {"port": table.cable.replug()}

    def act(self, world: World) -> None:
        """Mend the chips."""
        world.mend()
