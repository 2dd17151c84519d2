"""What one seat may see (ruling W14)."""

from __future__ import annotations

from typing import Literal

import msgspec

from plank.games.walk_the_plank.events import Played


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat; `place` is None while in, `space` when not on the plank."""

    name: str
    cards: int
    battles: int
    out: bool
    place: int | None
    space: int | None


class View(msgspec.Struct, frozen=True):
    """The game as one seat sees it; for a bystander `seat` is None and `hand` empty.

    `table` holds the cards of the battle under way, `played` those of the round's earlier battles;
    `playable` the cards of `hand` that may be played now, none when it is another's turn.
    """

    seat: int | None
    hand: tuple[str, ...]
    playable: tuple[str, ...]
    seats: tuple[SeatView, ...]
    round: int
    captain: int
    trump: str | None
    turned: str | None
    turn: int | None
    awaits: Literal["deal", "cut"] | None
    naming: bool
    table: tuple[Played, ...]
    played: tuple[Played, ...]
    over: bool
    winner: int | None
