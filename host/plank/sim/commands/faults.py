"""What can go wrong at the chips, and with the board (failures.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from plank.sim.commands.word import (
    Cause,
    CommandError,
    DieNumber,
    Duration,
    Lane,
    Place,
    Simulated,
    Word,
    on_plank,
)
from plank.sim.world import World
from plank.sim.world.dice import FACES

Millivolts = Annotated[int, msgspec.Meta(ge=0, le=6000)]
Millitesla = Annotated[float, msgspec.Meta(ge=-100, le=100)]
FaceBehind = Annotated[int, msgspec.Meta(ge=1, le=FACES)]
BOARD_FAILS = 1800  # mV: under this the Pico's own regulator gives up


class Brownout(Word):
    """Let the supply break down; under 3000 mV sensors forget, under 1800 the board too."""

    mv: Millivolts = 2500
    ms: Duration = 60

    def on_board(self, table: Simulated) -> dict[str, Any]:
        """Have a board without power stand still, and start again afterwards."""
        if self.mv < BOARD_FAILS:
            table.freeze(self.ms, starved=True)
        return {}

    def act(self, world: World) -> None:
        """Pull the voltage down for a while."""
        world.brown_out(self.mv, self.ms)


class Chain(Word):
    """Break the chain: `reach` segments can still be read (null: all); or short what is behind."""

    reach: Place | None = None
    shorted: bool = False

    def act(self, world: World) -> None:
        """Break or mend it."""
        segments = world.spaces + 1
        if self.reach is not None and self.reach > segments:
            raise CommandError(f"the chain has {segments} segments: none is {self.reach}")
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


class Strong(Word):
    """Give a pirate so strong a magnet that the next space feels it too."""

    lane: Lane
    on: bool = True

    def act(self, world: World) -> None:
        """Change its magnet."""
        strong = world.track.faults.strong
        (strong.add if self.on else strong.discard)(self.lane)


class Flip(Word):
    """Glue a magnet upside down: a pirate's (lane), or the one behind a die's face; again: back."""

    lane: Lane | None = None
    die: DieNumber | None = None
    face: FaceBehind | None = None

    def act(self, world: World) -> None:
        """Turn it over; a die shows it when it next lies on that face."""
        if self.lane is not None and self.die is None and self.face is None:
            world.track.flipped ^= {self.lane}
        elif self.lane is None and self.die is not None and self.face is not None:
            world.dice.flipped ^= {(self.die, self.face)}
        else:
            raise CommandError("flip a lane, or a die and a face: one of both")


class Reset(Word):
    """Start the board again: power, pin, watchdog or soft."""

    cause: Cause = "power"

    def on_board(self, table: Simulated) -> dict[str, Any]:
        """Reset it."""
        table.reset(self.cause)
        return {}


class Clock(Word):
    """Let the board's clock jump: its program stands still for so long, and finds time gone by.

    After two seconds its watchdog bites.
    """

    ms: Duration = 1500

    def on_board(self, table: Simulated) -> dict[str, Any]:
        """Stop it and let it go on."""
        table.freeze(self.ms)
        return {}


class Mend(Word):
    """Put everything in order: cable, chips, magnets, supply. Hands and their work stay."""

    def on_board(self, table: Simulated) -> dict[str, Any]:
        """Mend the line and plug it in."""
        table.cable.mend()
        return {"port": table.cable.replug()}

    def act(self, world: World) -> None:
        """Mend the chips."""
        world.mend()
