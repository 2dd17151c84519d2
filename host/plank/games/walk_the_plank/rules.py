"""The switches of Walk the Plank (RULINGS.md)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from plank.games.switches import OneOf, Switches


class Rules(Switches, frozen=True, kw_only=True):
    """How Walk the Plank is played. Raises RuleError for a value that is not allowed."""

    title: ClassVar[str] = "Walk the Plank"

    two_wtp: Annotated[
        Literal["last", "first"],
        OneOf(
            "W8", "of two Walk the Plank! in one battle the last or the first wins", "last", "first"
        ),
    ] = "last"
    captain_tie: Annotated[
        Literal["cut", "last_winner"],
        OneOf(
            "W10",
            "those with the most battles cut the pack for Captain, "
            "or it is the one of them who won a battle most recently",
            "cut",
            "last_winner",
        ),
    ] = "cut"
    null_final: Annotated[
        Literal["replay", "monster"],
        OneOf(
            "W13",
            "a one-card round that the Sea Monster kills is dealt again, "
            "or the Sea Monster's player wins the game",
            "replay",
            "monster",
        ),
    ] = "replay"
