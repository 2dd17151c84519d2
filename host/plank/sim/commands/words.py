"""All commands, and how one is done.

Each is a typed struct, told apart by `do`, that knows how to act on a world. A new one is a class
in acts.py, faults.py or line_faults.py and its name in `Command`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from plank.sim.commands.acts import Bump, Cock, Hold, Lift, Press, Put, Set, Slide, Throw
from plank.sim.commands.faults import (
    Brownout,
    Chain,
    Clock,
    Flicker,
    Flip,
    Magnet,
    Mend,
    Reset,
    Sensor,
    Stick,
    Stray,
    Strong,
)
from plank.sim.commands.line_faults import (
    Corrupt,
    Delay,
    Drop,
    Dup,
    Mute,
    Noise,
    Replug,
    Stall,
    Unplug,
)
from plank.sim.commands.show import picture
from plank.sim.commands.word import CommandError, Simulated, Word


class Show(Word):
    """Tell what is on the table, and how its cable is."""

    def on_board(self, table: Simulated) -> dict[str, Any]:
        """Return the picture."""
        cable = table.cable
        with table.touched() as world:
            return {"table": {**picture(world), "port": cable.plug.name, "plugged": cable.plugged}}


Command = (
    Throw | Hold | Cock | Set | Lift | Put | Slide | Bump | Press
    | Brownout | Chain | Stick | Flicker | Magnet | Strong | Flip | Stray | Sensor
    | Unplug | Replug | Mute | Drop | Dup | Corrupt | Delay | Noise | Stall
    | Reset | Clock | Mend | Show
)  # fmt: skip


def perform(table: Simulated, command: Word) -> dict[str, Any]:
    """Do a command and return what to answer; raises `CommandError`."""
    with table.touched() as world:
        command.act(world)
    return {"ok": True, **command.on_board(table)}


def checked(command: Word) -> Word:
    """Return a command built in code, its values checked as those of a line are."""
    try:
        word: Word = msgspec.convert(msgspec.to_builtins(command), Command)
    except msgspec.ValidationError as error:
        raise CommandError(str(error)) from None
    return word
