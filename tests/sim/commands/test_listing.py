"""The list of commands: all there are, each with an example that a table takes."""

from __future__ import annotations

import json

import pytest

from plank.sim.commands.lines import NAMES, parse
from plank.sim.commands.listing import Listed, listed
from plank.sim.commands.words import perform
from plank.sim.table import SimTable


def test_all_commands_are_listed():
    assert sorted(one.name for one in listed()) == list(NAMES)


@pytest.mark.parametrize("one", listed(), ids=lambda one: one.name)
def test_a_table_takes_each_example(one: Listed):
    table = SimTable("cpython", seed=1, spaces=20)
    assert perform(table, parse(json.dumps(one.do)))["ok"]
    assert one.help.endswith(".")
    table.close()
