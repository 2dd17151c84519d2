"""What the referee must know of a game to lead people through it: the same for both games.

The referee itself knows journal, link, buttons and agreement; a lead knows how one game is
played with pirates and dice, and nothing of wires and files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from plank.games import Game, GameEvent, Move
from plank.phrases.sentence import Sentence
from plank.referee.acts import Act
from plank.referee.picture import Choices, DiePicture, Phase, SeatPicture
from plank.table.lamps import Lamp
from plank.table.line.messages import Gesture, Pose
from plank.table.table_state import TableState


@dataclass(frozen=True)
class Look:
    """The table as the referee sees it now.

    `fresh` are the dice thrown since the last accepted move, `offered` whether a coin is
    offered for a rethrow, `by_hand` the dice that people tell of (their wells are out, or were
    overruled this turn), `anew` those of them that have come to rest anew in a good well,
    `placed` the lanes whose pirate was placed by hand, `restoring` whether dice are being put
    back as they lay.
    """

    table: TableState
    fresh: tuple[int, ...] = ()
    offered: bool = False
    by_hand: frozenset[int] = frozenset()
    anew: tuple[int, ...] = ()
    placed: frozenset[int] = frozenset()
    restoring: bool = False


@dataclass(frozen=True)
class Reading:
    """What a look at the table means: a move that has been made, or what is to be done.

    `settled` are fresh dice that lie as the game has them, so that nothing was thrown.
    """

    move: Move | None = None
    todo: tuple[Sentence, ...] = ()
    settled: tuple[int, ...] = ()


@dataclass(frozen=True)
class Glow:
    """What is lit: a colour for each place (0 the ship) and each well."""

    places: Mapping[int, Lamp] = field(default_factory=dict[int, Lamp])
    wells: Mapping[int, Lamp] = field(default_factory=dict[int, Lamp])


G_contra = TypeVar("G_contra", bound=Game, contravariant=True)


class Lead(Protocol[G_contra]):
    """One game's ways on the table. Every method is a pure look at game and table."""

    def expected(self, game: G_contra) -> dict[int, int | None]:
        """Return where each lane's pirate belongs: 0 the ship, 1.. the spaces, None off."""
        ...

    def at_large(self, game: G_contra) -> dict[int, frozenset[int]]:
        """Return the lanes whose pirate may be in the hand now, or on these places instead."""
        ...

    def read(self, game: G_contra, look: Look) -> Reading:
        """Tell what the table means to the game, when nothing stands wrong on it."""
        ...

    def move_of(self, game: G_contra, act: Act, look: Look) -> Move:
        """Turn an act into a move. Raises Refused with the sentence that says why not."""
        ...

    def check_offer(self, game: G_contra, seat: int, look: Look | None) -> None:
        """Raise Refused unless this seat may offer a coin now."""
        ...

    def dice_of(self, move: Move) -> tuple[int, ...]:
        """Return the dice that a move accounts for."""
        ...

    def ends_turn(self, move: Move) -> bool:
        """Tell whether offers and dice entered by hand end with this move."""
        ...

    def tell(self, game: G_contra, move: Move, events: Sequence[GameEvent]) -> tuple[Sentence, ...]:
        """Put what a move brought about into sentences; `game` is the state after it."""
        ...

    def seats(self, game: G_contra, table: TableState | None) -> tuple[SeatPicture, ...]:
        """Show every seat."""
        ...

    def dice(self, game: G_contra, look: Look | None) -> tuple[DiePicture, ...]:
        """Show the dice, as the game counts them and as they lie."""
        ...

    def choices(self, game: G_contra, look: Look) -> Choices:
        """Show what the seat to act may do."""
        ...

    def glow(self, game: G_contra, look: Look, wrong: Mapping[int, Lamp]) -> Glow:
        """Tell what is lit; `wrong` lights the pirate to be put right next, if any."""
        ...

    def lean(self, game: G_contra) -> Pose:
        """Return the plank's pose: the four tentacles, thousandths of their travel."""
        ...

    def gesture(self, events: Sequence[GameEvent]) -> Gesture | None:
        """Return the movement that goes with what happened."""
        ...

    def live(self, game: G_contra, by_hand: frozenset[int]) -> tuple[int, ...]:
        """Return the dice that must lie in their wells as the game has them."""
        ...

    def well_faces(self, game: G_contra) -> tuple[int | None, ...]:
        """Return what the wells must read for the dice to lie as the game has them."""
        ...

    def phase(self, game: G_contra) -> Phase:
        """Tell what is awaited at a table that agrees with the game."""
        ...

    def bank(self, game: G_contra) -> int | None:
        """Return the coins in the bank; None without a limit."""
        ...

    def free(self, game: G_contra) -> int:
        """Return the free rethrows left."""
        ...

    def total(self, game: G_contra) -> int:
        """Return the total of the throw."""
        ...

    def layout(self, game: G_contra) -> tuple[str, ...]:
        """Return the symbol of each space, from space 1 up."""
        ...
