"""What can go wrong at the chips, and with the board (failures.md)."""

from typing import Annotated, Literal

import msgspec

from plank.sim.commands.word import DieNumber, Duration, Lane, Place, Word, on_plank
from plank.sim.world import World

Millivolts = Annotated[int, msgspec.Meta(ge=0, le=6000)]
Millitesla = Annotated[float, msgspec.Meta(ge=-100, le=100)]
Cause = Literal["power", "pin", "watchdog", "soft"]


class Brownout(Word):
    """Let the supply break down; under 3000 mV the sensors forget their settings."""

    mv: Millivolts = 2500
    ms: Duration = 60

    def act(self, world: World) -> None:
        """Pull the voltage down for a while."""
        world.brown_out(self.mv, self.ms)


class Chain(Word):
    """Break the chain: `reach` segments can still be read (null: all); or short what is behind."""

    reach: Annotated[int, msgspec.Meta(ge=0)] | None = None
    shorted: bool = False

    def act(self, world: World) -> None:
        """Break or mend it."""
        world.track.faults.reach = self.reach
        world.track.faults.shorted = self.shorted and self.reach is not None


class Stick(Word):
    """Make a switch stick at on or off; null sets it free."""

    lane: Lane
    place: Place
    on: bool | None = None

    def act(self, world: World) -> None:
        """Stick or free it."""
        on_plank(world, self.place)
        spot = (self.lane, self.place)
        world.track.faults.stuck.pop(spot, None)
        if self.on is not None:
            world.track.faults.stuck[spot] = self.on


class Flicker(Word):
    """Let a switch waver for a while."""

    lane: Lane
    place: Place
    ms: Duration = 500

    def act(self, world: World) -> None:
        """Begin."""
        on_plank(world, self.place)
        world.track.flicker((self.lane, self.place), world.now + self.ms)


class Magnet(Word):
    """Lay a magnet that is no pirate on a place, or take it away."""

    lane: Lane
    place: Place
    there: bool = True

    def act(self, world: World) -> None:
        """Lay it down or take it away."""
        on_plank(world, self.place)
        spot = (self.lane, self.place)
        magnets = world.track.faults.magnets
        (magnets.add if self.there else magnets.discard)(spot)


class Stray(Word):
    """Add a field (mT: x, y, z) to a well's own; zeros end it."""

    well: DieNumber
    field: tuple[Millitesla, Millitesla, Millitesla] = (0, 0, 0)

    def act(self, world: World) -> None:
        """Bring the field near."""
        x, y, z = (round(1000 * part) for part in self.field)
        world.stray[self.well] = (x, y, z)


class Sensor(Word):
    """Say how a well's sensor is: good, absent (answers no more), frozen (converts no more)."""

    well: DieNumber
    state: Literal["good", "absent", "frozen"] = "good"

    def act(self, world: World) -> None:
        """Change its state."""
        bit = 1 << self.well
        world.absent = world.absent & ~bit | (bit if self.state == "absent" else 0)
        world.frozen = world.frozen & ~bit | (bit if self.state == "frozen" else 0)


class Reset(Word):
    """Start the board again: power, pin, watchdog or soft."""

    cause: Cause = "power"

    def act(self, world: World) -> None:
        """Nothing on the table changes."""
