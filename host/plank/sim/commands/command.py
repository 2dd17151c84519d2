"""What a command of the simulated table is: it knows how it is typed and what it does.

A command is declared once, as a class: its fields, each with how it is typed, an example, and
`act` or `on_board`. The prompt, the JSON lines, `help`, the page's list and the methods of hands
are made from that.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, ClassVar, Protocol, get_args

import msgspec

from plank.sim.cable import Cable
from plank.sim.commands.arguments import Argument, Cause
from plank.sim.world import World

LONGEST_QUOTE = 60  # characters of a wrong value that are repeated


class CommandError(ValueError):
    """A command that can't be done; its text is one line for the person who gave it."""


class SimulatedTable(Protocol):
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


class Command(msgspec.Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """One command; its name is that of its class, in lower case.

    The first line of its docstring is its line of `help`. It acts on the things on the table first,
    then on board and cable.
    """

    example: ClassVar[str] = ""
    """The command as it is typed, with values that show what it is for."""

    aliases: ClassVar[tuple[str, ...]] = ()
    """Other names; one of two words has the second after the first: `clock jump`."""

    def act(self, world: World) -> None:
        """Do it to what is on the table."""

    def on_board(self, table: SimulatedTable) -> dict[str, Any]:  # noqa: ARG002  # for those that do
        """Do it to the board or its cable; return what is to be told of it."""
        return {}

    @classmethod
    def command_name(cls) -> str:
        """Return the name that `do` has in JSON and that is typed."""
        return str(cls.__struct_config__.tag)

    @classmethod
    def help_line(cls) -> str:
        """Return what it does, in one line."""
        return (cls.__doc__ or "").partition("\n")[0]

    @classmethod
    def usage(cls) -> str:
        """Return how it is typed; what stands in brackets may be left out."""
        fields = {field.name: field for field in msgspec.structs.fields(cls)}
        typed = [
            argument.usage if fields[name].required else f"[{argument.usage}]"
            for name, argument in cls.arguments().items()
        ]
        return " ".join([cls.command_name(), *typed])

    @classmethod
    def arguments(cls) -> dict[str, Argument]:
        """Return the fields that can be typed, in their order."""
        found = {field.name: _argument(field.type) for field in msgspec.structs.fields(cls)}
        return {name: argument for name, argument in found.items() if argument is not None}

    @classmethod
    def typed(cls, words: Sequence[str]) -> dict[str, Any]:
        """Return the fields that the words after the name give. Raises `CommandError`."""
        left = cls.arguments()
        fields: dict[str, Any] = {}
        for word in words:
            name = _taker(left, word)
            if name is None:
                raise CommandError(f"{word!r} is not understood here")
            value = left[name].value(word)
            if left[name].many:
                fields.setdefault(name, []).append(value)
            else:
                fields[name] = value
                del left[name]
        return fields


def _taker(left: dict[str, Argument], word: str) -> str | None:
    """Return the argument that a word belongs to: its own words first, else the next value."""
    for name, argument in left.items():
        if argument.takes(word):
            return name
    return next((name for name, argument in left.items() if not argument.only_words), None)


def _argument(annotation: Any) -> Argument | None:
    """Return how a field is typed, by its annotation: the outermost one counts."""
    found = [one for one in getattr(annotation, "__metadata__", ()) if isinstance(one, Argument)]
    inner = (_argument(part) for part in get_args(annotation))
    return found[-1] if found else next((one for one in inner if one is not None), None)
