"""The Plank as a game: legal moves, moves made, the view, the final state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self

from plank.games.bots import BotType
from plank.games.game import Move
from plank.games.move_type_check import check_types, not_a_move
from plank.games.random_source import RandomSource
from plank.games.seats import check_seat
from plank.games.switches import Switches
from plank.games.the_plank.bots import BOTS
from plank.games.the_plank.chance import MoveT, fill_in
from plank.games.the_plank.dice import DICE
from plank.games.the_plank.end_of_turn import choices, stand
from plank.games.the_plank.events import PlankEvent
from plank.games.the_plank.legal_moves import legal
from plank.games.the_plank.moves import Cover, Give, PlankMove, Rethrow, Stand, Throw
from plank.games.the_plank.position import from_text, to_text
from plank.games.the_plank.rules import Rules
from plank.games.the_plank.state import PLAYERS, State
from plank.games.the_plank.throws import cover, give, rethrow, throw
from plank.games.the_plank.view import View

ACTS: dict[type, Callable[[State, Any], list[PlankEvent]]] = {
    Throw: throw,
    Rethrow: rethrow,
    Cover: cover,
    Give: give,
    Stand: stand,
}


class ThePlank(State):
    """A game of The Plank.

    `ThePlank(("Anne", "Bo"), Rules(push=True), first=1)`; raises RuleError for a wrong number of
    players, too few coins for them, or a first seat that is none.
    """

    __slots__ = ()

    name: ClassVar[str] = "the-plank"
    title: ClassVar[str] = "The Plank"
    rules_type: ClassVar[type[Switches]] = Rules
    move_type: ClassVar[Any] = PlankMove
    event_type: ClassVar[Any] = PlankEvent
    players: ClassVar[range] = PLAYERS
    has_secrets: ClassVar[bool] = False
    dice: ClassVar[int] = len(DICE)
    bots: ClassVar[Mapping[str, BotType]] = BOTS

    legal = legal

    @property
    def spaces(self) -> int:
        """How many numbered spaces the plank has (ruling P2)."""
        return self.rules.spaces

    def apply(self, move: Move) -> list[PlankEvent]:
        """Make a move, in place, and return what happened, in order.

        Raises IllegalMove, with the state untouched, when the rules forbid it.
        """
        try:
            act = ACTS[type(move)]
        except KeyError:
            raise not_a_move(move, self.title) from None
        if move.by is not None:
            check_types(move)
        return act(self, move)

    def targets(self) -> tuple[int, ...]:
        """Return the spaces to which standing would move the roller; () if it stays or falls."""
        if self.turn is None or not self.faces:
            return ()
        place = self.at[self.turn]
        target = self.plank.landing[place][self.total]
        if target == place or target >= self.plank.ship:
            return ()
        return choices(self, self.turn) or (target,)

    def stays(self) -> bool:
        """Tell whether standing would leave the roller where it is (P11, P14)."""
        if self.turn is None or not self.faces:
            return False
        place = self.at[self.turn]
        return self.plank.landing[place][self.total] == place

    def jumps(self) -> bool:
        """Tell whether the total is too high to be the roller's next space (P13)."""
        if self.turn is None or not self.faces:
            return False
        return self.at[self.turn] <= self.total and self.at[self.turn] < self.plank.ship

    def view(self, seat: int | None) -> View:
        """Return what a seat may see: all of it, for the dice game hides nothing.

        Raises RuleError for a seat that is none; None is a bystander.
        """
        if seat is not None:
            check_seat(seat, len(self.seats))
        return View.of(self, seat)

    def fill_in(self, move: MoveT, random_source: RandomSource) -> MoveT:
        """Return the move with its dice thrown, where it throws any; others as they are."""
        return fill_in(move, random_source)

    def to_text(self) -> str:
        """Write the position as one line: see `position.py`."""
        return to_text(self.position)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Set up the position of a text. Raises PositionError or RuleError."""
        return cls.from_position(from_text(text))

    def __repr__(self) -> str:
        """Write the position so that Python reads it again."""
        return f"ThePlank.from_text({self.to_text()!r})"

    def __str__(self) -> str:
        """Write the position as one line."""
        return self.to_text()

    def final(self) -> dict[str, Any]:
        """Return the state as `plank log check` prints it (ships_log/FORMAT.md)."""
        return {
            "game": self.name,
            "over": self.over,
            "winner": self.winner,
            "turn": self.turn,
            "bank": self.bank,
            "seats": [self._final_seat(seat) for seat in range(len(self.seats))],
        }

    def _final_seat(self, seat: int) -> dict[str, Any]:
        return {
            "name": self.seats[seat],
            "space": self.space(seat),
            "coins": self.coins(seat),
            "fallen": self.fallen(seat),
            "place": self.place(seat),
        }
