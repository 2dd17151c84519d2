"""All commands, and how one is done.

Each is a typed struct, told apart by `do`, that knows how to act on a world. A new one is a class
in acts.py or faults.py and its name in `Command`.
"""

from contextlib import AbstractContextManager
from typing import Any, Protocol

import msgspec

from plank.sim.commands.acts import Bump, Cock, Hold, Lift, Press, Put, Set, Slide, Throw
from plank.sim.commands.faults import (
    Brownout,
    Cause,
    Chain,
    Flicker,
    Magnet,
    Reset,
    Sensor,
    Stick,
    Stray,
)
from plank.sim.commands.show import picture
from plank.sim.commands.word import CommandError, Word
from plank.sim.world import World


class Simulated(Protocol):
    """A table that commands act on."""

    def touched(self) -> AbstractContextManager[World]:
        """Give the world for a moment, at the table's present time."""
        ...

    def reset(self, cause: Cause) -> None:
        """Start the board again."""
        ...


class Show(Word):
    """Tell what is on the table."""

    def act(self, world: World) -> None:
        """Nothing changes."""


Command = (
    Throw | Hold | Cock | Set | Lift | Put | Slide | Bump | Press | Brownout | Chain | Stick
    | Flicker | Magnet | Stray | Sensor | Reset | Show
)  # fmt: skip


def perform(table: Simulated, command: Word) -> dict[str, Any]:
    """Do a command and return what to answer; raises `CommandError`."""
    if isinstance(command, Reset):
        table.reset(command.cause)
    with table.touched() as world:
        command.act(world)
        return {"ok": True, "table": picture(world)} if isinstance(command, Show) else {"ok": True}


def checked(command: Word) -> Word:
    """Return a command built in code, its values checked as those of a line are."""
    try:
        word: Word = msgspec.convert(msgspec.to_builtins(command), Command)
    except msgspec.ValidationError as error:
        raise CommandError(str(error)) from None
    return word
