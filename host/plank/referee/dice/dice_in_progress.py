"""The dice of a game in progress: its rules for them, and what the wells have counted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from plank.games import Game, Move
from plank.referee.dice.dice_game import CoinOffer, DiceGame
from plank.referee.dice.dice_view import DiceView
from plank.referee.dice.well_counters import SavedCounters, WellCounters
from plank.table.table_state import TableState

G = TypeVar("G", bound=Game)


class DiceInProgress(Generic[G]):
    """Which dice count as thrown, and whether a coin is offered, from move to move."""

    def __init__(self, rules: DiceGame[G], game: G, saved: SavedCounters | None) -> None:
        self._rules = rules
        self._counters = WellCounters(saved)
        if self._counters.restoring:
            self._counters.expect(rules.readings(game))

    def view(self, game: G, table: TableState) -> DiceView:
        """Return the dice as they are to be read."""
        by_hand = self._counters.by_hand | table.blind_wells
        return self._counters.view(table, self._rules.live(game, by_hand))

    def settle(self, table: TableState, dice: Iterable[int]) -> None:
        """Take these dice, as they lie, for accepted: they were not thrown."""
        self._counters.accept(table, dice)

    def spend(self, move: Move, entered: Iterable[int], table: TableState | None) -> None:
        """Take the move's dice for accepted; an offered coin is spent when they are thrown.

        `entered` are the dice whose faces were entered by hand.
        """
        counters, dice = self._counters, self._rules.dice_of(move)
        if table is not None:
            counters.accept(table, dice)
        counters.offered = counters.offered and not dice
        if self._rules.ends_turn(move):
            counters.by_hand = frozenset()
        else:
            counters.by_hand |= frozenset(entered).intersection(dice)

    def offer(self, offer: CoinOffer) -> None:
        """Have a coin offered for the next rethrow, or no longer."""
        self._counters.offered = offer.offered

    def restore(self, table: TableState) -> None:
        """Have the dice put back as they lay before moves that are taken back."""
        self._counters.restore(table)

    def expect(self, game: G) -> None:
        """Expect the dice as the game has them now."""
        self._counters.expect(self._rules.readings(game))

    def saved(self) -> SavedCounters:
        """Return what is kept of them."""
        return self._counters.saved()
