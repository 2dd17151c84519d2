"""Finds a game by its name. A game is imported when it is asked for, to keep the command quick."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from plank.games.game import Game
    from plank.games.the_plank import ThePlank
    from plank.games.walk_the_plank import WalkThePlank

    BOTH: tuple[type[Game], ...] = (ThePlank, WalkThePlank)  # held against the protocol

HOMES = {
    "the-plank": ("plank.games.the_plank", "ThePlank"),
    "walk-the-plank": ("plank.games.walk_the_plank", "WalkThePlank"),
}


class Games(Mapping[str, "type[Game]"]):
    """The games by name. Each is called with seats, its own `Rules`, and the first seat."""

    def __getitem__(self, name: str) -> Any:
        """Import and return a game. Raises KeyError for a name that is none."""
        module, game = HOMES[name]
        return getattr(import_module(module), game)

    def __iter__(self) -> Iterator[str]:
        """Go through the names."""
        return iter(HOMES)

    def __len__(self) -> int:
        """Count the games."""
        return len(HOMES)


GAMES = Games()
