"""All commands: read from data with one clear line for what is wrong, and done at a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from plank.sim.commands import (
    board_faults,
    cable_faults,
    chip_faults,
    hand_commands,
    table_picture,
)
from plank.sim.commands.command import LONGEST_QUOTE, Command, CommandError, SimulatedTable

MODULES = (hand_commands, chip_faults, cable_faults, board_faults, table_picture)
"""Where commands are declared; every command in them is one that can be given."""


def _declared() -> Iterator[type[Command]]:
    for module in MODULES:
        for one in vars(module).values():
            if isinstance(one, type) and issubclass(one, Command) and one is not Command:
                yield one


COMMANDS = {command.command_name(): command for command in _declared()}
"""All commands by name, in the order in which they are listed."""


def from_fields(given: Mapping[str, Any]) -> Command:
    """Return the command that `do` names, with these fields. Raises `CommandError`."""
    kind = COMMANDS.get(name) if isinstance(name := given.get("do"), str) else None
    if kind is None:
        names = ", ".join(sorted(COMMANDS))
        raise CommandError(f'no such command: {quoted(dict(given))}; "do" is one of {names}')
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError:
        raise CommandError(_complaint(kind, given)) from None


def checked(command: Command) -> Command:
    """Return a command built in code, its values checked as those of a line are."""
    return from_fields(msgspec.to_builtins(command))


def perform(table: SimulatedTable, command: Command) -> dict[str, Any]:
    """Do a command and return what to answer. Raises `CommandError`."""
    with table.touched() as world:
        command.act(world)
    return {"ok": True, **command.on_board(table)}


def quoted(value: object) -> str:
    """Return a value as a complaint repeats it: on one line, and not too long."""
    text = repr(value)
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}..."


def _complaint(kind: type[Command], given: Mapping[str, Any]) -> str:
    """Say in our own words which field is wrong, and what it may be."""
    name, arguments = kind.command_name(), kind.arguments()
    for field in msgspec.structs.fields(kind):
        if field.name not in given:
            if field.required:
                return f"{name} needs `{field.name}`, {arguments[field.name].meaning}"
        elif not _fits(given[field.name], field.type):
            meaning = arguments[field.name].meaning
            return f"{name}: `{field.name}` must be {meaning}, not {quoted(given[field.name])}"
    odd = next((key for key in given if key != "do" and key not in arguments), "do")
    return f"{name} has no {quoted(odd)}; it takes {', '.join(arguments) or 'nothing'}"


def _fits(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True
