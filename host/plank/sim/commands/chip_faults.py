"""What can go wrong at sensors, switches and magnets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from plank.sim.commands.arguments import (
    Argument,
    DieNumber,
    Duration,
    FaceBehind,
    Lane,
    Place,
    choice,
    switch,
)
from plank.sim.commands.command import Command, CommandError
from plank.sim.commands.hand_commands import on_plank
from plank.sim.world import World
from plank.sim.world.dice import DICE

Millitesla = Annotated[float, msgspec.Meta(ge=-100, le=100)]
Field = Annotated[
    tuple[Millitesla, Millitesla, Millitesla],
    Argument("X Y Z", "three numbers from -100 to 100 (mT)", many=True),
]
Well = Annotated[DieNumber, Argument("WELL", f"a number from 0 to {DICE - 1}")]
Segments = Annotated[Place, Argument("REACH", "a number of segments (null: mend it)")]


class Chain(Command):
    """Break the track's chain behind so many segments; alone: mend it."""

    example = "chain 7"

    reach: Segments | None = None
    shorted: Annotated[
        bool, Argument("short", "true or false", {"short": True}, only_words=True)
    ] = False

    def act(self, world: World) -> None:
        """Break or mend it; what lies behind a short reads as 0, else as open."""
        segments = world.spaces + 1
        if self.reach is not None and self.reach > segments:
            raise CommandError(f"the chain has {segments} segments: none is {self.reach}")
        world.track.faults.reach = self.reach
        world.track.faults.shorted = self.shorted and self.reach is not None


class Stick(Command):
    """Make a switch of the track stick at on or off, or set it free."""

    example = "stick 0 5 on"

    lane: Lane
    place: Place
    on: (
        Annotated[
            bool,
            Argument(
                "on|off|free",
                "true, false or null",
                {"on": True, "off": False, "free": None},
                only_words=True,
            ),
        ]
        | None
    ) = None

    def act(self, world: World) -> None:
        """Stick or free it."""
        on_plank(world, self.place)
        spot = (self.lane, self.place)
        world.track.faults.stuck.pop(spot, None)
        if self.on is not None:
            world.track.faults.stuck[spot] = self.on


class Flicker(Command):
    """Let a switch of the track waver for a while."""

    example = "flicker 0 5"

    lane: Lane
    place: Place
    ms: Duration = 500

    def act(self, world: World) -> None:
        """Begin."""
        on_plank(world, self.place)
        world.track.flicker((self.lane, self.place), world.now + self.ms)


class Magnet(Command):
    """Lay a magnet that is no pirate on a place, or take it away."""

    example = "magnet 0 5"

    lane: Lane
    place: Place
    there: Annotated[bool, switch("gone", on="there", off="gone")] = True

    def act(self, world: World) -> None:
        """Lay it down or take it away."""
        on_plank(world, self.place)
        spot = (self.lane, self.place)
        magnets = world.track.faults.magnets
        (magnets.add if self.there else magnets.discard)(spot)


class Strong(Command):
    """Give a pirate a magnet so strong that the next space feels it."""

    example = "strong 0"

    lane: Lane
    on: Annotated[bool, switch("off")] = True

    def act(self, world: World) -> None:
        """Change its magnet."""
        strong = world.track.faults.strong
        (strong.add if self.on else strong.discard)(self.lane)


class Flip(Command):
    """Turn a magnet of a pirate or behind a die's face upside down."""

    example = "flip 0"

    lane: Lane | None = None
    die: DieNumber | None = None
    face: FaceBehind | None = None

    @classmethod
    def usage(cls) -> str:
        """Return how it is typed, one way or the other."""
        return "flip LANE | DIE FACE"

    @classmethod
    def typed(cls, words: Sequence[str]) -> dict[str, Any]:
        """Return a lane for one word, a die and its face for two."""
        names = ("lane",) if len(words) < 2 else ("die", "face")
        if len(words) > len(names):
            raise CommandError(f"{words[2]!r} is not understood here")
        arguments = cls.arguments()
        return {name: arguments[name].value(word) for name, word in zip(names, words, strict=False)}

    def act(self, world: World) -> None:
        """Turn it over; a die shows it when it next lies on that face."""
        if self.lane is not None and self.die is None and self.face is None:
            world.track.flipped ^= {self.lane}
        elif self.lane is None and self.die is not None and self.face is not None:
            world.dice.flipped ^= {(self.die, self.face)}
        else:
            raise CommandError("flip a lane, or a die and a face: one of both")


class Stray(Command):
    """Bring a stray magnetic field (mT) to a well; alone: end it."""

    example = "stray 0 0 0 6"
    aliases = ("stray field",)

    well: Well
    field: Field = (0, 0, 0)

    def act(self, world: World) -> None:
        """Add it to the well's own."""
        x, y, z = (round(1000 * part) for part in self.field)
        world.stray[self.well] = (x, y, z)


class Sensor(Command):
    """Make a well's sensor good, absent or frozen.

    An absent one does not answer; a frozen one measures no more.
    """

    example = "sensor 0 absent"

    well: Well
    state: Annotated[Literal["good", "absent", "frozen"], choice("good", "absent", "frozen")] = (
        "good"
    )

    def act(self, world: World) -> None:
        """Change its state."""
        bit = 1 << self.well
        world.absent = world.absent & ~bit | (bit if self.state == "absent" else 0)
        world.frozen = world.frozen & ~bit | (bit if self.state == "frozen" else 0)
