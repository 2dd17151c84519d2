"""Finds the table's side of a game by the game's name; it is imported when it is asked for.

A game of `plank.games` has its table's side in `plank.referee`, in a package of the same name:
that of `some-game` is `plank.referee.some_game`. Other games are registered.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from plank.games import GAMES
from plank.referee.table_game.table_game import TableGame

MODULES: dict[str, str] = {}
"""Where registered games have their table's side, by name."""


def table_game(name: str) -> TableGame[Any]:
    """Return the table's side of a game: `TABLE_GAME` of its module.

    Raises ValueError, with one line for the person, for a game that has none.
    """
    module = _module_of(name)
    if module is None:
        raise ValueError(f"{name} is not played on the table: play {' or '.join(on_table())}")
    side: TableGame[Any] = import_module(module).TABLE_GAME
    return side


def on_table() -> tuple[str, ...]:
    """Return the names of the games that are played on the table, the default one first."""
    return tuple(name for name in dict.fromkeys((*GAMES, *MODULES)) if _module_of(name))


def register(name: str, module: str) -> None:
    """Let a game be played on the table; `module` holds its table's side as `TABLE_GAME`."""
    MODULES[name] = module


def unregister(name: str) -> None:
    """Take a registered game off the table. Raises KeyError for one that is not registered."""
    del MODULES[name]


def _module_of(name: str) -> str | None:
    if name in MODULES:
        return MODULES[name]
    module = f"plank.referee.{name.replace('-', '_')}"
    return module if name in GAMES and find_spec(module) else None
