"""What hands do at the table."""

from __future__ import annotations

from typing import Literal

from plank.sim.commands.word import (
    ALL_DICE,
    CommandError,
    DieNumber,
    Face,
    Lane,
    Place,
    Word,
    face_number,
    on_plank,
)
from plank.sim.world import World
from plank.sim.world.buttons import BUTTONS

Button = Literal["stand", "pay", "repeat"]


class Throw(Word):
    """Throw dice (all unless named), for chance to decide or with these faces (null: chance)."""

    dice: tuple[DieNumber, ...] = ALL_DICE
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

    dice: tuple[DieNumber, ...] = ALL_DICE

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
        world.buttons.press(BUTTONS.index(self.button))
