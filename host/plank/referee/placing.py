"""Pirates placed by hand where a sensor can't tell: believed until it says something new."""

from __future__ import annotations

import msgspec

from plank.table.board import TableState


class Placing:
    """What people said of where pirates stand, lane by lane, beside what the sensors said then."""

    def __init__(self) -> None:
        self._said: dict[int, tuple[int, ...]] = {}
        self._sensed: dict[int, tuple[int, ...]] = {}

    @property
    def lanes(self) -> frozenset[int]:
        """The lanes whose pirate is where people say."""
        return frozenset(self._said)

    def place(self, table: TableState, lane: int, place: int | None) -> TableState:
        """Believe that a lane's pirate stands at a place (None: off the track)."""
        self._sensed.setdefault(lane, table.pirates.get(lane, ()))
        self._said[lane] = () if place is None else (place,)
        return self._with_said(table)

    def apply(self, table: TableState) -> TableState:
        """Return the table as people say it is, as long as the sensors say nothing new."""
        for lane in [lane for lane in self._said if table.pirates[lane] != self._sensed[lane]]:
            del self._said[lane], self._sensed[lane]
        return self._with_said(table)

    def _with_said(self, table: TableState) -> TableState:
        if not self._said:
            return table
        return msgspec.structs.replace(table, pirates={**table.pirates, **self._said})
