"""What is on the table, for people and for tests in other processes."""

from __future__ import annotations

from typing import Any

from plank.sim.chips.ws2812 import BYTES
from plank.sim.commands.command import Command, SimulatedTable
from plank.sim.world import World


class Show(Command):
    """Show what is on the table, and how its cable is."""

    example = "show"

    def on_board(self, table: SimulatedTable) -> dict[str, Any]:
        """Return the picture."""
        cable = table.cable
        with table.touched() as world:
            return {"table": {**picture(world), "port": cable.plug.name, "plugged": cable.plugged}}


def picture(world: World) -> dict[str, Any]:
    """Return the table as JSON can carry it; places as everywhere: 0 the ship, null nowhere."""
    now = world.now
    return {
        "seed": world.seed,
        "spaces": world.spaces,
        "ms": now,
        "pirates": [pirate.place for pirate in world.track.pirates],
        "dice": [{"lie": str(die.lie), "face": die.face} for die in world.dice.dice],
        "tentacles": world.plank.heights(now),
        "held": world.plank.held(),
        "tilt": [round(angle, 1) for angle in world.plank.tilt(now)],
        "power": [world.supply.millivolts, world.supply.milliamps],
        "lamps": [list(colour) for colour in colours(world)],
    }


def colours(world: World) -> list[tuple[int, int, int]]:
    """Return each lamp's red, green and blue, 0 to 255, in the order of the chain."""
    lamps = world.lamps
    starts = range(0, len(lamps), BYTES)
    return [(lamps[at + 1], lamps[at], lamps[at + 2]) for at in starts]
