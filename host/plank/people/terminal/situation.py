"""What a key's meaning hangs on."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from plank.people.tasks import dice_in
from plank.referee import Picture
from plank.referee.dice.dice_picture import Choices, DicePicture


@dataclass(frozen=True)
class Situation:
    """The picture, and what has been done at the keys.

    `chosen` dice are to be thrown again; `hands`: the keys have hands; `humans` are the
    seats that are played with these keys.
    """

    picture: Picture
    chosen: frozenset[int]
    hands: bool
    humans: Collection[int]

    @property
    def seat(self) -> int:
        """The seat to act; asked for only while there is one."""
        assert self.picture.turn is not None, "nobody is to act"
        return self.picture.turn

    @property
    def is_bots(self) -> bool:
        """Whether a bot with hands of its own is to act."""
        return self.hands and self.picture.turn not in self.humans

    @property
    def dice(self) -> DicePicture:
        """The dice; none in a game without."""
        return dice_in(self.picture)

    @property
    def choices(self) -> Choices:
        """What may be done with the dice."""
        return self.dice.choices
