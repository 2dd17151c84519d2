"""Which dice have been thrown since the last accepted move, told by the wells' counters.

The board counts the throws that come to rest in each well. A die whose count has moved on from
the one accepted last is *fresh*. Counters start anew with the board (another `boot`): then a
die that lies flat with another face has been thrown meanwhile; but if dice are missing, they
are put back first (*restoring*), and what is put back is no throw. So nothing is lost while
nobody listens, and nothing counts twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from plank.referee.dice.dice_view import DiceView
from plank.referee.dice.faces import ALL_DICE
from plank.table.table_state import TableState


class SavedCounters(msgspec.Struct, frozen=True):
    """The counters at an accepted move: what is kept beside it."""

    boot: str
    throws: tuple[int, int, int, int]
    faces: tuple[int | None, int | None, int | None, int | None]
    by_hand: frozenset[int] = frozenset()
    offered: bool = False
    restoring: bool = False


class WellCounters:
    """Tells fresh dice from those that lie there since the last accepted move.

    `by_hand` are the dice that people tell of until the turn ends: their faces were entered by
    hand, or their wells came back while others had been thrown. What those wells say counts for
    nothing, and neither does what a blind well says.
    `offered` tells whether a coin is offered for the next rethrow: it is kept with the counters,
    for both tell what dice at rest mean.
    """

    def __init__(self, saved: SavedCounters | None = None) -> None:
        self._boot = saved.boot if saved else ""
        self._throws = list(saved.throws if saved else (0, 0, 0, 0))
        self._faces = list(saved.faces if saved else (None,) * 4)
        self.by_hand: frozenset[int] = saved.by_hand if saved else frozenset[int]()
        self.offered = saved.offered if saved else False
        self.restoring = saved.restoring if saved else False
        self._blind = frozenset[int]()

    def view(self, table: TableState, live: Callable[[], tuple[int, ...]]) -> DiceView:
        """Take notice of the table, and return what that makes of the dice.

        `live` returns the dice that must show their accepted faces; it is seldom asked.
        """
        self._take_notice(table, live)
        return DiceView(
            fresh=self.fresh(table),
            offered=self.offered,
            by_hand=self.by_hand | table.blind_wells,
            anew=self.lain_anew(table),
            restoring=self.restoring,
        )

    def _take_notice(self, table: TableState, live: Callable[[], tuple[int, ...]]) -> None:
        if table.boot != self._boot:
            self._start_anew(table, live())
        if back := self._blind - table.blind_wells:
            self._welcome(table, back, live() or ALL_DICE)
        self._blind = table.blind_wells
        if self.restoring and all(self._as_accepted(table, die) for die in live()):
            self.restoring = False
            self.accept(table, set(ALL_DICE) - table.blind_wells)

    def _start_anew(self, table: TableState, live: tuple[int, ...]) -> None:
        comparable = all(table.dice[die].rest == "flat" for die in live)
        changed = [die for die in live if comparable and not self._as_accepted(table, die)]
        if not live and self._all_thrown(table):
            changed = _readable(table)
        self._boot = table.boot
        self._throws = [table.dice[die].throws - (die in changed) for die in ALL_DICE]
        self.restoring = not comparable

    def _all_thrown(self, table: TableState) -> bool:
        """Tell whether all dice lie there, not all as in the last turn: a first throw."""
        known = [die for die in _readable(table) if self._faces[die] is not None]
        flat = all(table.dice[die].rest == "flat" for die in _readable(table))
        return flat and any(not self._as_accepted(table, die) for die in known)

    def _welcome(self, table: TableState, back: frozenset[int], dice: Iterable[int]) -> None:
        """Let dice whose wells can be read again lie as they do: that is no throw.

        If others of these dice have been thrown meanwhile they may have been as well, unseen: then
        people tell what they show.
        """
        for die in back:
            self._throws[die] = table.dice[die].throws
        thrown = {die for die in dice if table.dice[die].rest == "rolling"}.union(self.fresh(table))
        if not self.restoring and (thrown & set(dice)) - back:
            self.by_hand |= back

    def _has_come_to_rest(self, table: TableState, die: int) -> bool:
        well = table.dice[die]
        return well.rest == "flat" and well.throws != self._throws[die]

    def _as_accepted(self, table: TableState, die: int) -> bool:
        well = table.dice[die]
        return well.rest == "flat" and well.face == self._faces[die]

    def fresh(self, table: TableState) -> tuple[int, ...]:
        """Return the dice that lie flat and have been thrown since they were last accepted."""
        if self.restoring:
            return ()
        return tuple(
            die
            for die in _readable(table)
            if die not in self.by_hand and self._has_come_to_rest(table, die)
        )

    def lain_anew(self, table: TableState) -> tuple[int, ...]:
        """Return the dice told of by hand that have come to rest anew in a good well."""
        if self.restoring:
            return ()
        told = [die for die in _readable(table) if die in self.by_hand]
        return tuple(die for die in told if self._has_come_to_rest(table, die))

    def accept(self, table: TableState, dice: Iterable[int] = ALL_DICE) -> None:
        """Take these dice as they are now for accepted."""
        for die in dice:
            self._throws[die] = table.dice[die].throws
            self._faces[die] = table.dice[die].face

    def spend(
        self,
        table: TableState | None,
        dice: Iterable[int],
        entered: Iterable[int],
        *,
        ends_turn: bool,
    ) -> None:
        """Take a move's dice for accepted; an offered coin is spent when they are thrown.

        `entered` are the dice whose faces were entered by hand: people tell of those until the
        turn ends.
        """
        dice = tuple(dice)
        if table is not None:
            self.accept(table, dice)
        self.offered = self.offered and not dice
        if ends_turn:
            self.by_hand = frozenset[int]()
        else:
            self.by_hand |= frozenset(entered).intersection(dice)

    def restore(self, table: TableState) -> None:
        """Have the dice put back (after a take back): what lies is no throw."""
        self.accept(table)
        self.offered = False
        self.restoring = True

    def expect(self, faces: Iterable[int | None]) -> None:
        """Have the dice be put back to these faces; before a throw (None) all wells count again."""
        self._faces = list(faces)
        if self._faces == [None] * len(ALL_DICE):
            self.by_hand = frozenset[int]()

    def saved(self) -> SavedCounters:
        """Return what makes these counters again."""
        first, second, third, fourth = self._throws
        one, two, three, four = self._faces
        return SavedCounters(
            boot=self._boot,
            throws=(first, second, third, fourth),
            faces=(one, two, three, four),
            by_hand=self.by_hand,
            offered=self.offered,
            restoring=self.restoring,
        )


def _readable(table: TableState) -> list[int]:
    return [die for die in ALL_DICE if die not in table.blind_wells]
