"""Finds a game by its name. A game is imported when it is asked for, to keep the command quick."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, overload

if TYPE_CHECKING:
    from plank.games.game import Game
    from plank.games.the_plank import ThePlank
    from plank.games.walk_the_plank import WalkThePlank

    BOTH: tuple[type[Game], ...] = (ThePlank, WalkThePlank)  # held against the protocol


class Place(NamedTuple):
    """Where the class of a game is found."""

    module: str
    class_name: str


class Games(Mapping[str, "type[Game]"]):
    """The games by name. Each is called with seats, its own `Rules`, and the first seat."""

    def __init__(self) -> None:
        self._places: dict[str, Place] = {}

    def register(self, name: str, module: str, class_name: str) -> None:
        """Add a game. Raises ValueError for a name that another game has already."""
        place = Place(module, class_name)
        if self._places.setdefault(name, place) != place:
            raise ValueError(f"game {name!r} is registered already; give it another name")

    def unregister(self, name: str) -> None:
        """Take a game out that was added. Raises KeyError for a name that is none."""
        del self._places[name]

    @overload
    def __getitem__(self, name: Literal["the-plank"], /) -> type[ThePlank]: ...
    @overload
    def __getitem__(self, name: Literal["walk-the-plank"], /) -> type[WalkThePlank]: ...
    @overload
    def __getitem__(self, name: str, /) -> type[Game]: ...
    def __getitem__(self, name: str, /) -> Any:
        """Import and return a game. Raises KeyError for a name that is none."""
        module, class_name = self._places[name]
        return getattr(import_module(module), class_name)

    def __iter__(self) -> Iterator[str]:
        """Go through the names."""
        return iter(self._places)

    def __len__(self) -> int:
        """Count the games."""
        return len(self._places)


GAMES = Games()
GAMES.register("the-plank", "plank.games.the_plank", "ThePlank")
GAMES.register("walk-the-plank", "plank.games.walk_the_plank", "WalkThePlank")
