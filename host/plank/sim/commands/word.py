"""What all commands have in common: their values, their refusal, their base."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Annotated, Any, Literal, Protocol

import msgspec

from plank.die_faces import SYMBOL_FACE, SYMBOLS, Symbol
from plank.sim.cable import Cable
from plank.sim.world import World
from plank.sim.world.dice import DICE
from plank.sim.world.track import LANES

DieNumber = Annotated[int, msgspec.Meta(ge=0, lt=DICE)]
Lane = Annotated[int, msgspec.Meta(ge=0, lt=LANES)]
Place = Annotated[int, msgspec.Meta(ge=0, le=99)]  # the plank says which it has
Face = Annotated[int, msgspec.Meta(ge=1, le=SYMBOL_FACE)] | Symbol
Cause = Literal["power", "pin", "watchdog", "soft"]
Duration = Annotated[int, msgspec.Meta(ge=1, le=600_000)]  # ms

ALL_DICE = tuple(range(DICE))


class CommandError(ValueError):
    """A command that can't be done; its text is one line for the person who gave it."""


class Simulated(Protocol):
    """A table that commands act on."""

    @property
    def cable(self) -> Cable:
        """Return the cable between host and board."""
        ...

    def touched(self) -> AbstractContextManager[World]:
        """Give the world for a moment, at the table's present time."""
        ...

    def reset(self, cause: Cause) -> None:
        """Start the board again."""
        ...

    def freeze(self, milliseconds: int, *, starved: bool = False) -> None:
        """Have the board stand still while its clock runs on; starved, it starts anew then."""
        ...


class Word(msgspec.Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """One command: it acts on the things on the table first, then on board and cable."""

    def act(self, world: World) -> None:
        """Do it to what is on the table."""

    def on_board(self, table: Simulated) -> dict[str, Any]:  # noqa: ARG002  # for those that do
        """Do it to the board or its cable; return what is to be told of it."""
        return {}


def on_plank(world: World, place: int | None) -> int | None:
    """Return a place that this plank has, or complain."""
    if place is not None and place > world.spaces:
        raise CommandError(
            f"there is no space {place}: the plank has 1 to {world.spaces}, 0 is the ship"
        )
    return place


def face_number(die: int, face: int | str) -> int:
    """Return a face as a number, 6 for the symbol that this die has."""
    if isinstance(face, int):
        return face
    symbol = SYMBOLS[die]
    if face != symbol:
        raise CommandError(f"die {die} has no {face}: its symbol is the {symbol}")
    return SYMBOL_FACE
