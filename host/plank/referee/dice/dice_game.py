"""What the referee must know of a game's dice: only a game that throws some tells it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeVar

from plank.games import Game, Move
from plank.referee.acts import Act
from plank.referee.dice.dice_picture import DicePicture
from plank.referee.table_game.table_view import TableView

G_contra = TypeVar("G_contra", bound=Game, contravariant=True)


@dataclass(frozen=True)
class CoinOffer:
    """What an act brings about instead of a move: a coin is `offered` for the next rethrow."""

    offered: bool


class DiceGame(Protocol[G_contra]):
    """The dice of one game. Every method is a pure look at game and table."""

    def live(self, game: G_contra, by_hand: frozenset[int]) -> tuple[int, ...]:
        """Return the dice that must lie in their wells as the game has them."""
        ...

    def readings(self, game: G_contra) -> tuple[int | None, ...]:
        """Return what the wells read of the dice as the game has them; None before the throw."""
        ...

    def dice_of(self, move: Move) -> tuple[int, ...]:
        """Return the dice that a move accounts for."""
        ...

    def entered_by(self, act: Act) -> tuple[int, ...]:
        """Return the dice whose faces an act enters by hand."""
        ...

    def ends_turn(self, move: Move) -> bool:
        """Tell whether offers and dice entered by hand end with this move."""
        ...

    def picture(self, game: G_contra, view: TableView | None, *, playing: bool) -> DicePicture:
        """Show the dice, as the game counts them and as they lie, and the choices while `playing`.

        `view` is None before the table has been seen.
        """
        ...
