"""What hands do at the table, and how a move that somebody has planned is carried out by them."""

from __future__ import annotations

from dataclasses import dataclass

from plank.phrases.sentence import Sentence
from plank.referee.acts import Act


@dataclass(frozen=True)
class DiceThrow:
    """These dice are thrown."""

    dice: tuple[int, ...]


@dataclass(frozen=True)
class DiePlacement:
    """A die is laid into its well with a reading (1-6, 6 the symbol) up."""

    die: int
    face: int


@dataclass(frozen=True)
class PirateMove:
    """A lane's pirate is carried to a place: 0 the ship, 1.. the spaces, None off the track."""

    lane: int
    place: int | None


@dataclass(frozen=True)
class DiceEntry:
    """The faces of these dice are entered by hand: no well can tell."""

    dice: tuple[int, ...]


Handwork = DiceThrow | DiePlacement | PirateMove


@dataclass(frozen=True)
class Execution:
    """How a planned move is carried out.

    `step` comes next, `dice` are all the dice that the move throws. `wish` asks people to throw
    them for somebody without hands; None where the table itself asks for it.
    """

    step: Handwork | DiceEntry | Act
    dice: tuple[int, ...] = ()
    wish: Sentence | None = None
