"""What everybody may see of a game on the table: the whole of it, anew after each change."""

from __future__ import annotations

from typing import Literal

import msgspec

from plank.die_faces import Face
from plank.phrases.sentence import Sentence
from plank.table.line.messages import Gesture, Rest

Phase = Literal["paused", "put right", "throw", "choose", "over", "aborted"]


class SeatPicture(msgspec.Struct, frozen=True):
    """One seat: its lane is its number. `space` is None in the ship and after a fall."""

    name: str
    space: int | None
    in_ship: bool
    fallen: bool
    coins: int
    rank: int | None
    seen: tuple[int, ...]
    """Where its pirate stands on the real table now: places (0 the ship); () nowhere."""


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
    """Seats that may give coins (greedy)."""


class Picture(msgspec.Struct, frozen=True):
    """The game, the table and what is to be done, in one piece.

    `number` rises with every change. `todo` is what to do now, most urgent first;
    `moves` are pirates to be moved by hand (lane, place) for the table to agree.
    """

    number: int
    game: str
    rules: dict[str, object]
    spaces: int
    layout: tuple[str, ...]
    """The symbol of each space, from space 1 up."""
    seats: tuple[SeatPicture, ...]
    turn: int | None
    phase: Phase
    dice: tuple[DiePicture, ...]
    free: int
    """Free rethrows left."""
    total: int
    bank: int | None
    choices: Choices
    todo: tuple[Sentence, ...]
    moves: tuple[tuple[int, int | None], ...]
    link: str
    """The state of the link: `connected` or a word of plank.table.link."""
    lamps: str
    """A letter for each lamp, as plank.table.lamps has them; "" all off."""
    pose: tuple[int, int, int, int]
    armed: bool
    gesture: Gesture | None
    """The gesture under way, numbered; on the page's line [name, number, lane]."""
    winner: int | None
    count: int
    """Accepted moves so far (what take back counts)."""


class Announcement(msgspec.Struct, frozen=True):
    """One thing told to everybody, once: what a move brought about, or a word about the table.

    `move` and `events` are those of plank.games (JSON-able structs), None and () when the
    sentence is about the table and not about a move. `sentences` say it all, in order.
    """

    number: int
    sentences: tuple[Sentence, ...]
    move: object | None = None
    events: tuple[object, ...] = ()
