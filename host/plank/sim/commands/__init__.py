"""What can be done to a simulated table, in this process or from another one."""

from __future__ import annotations

from plank.sim.commands.all_commands import COMMANDS, perform
from plank.sim.commands.command import Command, CommandError, SimulatedTable
from plank.sim.commands.command_help import CommandHelp, command_helps
from plank.sim.commands.hands import Hands, TableHands
from plank.sim.commands.json_lines import parse
from plank.sim.commands.table_picture import Show

__all__ = [
    "COMMANDS",
    "Command",
    "CommandError",
    "CommandHelp",
    "Hands",
    "Show",
    "SimulatedTable",
    "TableHands",
    "command_helps",
    "parse",
    "perform",
]
