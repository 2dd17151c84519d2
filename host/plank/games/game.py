"""What the two games share: the shape of a game, of a move, of an event, and their errors.

A game is a state that changes in place (the model is python-chess): no input or output, no clock,
no random source. Throws, deals and cuts come from outside, inside the moves.

Seats count from 0, clockwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol, Self

import msgspec

from plank.games.errors import IllegalMove, RuleError
from plank.games.switches import Switches

if TYPE_CHECKING:
    from plank.games.bots import BotType

__all__ = ["Game", "GameEvent", "IllegalMove", "Move", "RuleError", "Turn", "Won"]


class Move(
    msgspec.Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="do",
    tag=str.lower,
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """A move, which is also a line of the ship's log (`do` is the class name in lower case).

    `by="hand"` marks a move that was entered by hand, not sensed.
    """

    by: Literal["hand"] | None = None


class GameEvent(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=str.lower):
    """One moment of a game, with all that a sentence about it needs.

    `happened` is the class name in lower case. Seats are numbers; a space is its number, and None
    is the ship as a start, the sea as an end.
    """


class Turn(GameEvent, frozen=True):
    """It is this seat's turn."""

    seat: int


class Won(GameEvent, frozen=True):
    """The game is over and this seat has won."""

    seat: int


class Game(Protocol):
    """A game of either kind."""

    name: ClassVar[str]
    """As the ship's log has it: `the-plank`."""
    title: ClassVar[str]
    """As people say it: `The Plank`."""
    rules_type: ClassVar[type[Switches]]
    """The game's `Rules`: build it, or use its `from_texts` and `from_header`."""
    move_type: ClassVar[Any]
    """The union of the game's moves, for a msgspec decoder."""
    event_type: ClassVar[Any]
    """The union of the game's events, for a msgspec decoder."""
    players: ClassVar[range]
    """How many may play."""
    has_secrets: ClassVar[bool]
    """Whether a seat knows what others may not see; then each has a view of its own."""
    dice: ClassVar[int]
    """How many dice the game throws; 0 for a game without."""
    bots: ClassVar[Mapping[str, BotType]]
    """The kinds of bots by name; the first is the usual one."""

    def __init__(self, seats: Sequence[str], rules: Any = ..., first: int = 0) -> None:
        """Begin a game. Raises RuleError for players, rules or a first seat that cannot be."""
        ...

    @property
    def seats(self) -> tuple[str, ...]:
        """The players' names, clockwise; names may repeat."""
        ...

    @property
    def rules(self) -> Switches:
        """The switches the game is played with."""
        ...

    @property
    def spaces(self) -> int:
        """How many numbered spaces of the plank the game needs."""
        ...

    @property
    def first(self) -> int:
        """The seat that started, or the first Captain."""
        ...

    @property
    def turn(self) -> int | None:
        """The seat to act; None when over, or while a deal or a cut is awaited."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        ...

    @property
    def winner(self) -> int | None:
        """The seat that has won; None before the end."""
        ...

    def legal(self) -> Sequence[Move]:
        """Return the moves that may be made now, () when over.

        What chance decides is left open in them: thrown moves have `faces == ()`, a deal and a cut
        are empty; whoever deals fills it in.
        """
        ...

    def apply(self, move: Move) -> Sequence[GameEvent]:
        """Make a move, in place, and return what happened, in order.

        Raises IllegalMove, with the state untouched, when the rules forbid it.
        """
        ...

    def copy(self) -> Self:
        """Return an independent copy."""
        ...

    def view(self, seat: int | None) -> msgspec.Struct:
        """Return what this seat may see; None is a bystander."""
        ...

    def final(self) -> dict[str, Any]:
        """Return the state as `plank log check` prints it (ships_log/FORMAT.md)."""
        ...
