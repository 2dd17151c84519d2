"""What hands do at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from plank.die_faces import SYMBOL_FACE, SYMBOLS
from plank.sim.commands.arguments import (
    ALL_DICE,
    Argument,
    Dice,
    DieNumber,
    Face,
    Lane,
    Place,
    choice,
    number_or_word,
)
from plank.sim.commands.command import Command, CommandError
from plank.sim.world import World
from plank.sim.world.buttons import BUTTONS

Button = Literal["stand", "pay", "repeat"]

A_FACE = Argument("FACE", "a number from 1 to 5, or the die's symbol: 6, coin or sword")


class Throw(Command):
    """Throw dice, all unless named, with these faces or by chance."""

    example = "throw 0=1 1=coin 2=sword 3=5"

    dice: Dice = ALL_DICE
    faces: (
        Annotated[
            Sequence[Face | None],
            Argument("FACE ...", "numbers from 1 to 6, coin or sword, one for each die"),
        ]
        | None
    ) = None

    @classmethod
    def usage(cls) -> str:
        """Return how it is typed: each face after its die."""
        return "throw [DIE[=FACE] ...]"

    @classmethod
    def typed(cls, words: Sequence[str]) -> dict[str, Any]:
        """Return dice and faces, which are typed together."""
        pairs = [word.partition("=") for word in words]
        fields: dict[str, Any] = {}
        if pairs:
            fields["dice"] = [number_or_word(die) for die, _, _ in pairs]
        if any(face for _, _, face in pairs):
            fields["faces"] = [number_or_word(face) or None for _, _, face in pairs]
        return fields

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


class Hold(Command):
    """Take dice into the hand, all unless some are named."""

    example = "hold"

    dice: Dice = ALL_DICE

    def act(self, world: World) -> None:
        """Empty their wells."""
        for die in self.dice:
            world.dice.hold(die)


class Cock(Command):
    """Lean a die against its well's wall."""

    example = "cock 0"
    aliases = ("cocked",)

    die: DieNumber

    def act(self, world: World) -> None:
        """Leave it on its edge."""
        world.dice.cock(self.die)


class Set(Command):
    """Lay a die into its well by hand, with a face up."""

    example = "set 0 3"

    die: DieNumber
    face: Annotated[Face, A_FACE]

    def act(self, world: World) -> None:
        """Lay it flat."""
        world.dice.set(self.die, face_number(self.die, self.face))


class Lift(Command):
    """Take a pirate off the track and keep it in the hand."""

    example = "lift 0"

    lane: Lane

    def act(self, world: World) -> None:
        """Take it into the hand."""
        world.track.lift(self.lane)


class Put(Command):
    """Carry a pirate to a space of the plank, to the ship, or away."""

    example = "put 0 5"

    lane: Lane
    place: (
        Annotated[
            Place,
            Argument(
                "PLACE",
                "a space of the plank, ship (0) or away (null)",
                {"ship": 0, "away": None, "off": None},
            ),
        ]
        | None
    )

    def act(self, world: World) -> None:
        """Lift it, and put it down a moment later."""
        world.track.put(self.lane, on_plank(world, self.place))


class Slide(Command):
    """Push a pirate along its lane, over every place in between."""

    example = "slide 0 10"

    lane: Lane
    place: Place

    def act(self, world: World) -> None:
        """Set it going."""
        on_plank(world, self.place)
        world.track.slide(self.lane, self.place)


class Bump(Command):
    """Knock a pirate, so that it hops and stands again."""

    example = "bump 0"

    lane: Lane

    def act(self, world: World) -> None:
        """Lift it for a blink."""
        world.track.bump(self.lane)


class Press(Command):
    """Press a button: stand, pay or repeat."""

    example = "press stand"

    button: Annotated[Button, choice(*BUTTONS)]

    def act(self, world: World) -> None:
        """Push it down and let go."""
        world.buttons.press(BUTTONS.index(self.button))


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
    symbol = SYMBOLS[die]
    if face != symbol:
        raise CommandError(f"die {die} has no {face}: its symbol is the {symbol}")
    return SYMBOL_FACE
