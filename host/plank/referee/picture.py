"""What everybody may see of a game on the table: the whole of it, anew after each change."""

from __future__ import annotations

from typing import Literal

import msgspec

from plank.phrases.sentence import Sentence
from plank.referee.dice.dice_picture import DicePicture
from plank.referee.tasks import Task
from plank.table.line.messages import Gesture

Phase = Literal["paused", "put right", "throw", "choose", "over", "aborted"]


class SeatPicture(msgspec.Struct, frozen=True):
    """One seat: its lane is its number. `space` is None in the ship and after a fall."""

    name: str
    space: int | None
    in_ship: bool
    fallen: bool
    coins: int | None
    """None in a game without coins."""
    rank: int | None
    seen: tuple[int, ...]
    """Where its pirate stands on the real table now: places (0 the ship); () nowhere."""


class Picture(msgspec.Struct, frozen=True):
    """The game, the table and what is to be done, in one piece.

    `number` rises with every change. `tasks` is what to do now, most urgent first;
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
    dice: DicePicture | None
    """What dice add; None in a game without."""
    tasks: tuple[Task, ...]
    moves: tuple[tuple[int, int | None], ...]
    link: str
    """The state of the link: `connected` or a word of plank.table.link."""
    link_sentence: Sentence
    """The state of the link with its cure, to be said."""
    lamps: str
    """A letter for each lamp, as plank.table.lamps has them; "" all off."""
    pose: tuple[int, int, int, int]
    armed: bool
    gesture: Gesture | None
    """The gesture that is made now, numbered; on the page's line [name, number, lane]."""
    winner: int | None
    count: int
    """Accepted moves so far (what take back counts)."""
    last_mover: int | None
    """The seat that made the last accepted move; None for a move of nobody, or without any."""
