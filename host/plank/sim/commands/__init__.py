"""What can be done to a simulated table, as JSON lines, in this process or from another one."""

from __future__ import annotations

from plank.sim.commands.client import RemoteHands, TableGone
from plank.sim.commands.hands import Hands, TableHands
from plank.sim.commands.lines import parse
from plank.sim.commands.listing import Listed, listed
from plank.sim.commands.registry import find_hands, follow
from plank.sim.commands.server import serve
from plank.sim.commands.word import CommandError, Simulated
from plank.sim.commands.words import Command, perform

__all__ = [
    "Command",
    "CommandError",
    "Hands",
    "Listed",
    "RemoteHands",
    "Simulated",
    "TableGone",
    "TableHands",
    "find_hands",
    "follow",
    "listed",
    "parse",
    "perform",
    "serve",
]
