"""The commands: hands on dice, pirates and buttons, and what can go wrong at the chips.

Each is a typed struct, told apart by `do`, that knows how to act on a world. A new one is a class
here and its name in `Command`.
"""

from contextlib import AbstractContextManager
from typing import Annotated, Any, Literal, Protocol

import msgspec

from plank.sim.commands.show import picture
from plank.sim.world import World
from plank.sim.world.dice import DICE
from plank.sim.world.magnets import SYMBOL
from plank.sim.world.track import LANES
from plank.sim.world.world import BUTTONS

DieNumber = Annotated[int, msgspec.Meta(ge=0, lt=DICE)]
Lane = Annotated[int, msgspec.Meta(ge=0, lt=LANES)]
Place = Annotated[int, msgspec.Meta(ge=0)]
Face = Annotated[int, msgspec.Meta(ge=1, le=SYMBOL)] | Literal["coin", "sword"]
Button = Literal["stand", "pay", "repeat"]
Duration = Annotated[int, msgspec.Meta(ge=1, le=600_000)]  # ms
Millivolts = Annotated[int, msgspec.Meta(ge=0, le=6000)]
Millitesla = Annotated[float, msgspec.Meta(ge=-100, le=100)]
Cause = Literal["power", "pin", "watchdog", "soft"]

COIN_DICE = (0, 1)


class CommandError(ValueError):
    """A command that can't be done; its text is one line for the person who gave it."""


class Simulated(Protocol):
    """A table that commands act on."""

    def touched(self) -> AbstractContextManager[World]:
        """Give the world for a moment, at the table's present time."""
        ...

    def reset(self, cause: Cause) -> None:
        """Start the board again."""
        ...


class Word(msgspec.Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """One command."""

    def act(self, world: World) -> None:
        """Do it to the table."""
        raise NotImplementedError


class Throw(Word):
    """Throw dice (all unless named), for chance to decide or with these faces (null: chance)."""

    dice: tuple[DieNumber, ...] = tuple(range(DICE))
    faces: tuple[Face | None, ...] | None = None

    def act(self, world: World) -> None:
        """Throw each into its well."""
        if self.faces is not None and len(self.faces) != len(self.dice):
            raise CommandError(
                f"{len(self.dice)} dice and {len(self.faces)} faces: give one face a die"
            )
        faces = self.faces or (None,) * len(self.dice)
        shown = [
            face and face_number(die, face) for die, face in zip(self.dice, faces, strict=True)
        ]
        for die, face in zip(self.dice, shown, strict=True):
            world.dice.throw(die, face)


class Hold(Word):
    """Take dice into the hand."""

    dice: tuple[DieNumber, ...] = tuple(range(DICE))

    def act(self, world: World) -> None:
        """Empty their wells."""
        for die in self.dice:
            world.dice.hold(die)


class Cock(Word):
    """Lean a die against its well's wall."""

    die: DieNumber

    def act(self, world: World) -> None:
        """Leave it on its edge."""
        world.dice.cock(self.die)


class Set(Word):
    """Lay a die into its well with a face up."""

    die: DieNumber
    face: Face

    def act(self, world: World) -> None:
        """Lay it flat."""
        world.dice.set(self.die, face_number(self.die, self.face))


class Lift(Word):
    """Take a pirate off the track."""

    lane: Lane

    def act(self, world: World) -> None:
        """Take it into the hand."""
        world.track.lift(self.lane)


class Put(Word):
    """Carry a pirate to a place (0 the ship), or away with null."""

    lane: Lane
    place: Place | None

    def act(self, world: World) -> None:
        """Lift it, and put it down a moment later."""
        world.track.put(self.lane, on_plank(world, self.place))


class Slide(Word):
    """Push a pirate along its lane, over every place in between."""

    lane: Lane
    place: Place

    def act(self, world: World) -> None:
        """Set it going."""
        on_plank(world, self.place)
        world.track.slide(self.lane, self.place)


class Bump(Word):
    """Knock a pirate, so that it hops and stands again."""

    lane: Lane

    def act(self, world: World) -> None:
        """Lift it for a blink."""
        world.track.bump(self.lane)


class Press(Word):
    """Press a button: stand, pay, repeat."""

    button: Button

    def act(self, world: World) -> None:
        """Push it down and let go."""
        world.press(BUTTONS.index(self.button))


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


class Show(Word):
    """Tell what is on the table."""

    def act(self, world: World) -> None:
        """Nothing changes."""


Command = (
    Throw | Hold | Cock | Set | Lift | Put | Slide | Bump | Press | Brownout | Chain | Stick
    | Flicker | Magnet | Stray | Sensor | Reset | Show
)  # fmt: skip


def perform(table: Simulated, command: Word) -> dict[str, Any]:
    """Do a command and return what to answer; raises `CommandError`."""
    if isinstance(command, Reset):
        table.reset(command.cause)
    with table.touched() as world:
        command.act(world)
        return {"ok": True, "table": picture(world)} if isinstance(command, Show) else {"ok": True}


def on_plank(world: World, place: int | None) -> int | None:
    """Return a place that this plank has, or complain."""
    if place is not None and place > world.spaces:
        raise CommandError(
            f"there is no space {place}: the plank has 1 to {world.spaces}, 0 is the ship"
        )
    return place


def face_number(die: int, face: int | str) -> int:
    """Return a face as a number, 6 for the symbol that this die has."""
    if isinstance(face, int):
        return face
    symbol = "coin" if die in COIN_DICE else "sword"
    if face != symbol:
        raise CommandError(f"die {die} has no {face}: its symbol is the {symbol}")
    return SYMBOL


def checked(command: Word) -> Word:
    """Return a command built in code, its values checked as those of a line are."""
    try:
        word: Word = msgspec.convert(msgspec.to_builtins(command), Command)
    except msgspec.ValidationError as error:
        raise CommandError(str(error)) from None
    return word
