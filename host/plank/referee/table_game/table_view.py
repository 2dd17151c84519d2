"""The table as the referee sees it now."""

from __future__ import annotations

from dataclasses import dataclass

from plank.referee.dice.dice_view import NO_DICE_SEEN, DiceView
from plank.table.table_state import TableState


@dataclass(frozen=True)
class TableView:
    """The table as far as its sensors are believed, and what is known of it besides.

    `placed` are the lanes whose pirate was placed by hand.
    """

    table: TableState
    placed: frozenset[int] = frozenset()
    dice: DiceView = NO_DICE_SEEN
