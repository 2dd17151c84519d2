"""All commands as somebody is shown them to choose from: name, what it does, one to start from."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from plank.sim.commands.word import Word
from plank.sim.commands.words import Command

USUAL: dict[str, Any] = {
    "lane": 0, "place": 5, "die": 0, "face": 3, "well": 0, "button": "stand", "one_in": 20,
}  # fmt: skip
"""Values for what a command must be told."""

TELLING: dict[str, dict[str, Any]] = {
    "throw": {"faces": (1, "coin", "sword", 5)},
    "slide": {"place": 10},
    "chain": {"reach": 7},
    "stick": {"on": True},
    "stray": {"field": (0, 0, 6)},
    "sensor": {"state": "absent"},
    "flip": {"lane": 0},
}
"""Values that show best what a command is for, where its own defaults do nothing, or mend."""


class Listed(msgspec.Struct, frozen=True):
    """A command: its name, its help line (in English), and `do`, an example."""

    name: str
    help: str
    do: dict[str, Any]


def listed() -> list[Listed]:
    """List all commands, in the order of `Command`."""
    return [_listed(word) for word in get_args(Command)]


def _listed(word: type[Word]) -> Listed:
    name = str(word.__struct_config__.tag)
    first, *_ = (word.__doc__ or name).splitlines()
    wanted = {
        field.name: USUAL[field.name] for field in msgspec.structs.fields(word) if field.required
    }
    example = word(**{**wanted, **TELLING.get(name, {})})
    return Listed(name, first, msgspec.to_builtins(example))
