"""The dice in a picture: how they lie, what they count, and what may be done with them."""

from __future__ import annotations

import msgspec

from plank.die_faces import Face
from plank.table.line.messages import Rest


class DiePicture(msgspec.Struct, frozen=True):
    """One die: `face` as the game counts it (None before the throw), `rest` as sensed now."""

    face: Face | None
    covered: bool
    rest: Rest
    shows: Face | None
    """What lies in the well now, None unless flat."""
    by_hand: bool = False
    """People tell how it lies, and `rest` and `shows` are theirs: its well is not believed."""


class Choices(msgspec.Struct, frozen=True):
    """What the seat to act may do now, beside throwing and moving."""

    throw: bool = False
    """The first throw is awaited."""
    rethrow: bool = False
    """Some dice may be thrown again now, without a further act."""
    pay: bool = False
    """A coin may be offered for a rethrow."""
    offered: bool = False
    """A coin is offered: the next rethrow costs it."""
    cover: tuple[int, ...] = ()
    """Dice that may be covered."""
    enter: bool = False
    """Dice are to be entered by hand: their wells can't be read."""
    missing: tuple[int, ...] = ()
    """Dice of the throw that no well has told: those to enter, if it is entered by hand now."""
    stand: bool = False
    targets: tuple[int, ...] = ()
    """Spaces to which standing leads; () when the pirate stays or falls."""
    give: tuple[int, ...] = ()
    """Seats that may give coins."""


class DicePicture(msgspec.Struct, frozen=True):
    """What dice add to a picture; all but `dice` is left out by a game that has none of it."""

    dice: tuple[DiePicture, ...] = ()
    free: int = 0
    """Free rethrows left."""
    total: int = 0
    bank: int | None = None
    """The coins in the bank; None without a limit, or without a bank."""
    choices: Choices = Choices()


NO_DICE = DicePicture()
"""What a game without dice has of them."""
