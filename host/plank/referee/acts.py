"""What people can do besides throwing dice and moving pirates: by button, key or page.

Whatever the table can sense needs no act. Each act names the seat it is done for; the referee
refuses an act of a seat that may not do it.
"""

from __future__ import annotations

import msgspec

from plank.die_faces import Face
from plank.phrases.sentence import Argument, Sentence


class _Act(msgspec.Struct, frozen=True, tag_field="act", forbid_unknown_fields=True):
    """An act; its tag is the lower-case name."""


class Pay(_Act, frozen=True, tag="pay"):
    """Offer one coin for a rethrow, before the dice are thrown; once more takes it back."""

    seat: int


class Cover(_Act, frozen=True, tag="cover"):
    """Pay one coin to cover a die (0-3): ruling P7, P8."""

    seat: int
    die: int


class Stand(_Act, frozen=True, tag="stand"):
    """Accept the throw. `space` only where there is a choice of spaces: ruling P13."""

    seat: int
    space: int | None = None


class Give(_Act, frozen=True, tag="give"):
    """Give coins to another seat for a favour: ruling P28."""

    seat: int
    to: int
    coins: int
    favour: str = ""


class Enter(_Act, frozen=True, tag="enter"):
    """A throw (or rethrow of `dice`) entered by hand where the wells can't tell it."""

    seat: int
    faces: tuple[Face, ...]
    dice: tuple[int, ...] = (0, 1, 2, 3)


class Place(_Act, frozen=True, tag="place"):
    """Say by hand where the pirate of a lane stands (0 ship, 1.. spaces, None off the track)."""

    lane: int
    place: int | None


class TakeBack(_Act, frozen=True, tag="take back"):
    """Undo the last `moves` accepted moves."""

    moves: int = 1


class Repeat(_Act, frozen=True, tag="repeat"):
    """Tell the last announcement again."""


class Abort(_Act, frozen=True, tag="abort"):
    """End this game for good, without a winner."""


Act = Pay | Cover | Stand | Give | Enter | Place | TakeBack | Repeat | Abort


class Refused(ValueError):
    """An act that can't be done now; `sentence` says why and what to do."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def refused(key: str, **args: Argument) -> Refused:
    """Make the refusal with this sentence."""
    return Refused(Sentence(key, args))
