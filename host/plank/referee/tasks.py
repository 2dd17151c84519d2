"""What people are to do at the table, as data: each with its sentence, which is only words.

Seats and lanes count from 0, and so do dice; in sentences people count from one.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from plank.phrases.sentence import Sentence

Urgency = Literal["trouble", "offer", "choice", "next", "missing", "patient", "shown"]
"""How long a task may wait until whoever plays by ear is reminded of it (plank.voice.reminders).

- `trouble`: something went wrong, nothing counts until it is put right;
- `offer`: a coin has been offered, what follows is short;
- `choice`: the seat to act has a choice, or faces to enter;
- `next`: hands are probably at it already;
- `missing`: a pirate is in somebody's hand;
- `patient`: everybody sees that it is to be done;
- `shown`: it is shown, and said only when it is announced.
"""


class _Task(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="task", forbid_unknown_fields=True
):
    """A task; `task` names its kind."""

    sentence: Sentence
    urgency: Urgency = "shown"


class CarryPirate(_Task, frozen=True, kw_only=True, tag="carry-pirate"):
    """Carry a lane's pirate to a place: 0 the ship, 1.. the spaces, None off the track."""

    lane: int
    place: int | None


class ThrowDice(_Task, frozen=True, kw_only=True, tag="throw-dice"):
    """Throw these dice, all at once. `optional`: the seat may as well put them back."""

    seat: int
    dice: tuple[int, ...]
    optional: bool = False


class LayDie(_Task, frozen=True, kw_only=True, tag="lay-die"):
    """Lay a die into its well with this reading up (1-6, 6 the symbol).

    `optional`: the seat may do something else instead, such as pay and throw it.
    """

    die: int
    face: int
    optional: bool = False


class EnterDice(_Task, frozen=True, kw_only=True, tag="enter-dice"):
    """Say what these dice show: no well can tell."""

    seat: int
    dice: tuple[int, ...]


class Choose(_Task, frozen=True, kw_only=True, tag="choose"):
    """Choose what to do next: the sentence says what there is to choose from."""

    seat: int


class Stand(_Task, frozen=True, kw_only=True, tag="stand"):
    """Accept the throw: by moving the pirate to one of `spaces`, or else by saying so.

    Without spaces the pirate `falls` or stays. `sensed`: the table sees where it goes.
    """

    seat: int
    spaces: tuple[int, ...] = ()
    falls: bool = False
    sensed: bool = True


class Wait(_Task, frozen=True, kw_only=True, tag="wait"):
    """Wait: dice roll, or the board is away."""


class Notice(_Task, frozen=True, kw_only=True, tag="notice"):
    """Know this: nothing is to be done at once. `seat`: whom it concerns, None everybody."""

    seat: int | None = None


Task = CarryPirate | ThrowDice | LayDie | EnterDice | Choose | Stand | Wait | Notice


def seat_of(task: Task) -> int | None:
    """Return the seat that a task is for; None where it is anybody's."""
    match task:
        case CarryPirate():
            return task.lane
        case LayDie() | Wait():
            return None
        case _:
            return task.seat
