"""Hands at a simulated table, whichever way the commands get there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec

from plank.sim.commands import board_faults, cable_faults, hand_commands
from plank.sim.commands.all_commands import checked, perform
from plank.sim.commands.command import Command, SimulatedTable

P = ParamSpec("P")


def _gives(command: Callable[P, Command]) -> Callable[Concatenate[Hands, P], None]:
    """Return the method that gives this command; it takes the command's own fields."""

    def give(hands: Hands, /, *args: P.args, **kwargs: P.kwargs) -> None:
        hands.do(command(*args, **kwargs))

    give.__doc__ = command.__doc__
    return give


class Hands:
    """What can be done to a simulated table; `send` takes the command there.

    A method takes what its command does, dice and lanes counted from 0. `do` gives any command,
    those without a method too. Raises `CommandError` for what this table can't have, and what
    `send` raises.
    """

    def __init__(self, send: Callable[[Command], dict[str, Any]]) -> None:
        self._send = send

    def do(self, command: Command) -> dict[str, Any]:
        """Give any command; return the table's answer."""
        return self._send(command)

    throw = _gives(hand_commands.Throw)
    hold = _gives(hand_commands.Hold)
    cock = _gives(hand_commands.Cock)
    set_die = _gives(hand_commands.Set)
    place = _gives(hand_commands.Put)
    slide = _gives(hand_commands.Slide)
    lift = _gives(hand_commands.Lift)
    bump = _gives(hand_commands.Bump)
    press = _gives(hand_commands.Press)

    unplug = _gives(cable_faults.Unplug)
    mute = _gives(cable_faults.Mute)
    drop = _gives(cable_faults.Drop)
    dup = _gives(cable_faults.Dup)
    corrupt = _gives(cable_faults.Corrupt)
    delay = _gives(cable_faults.Delay)
    noise = _gives(cable_faults.Noise)
    stall = _gives(cable_faults.Stall)
    reset = _gives(board_faults.Reset)
    clock = _gives(board_faults.Clock)
    mend = _gives(board_faults.Mend)

    def replug(self, name: str | None = None) -> str:
        """Plug the cable in again; return the port's name."""
        return str(self.do(cable_faults.Replug(name))["port"])


class TableHands(Hands):
    """Hands at a table in this process."""

    def __init__(self, table: SimulatedTable) -> None:
        super().__init__(lambda command: perform(table, checked(command)))
