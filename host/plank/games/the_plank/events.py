"""What happens in a game of The Plank, one event a moment.

A turn tells, in this order:

| event | when |
|---|---|
| thrown | dice were thrown, or thrown again |
| covered | a die was covered for a coin |
| gave | coins went from one player to another for a favour |
| stayed, moved or jumped | the roller's own move |
| pushed | those on the space where it landed were pushed on, the chain included |
| earned | coins came from the bank: for the coin faces; after the swords `front`, `furthest` |
| swept | one sword face moved everybody else |
| fell | pirates fell, together, by the event before or by their own move |
| lost | a fallen pirate's coins left it |
| turn or won | who is next, or who has won (both shared by the two games) |

Seats are numbers. A space is its number; None is the ship as a start, the sea as an end.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from plank.die_faces import Face
from plank.games.game import GameEvent, Turn, Won


class Thrown(GameEvent, frozen=True):
    """`dice` came to rest with `faces`; `paid` for with a coin or free.

    `total` is that of all uncovered dice now, `free` the free rethrows left.
    """

    seat: int
    dice: tuple[int, ...]
    faces: tuple[Face, ...]
    paid: bool
    total: int
    free: int


class Covered(GameEvent, frozen=True):
    """A coin was paid and `die`, showing `face`, covered; `total` is what is left."""

    seat: int
    die: int
    face: Face
    total: int


class Gave(GameEvent, frozen=True):
    """`seat` gave `to` coins for a favour in its own words, which may be empty."""

    seat: int
    to: int
    coins: int
    favour: str


class Stayed(GameEvent, frozen=True):
    """The roller stays on `space` (None: in the ship).

    Why: its total is 0 (`zero`, P11), or it is `safe` on space 1 (P14).
    """

    seat: int
    space: int | None
    why: Literal["zero", "safe"]


class Moved(GameEvent, frozen=True):
    """The roller moved to the space of its total (P12), or to the highest space (P4)."""

    seat: int
    start: int | None
    space: int


class Jumped(GameEvent, frozen=True):
    """The roller's total was too high: it jumped to a lower space with the same `symbol` (P13)."""

    seat: int
    start: int
    space: int
    symbol: str


class Step(msgspec.Struct, frozen=True, gc=False):
    """`seats` went together from `start` (None: ship) to `space` (None: off the plank)."""

    seats: tuple[int, ...]
    start: int | None
    space: int | None


class Pushed(GameEvent, frozen=True):
    """`seat` landed and pushed: one step for each space of the chain, the landing's first (P26)."""

    seat: int
    steps: tuple[Step, ...]


class Swept(GameEvent, frozen=True):
    """The sword on `die` moved everybody else a step, from the front backwards (P18, P19).

    `steps` is empty when it moved nobody.
    """

    seat: int
    die: int
    steps: tuple[Step, ...]


class Fell(GameEvent, frozen=True):
    """`seats` fell from `start` and share `place` (1 is the winner's).

    Why: by their own `total` (P13), by a `push` or by a `sword`.
    """

    seats: tuple[int, ...]
    start: int
    place: int
    why: Literal["total", "push", "sword"]


class Lost(GameEvent, frozen=True):
    """A fallen pirate's coins left it, to the bank or out of the game (P15)."""

    seat: int
    coins: int
    to: Literal["bank", "removed"]


class Earned(GameEvent, frozen=True):
    """`seat` got `coins` of the `due` ones; a short bank pays what it has, perhaps nothing (P22).

    Why: the `coin` faces, standing at the `front` (space 1), or standing `furthest` out (P20).
    """

    seat: int
    coins: int
    due: int
    why: Literal["coin", "front", "furthest"]


PlankEvent = (
    Thrown
    | Covered
    | Gave
    | Stayed
    | Moved
    | Jumped
    | Pushed
    | Swept
    | Fell
    | Lost
    | Earned
    | Turn
    | Won
)
