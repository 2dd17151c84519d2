"""All commands as somebody is shown them to choose from, as the page's workshop does."""

from __future__ import annotations

from typing import Any

import msgspec

from plank.sim.commands.all_commands import COMMANDS
from plank.sim.commands.command import Command
from plank.sim.commands.prompt import read


class CommandHelp(msgspec.Struct, frozen=True):
    """A command: its name, its help line (in English), and `do`, an example."""

    name: str
    help: str
    do: dict[str, Any]


def command_helps() -> list[CommandHelp]:
    """List all commands, in the order of `COMMANDS`."""
    return [_help(kind) for kind in COMMANDS.values()]


def _help(kind: type[Command]) -> CommandHelp:
    example = msgspec.to_builtins(read(kind.example))
    return CommandHelp(kind.command_name(), kind.help_line(), example)
