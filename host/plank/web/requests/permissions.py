"""What a seat may do: its own acts, and hands on its own pirate and, in its turn, the dice.

The big screen may do everything; of the seats named in its acts it is only checked that they exist.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from plank.die_faces import SYMBOL_FACE
from plank.referee import acts
from plank.referee.acts import Act
from plank.referee.picture import Picture
from plank.web.protocol.refusal import Refusal

Die = Annotated[int, msgspec.Meta(ge=0, le=3)]
Dice = Annotated[tuple[Die, ...], msgspec.Meta(min_length=1, max_length=4)]
Lane = Annotated[int, msgspec.Meta(ge=0, le=5)]
Place = Annotated[int, msgspec.Meta(ge=0, le=30)]


class _Hand(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """A command for the virtual table that a seat may have."""


class Throw(_Hand, frozen=True):
    """Throw dice; chance decides."""

    dice: Dice = (0, 1, 2, 3)


class Hold(_Hand, frozen=True):
    """Take dice into the hand."""

    dice: Dice = (0, 1, 2, 3)


class Set(_Hand, frozen=True):
    """Lay a die back."""

    die: Die
    face: Annotated[int, msgspec.Meta(ge=1, le=6)] | Literal["coin", "sword"]


class Put(_Hand, frozen=True):
    """Carry a pirate."""

    lane: Lane
    place: Place | None


class Lift(_Hand, frozen=True):
    """Take a pirate into the hand."""

    lane: Lane


class Press(_Hand, frozen=True):
    """Press a button."""

    button: Literal["stand", "pay", "repeat"]


SeatHand = Throw | Hold | Set | Put | Lift | Press


def check_act(act: Act, picture: Picture) -> None:
    """Refuse an act that names a seat, lane or space that is not there."""
    if isinstance(act, acts.Place):
        _check_place(act, picture)
        return
    seats = range(len(picture.seats))
    named = [getattr(act, field) for field in ("seat", "to") if hasattr(act, field)]
    for seat in named:
        if seat not in seats:
            raise Refusal("no-such-seat", seat=seat + 1)


def _check_place(act: acts.Place, picture: Picture) -> None:
    """Refuse a place that is not there; what the table asks for may lie in a lane nobody plays."""
    if _is_asked(act, picture):
        return
    if act.lane not in range(len(picture.seats)):
        raise Refusal("no-such-seat", seat=act.lane + 1)
    if act.place not in (None, *range(picture.spaces + 1)):
        raise Refusal("no-such-space", space=str(act.place), spaces=picture.spaces)


def _is_asked(put: acts.Place | Put, picture: Picture) -> bool:
    return (put.lane, put.place) in picture.moves


def check_seat_act(seat: int, act: Act, last_mover: int | None, picture: Picture) -> None:
    """Refuse a seat what is not its own; `last_mover` made the last accepted move."""
    match act:
        case acts.Repeat():
            return
        case acts.TakeBack():
            if act.moves != 1 or last_mover != seat:
                raise Refusal("not-your-move")
        case acts.Place():
            if act.lane != seat and not _is_asked(act, picture):
                raise Refusal("not-your-pirate")
        case acts.Abort():
            raise Refusal("screen-only")
        case _:
            if act.seat != seat:
                raise Refusal("not-your-seat")


def check_seat_entry(act: Act, picture: Picture) -> None:
    """Refuse a seat at a virtual table faces of dice that its wells read: there chance decides."""
    if not isinstance(act, acts.Enter):
        return
    untold = {die for die, one in enumerate(picture.dice) if one.by_hand}
    untold.update(picture.choices.missing if picture.choices.enter else ())
    if not untold.issuperset(act.dice):
        raise Refusal("wells-read-these")


def check_seat_hand(seat: int, command: dict[str, Any], picture: Picture) -> None:
    """Refuse a seat hands that it has not."""
    try:
        hand = msgspec.convert(command, SeatHand)
    except msgspec.ValidationError:
        raise Refusal("no-such-hands") from None
    if isinstance(hand, Put | Lift):
        _check_pirate(seat, hand, picture)
    elif picture.turn != seat:
        raise Refusal("not-your-turn")
    elif isinstance(hand, Set) and hand.face not in _as_it_lay(picture, hand.die):
        raise Refusal("only-as-it-lay")


def _check_pirate(seat: int, hand: Put | Lift, picture: Picture) -> None:
    asked = isinstance(hand, Put) and _is_asked(hand, picture)
    if hand.lane != seat and not asked:
        raise Refusal("not-your-pirate")


def _as_it_lay(picture: Picture, die: int) -> tuple[int | str, ...]:
    """Return the game's face of a die, under both its names."""
    face = picture.dice[die].face
    if face is None:
        return ()
    return (face,) if isinstance(face, int) else (face, SYMBOL_FACE)
