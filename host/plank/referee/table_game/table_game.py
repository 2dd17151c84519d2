"""What the referee must know of a game to lead people through it: the table's side of a game.

The referee itself knows journal, link, buttons and where pirates stand; a `TableGame` knows how one
game is played with pirates, dice and cards, and nothing of wires and files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from plank.games import Game, GameEvent, Move
from plank.referee.acts import Act
from plank.referee.announcements import Line
from plank.referee.dice.dice_game import CoinOffer, DiceGame
from plank.referee.picture import Phase, Picture, SeatPicture
from plank.referee.table_game.handwork import Execution
from plank.referee.table_game.table_view import TableView
from plank.referee.tasks import Task
from plank.table.lamps import Lamp
from plank.table.line.messages import Gesture, Pose
from plank.table.table_state import TableState


@dataclass(frozen=True)
class Interpretation:
    """What the table means to a game: a move that has been made, or what is to be done.

    `settled` are fresh dice that lie as the game has them, so that nothing was thrown.
    """

    move: Move | None = None
    tasks: tuple[Task, ...] = ()
    settled: tuple[int, ...] = ()


@dataclass(frozen=True)
class Lighting:
    """What is lit: a colour for each place (0 the ship) and each well."""

    places: Mapping[int, Lamp] = field(default_factory=dict[int, Lamp])
    wells: Mapping[int, Lamp] = field(default_factory=dict[int, Lamp])


G_contra = TypeVar("G_contra", bound=Game, contravariant=True)


class TableGame(Protocol[G_contra]):
    """One game on the table. Every method is a pure look at game and table."""

    @property
    def act_type(self) -> Any:
        """The game's own acts, for a msgspec decoder, beside those of every game; None: none."""
        ...

    @property
    def dice(self) -> DiceGame[G_contra] | None:
        """The game's dice; None in a game without."""
        ...

    def expected(self, game: G_contra) -> Mapping[int, int | None]:
        """Return where each lane's pirate belongs: 0 the ship, 1.. the spaces, None off."""
        ...

    def in_hand(self, game: G_contra) -> Mapping[int, frozenset[int]]:
        """Return the lanes whose pirate may be in the hand now, or on these places instead."""
        ...

    def interpret(self, game: G_contra, view: TableView) -> Interpretation:
        """Tell what the table means to the game, when nothing stands wrong on it."""
        ...

    def move_of(self, game: G_contra, act: Act, view: TableView) -> Move | CoinOffer:
        """Turn an act into a move. Raises Refused with the sentence that says why not."""
        ...

    def act_of_button(self, game: G_contra, button: str) -> Act | None:
        """Return what the table's button (`stand`, `pay`) stands for; None for nothing."""
        ...

    def execution(self, game: G_contra, move: Move, picture: Picture, *, hands: bool) -> Execution:
        """Tell how a planned move is carried out; `hands`: whoever planned it has some."""
        ...

    def lines(self, game: G_contra, move: Move, events: Sequence[GameEvent]) -> Sequence[Line]:
        """Put what a move brought about into sentences; `game` is the state after it."""
        ...

    def seats(self, game: G_contra, table: TableState | None) -> tuple[SeatPicture, ...]:
        """Show every seat."""
        ...

    def lighting(self, game: G_contra, view: TableView, wrong: Mapping[int, Lamp]) -> Lighting:
        """Tell what is lit; `wrong` lights the pirate to be put right next, if any."""
        ...

    def pose(self, game: G_contra) -> Pose:
        """Return the plank's pose."""
        ...

    def gesture(self, events: Sequence[GameEvent]) -> Gesture | None:
        """Return the movement that goes with what happened."""
        ...

    def phase(self, game: G_contra) -> Phase:
        """Tell what is awaited at a table that agrees with the game."""
        ...

    def layout(self, game: G_contra) -> tuple[str, ...]:
        """Return the symbol of each space, from space 1 up."""
        ...
