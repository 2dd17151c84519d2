"""The list of commands: all there are, each with an example that a table takes."""

from __future__ import annotations

import json

import pytest

from plank.sim.commands import COMMANDS
from plank.sim.commands.all_commands import perform
from plank.sim.commands.command_help import CommandHelp, command_helps
from plank.sim.commands.json_lines import parse
from plank.sim.table import SimTable


def test_all_commands_are_listed():
    assert sorted(one.name for one in command_helps()) == sorted(COMMANDS)


@pytest.mark.parametrize("one", command_helps(), ids=lambda one: one.name)
def test_a_table_takes_each_example(one: CommandHelp):
    table = SimTable("cpython", seed=1, spaces=20)
    assert perform(table, parse(json.dumps(one.do)))["ok"]
    assert one.help.endswith(".")
    table.close()
