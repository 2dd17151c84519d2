"""What a seat may do: its own acts, and hands on its own pirate and, in its turn, the dice.

The big screen may do everything; of the seats named in its acts it is only checked that they exist.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from plank.die_faces import SYMBOL_FACE, Symbol, face_number
from plank.referee import Abort, Act, Picture, Place, Repeat, TakeBack
from plank.referee.dice.acts import Enter
from plank.referee.dice.dice_picture import NO_DICE
from plank.referee.dice.faces import ALL_DICE
from plank.web.protocol.refusal import Refusal

Die = Annotated[int, msgspec.Meta(ge=0, le=3)]
Dice = Annotated[tuple[Die, ...], msgspec.Meta(min_length=1, max_length=4)]
Lane = Annotated[int, msgspec.Meta(ge=0, le=5)]
Space = Annotated[int, msgspec.Meta(ge=0, le=30)]


class _Hand(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """A command for the virtual table that a seat may have."""


class Throw(_Hand, frozen=True):
    """Throw dice; chance decides."""

    dice: Dice = ALL_DICE


class Hold(_Hand, frozen=True):
    """Take dice into the hand."""

    dice: Dice = ALL_DICE


class Set(_Hand, frozen=True):
    """Lay a die back."""

    die: Die
    face: Annotated[int, msgspec.Meta(ge=1, le=SYMBOL_FACE)] | Symbol


class Put(_Hand, frozen=True):
    """Carry a pirate."""

    lane: Lane
    place: Space | None


class Lift(_Hand, frozen=True):
    """Take a pirate into the hand."""

    lane: Lane


class Press(_Hand, frozen=True):
    """Press a button."""

    button: Literal["stand", "pay", "repeat"]


SeatHand = Throw | Hold | Set | Put | Lift | Press


def check_act(act: Act, picture: Picture) -> None:
    """Refuse an act that names a seat, lane or space that is not there."""
    if isinstance(act, Place):
        _check_place(act, picture)
        return
    seats = range(len(picture.seats))
    named = [getattr(act, field) for field in ("seat", "to") if hasattr(act, field)]
    for seat in named:
        if seat not in seats:
            raise Refusal("no-such-seat", seat=seat + 1)


def _check_place(act: Place, picture: Picture) -> None:
    """Refuse a place that is not there; what the table asks for may lie in a lane nobody plays."""
    if _is_asked(act, picture):
        return
    if act.lane not in range(len(picture.seats)):
        raise Refusal("no-such-seat", seat=act.lane + 1)
    if act.place not in (None, *range(picture.spaces + 1)):
        raise Refusal("no-such-space", space=str(act.place), spaces=picture.spaces)


def _is_asked(put: Place | Put, picture: Picture) -> bool:
    return (put.lane, put.place) in picture.moves


def check_seat_act(seat: int, act: Act, picture: Picture) -> None:
    """Refuse a seat what is not its own."""
    match act:
        case Repeat():
            return
        case TakeBack():
            if act.moves != 1 or picture.last_mover != seat:
                raise Refusal("not-your-move")
        case Place():
            if act.lane != seat and not _is_asked(act, picture):
                raise Refusal("not-your-pirate")
        case Abort():
            raise Refusal("screen-only")
        case _:
            if getattr(act, "seat", None) != seat:
                raise Refusal("not-your-seat")


def check_seat_entry(act: Act, picture: Picture) -> None:
    """Refuse a seat at a virtual table faces of dice that its wells read: there chance decides."""
    if not isinstance(act, Enter):
        return
    dice = picture.dice or NO_DICE
    untold = {die for die, one in enumerate(dice.dice) if one.by_hand}
    untold.update(dice.choices.missing if dice.choices.enter else ())
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
    face = picture.dice.dice[die].face if picture.dice else None
    return () if face is None else (face, face_number(face))
