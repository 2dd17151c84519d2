"""The acts of a game with dice; which of them a game understands is in its `act_type`."""

from __future__ import annotations

from plank.die_faces import Face
from plank.referee.acts import Act
from plank.referee.dice.faces import ALL_DICE


class Pay(Act, frozen=True, tag="pay"):
    """Offer one coin for a rethrow, before the dice are thrown; once more takes it back."""

    seat: int


class Cover(Act, frozen=True, tag="cover"):
    """Pay one coin to cover a die (0-3)."""

    seat: int
    die: int


class Stand(Act, frozen=True, tag="stand"):
    """Accept the throw. `space` only where there is a choice of spaces."""

    seat: int
    space: int | None = None


class Give(Act, frozen=True, tag="give"):
    """Give coins to another seat for a favour."""

    seat: int
    to: int
    coins: int
    favour: str = ""


class Enter(Act, frozen=True, tag="enter"):
    """A throw (or rethrow of `dice`) entered by hand where the wells can't tell it."""

    seat: int
    faces: tuple[Face, ...]
    dice: tuple[int, ...] = ALL_DICE


DiceAct = Pay | Cover | Stand | Give | Enter
