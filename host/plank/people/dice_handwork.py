"""What of a picture's dice matters to hands: which roll, which are out, and which no well reads."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from plank.die_faces import Face, face_number
from plank.referee.dice.dice_picture import DicePicture
from plank.referee.table_game.handwork import DiePlacement


def rolling(picture: DicePicture) -> bool:
    """Tell whether dice that count still roll."""
    return any(die.rest == "rolling" and not die.covered for die in picture.dice)


def told_by_hand(picture: DicePicture, dice: Iterable[int]) -> bool:
    """Tell whether no well would tell of it, if these dice were thrown."""
    return all(picture.dice[die].by_hand for die in dice)


def die_to_put_back(picture: DicePicture, wanted: Collection[int]) -> DiePlacement | None:
    """Return a die that somebody took out and that is not to be thrown, to be laid back."""
    for number, die in enumerate(picture.dice):
        out = die.rest == "empty" and not die.covered and number not in wanted
        if out and die.face is not None:
            return DiePlacement(number, face_number(die.face))
    return None


def lying_face(picture: DicePicture, die: int, thrown: Face) -> Face:
    """Return how a die lies; as it was thrown, if nothing has been before."""
    face = picture.dice[die].face
    return thrown if face is None else face
