"""Pirates placed by hand where a sensor can't tell: believed until it says something new.

Whoever says where a pirate stands also says which sensors of its lane are wrong. One that senses a
pirate where there is none is not believed any more, until it has been off once.
"""

from __future__ import annotations

import msgspec

from plank.table.table_state import TableState

Places = tuple[int, ...]


class SavedPositions(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was said and what was sensed then, and the places not believed: lane by lane."""

    said: dict[int, Places] = {}
    sensed: dict[int, Places] = {}
    false: dict[int, Places] = {}


class ManualPositions:
    """What people said of where pirates stand, lane by lane, beside what the sensors said then."""

    def __init__(self, saved: SavedPositions | None = None) -> None:
        saved = saved or SavedPositions()
        self._said = dict(saved.said)
        self._sensed = dict(saved.sensed)
        self._false = {lane: frozenset(places) for lane, places in saved.false.items()}

    def saved(self) -> SavedPositions | None:
        """Return what makes this again; None where nothing that was said holds any more."""
        false = {lane: tuple(sorted(places)) for lane, places in self._false.items() if places}
        if not self._said and not false:
            return None
        return SavedPositions(dict(self._said), dict(self._sensed), false)

    @property
    def lanes(self) -> frozenset[int]:
        """The lanes whose pirate is where people say."""
        return frozenset(self._said)

    def place(self, sensed: TableState, lane: int, place: int | None) -> TableState:
        """Believe that a lane's pirate stands at a place (None: off the track)."""
        self._said[lane] = () if place is None else (place,)
        self._sensed[lane] = sensed.pirates[lane]
        self._false[lane] = frozenset(sensed.pirates[lane]) - frozenset(self._said[lane])
        return self._believed(sensed)

    def apply(self, sensed: TableState) -> TableState:
        """Return the table as people say it is, as long as the sensors say nothing new."""
        for lane in [lane for lane in self._said if sensed.pirates[lane] != self._sensed[lane]]:
            del self._said[lane], self._sensed[lane]
        for lane, false in self._false.items():
            self._false[lane] = false.intersection(sensed.pirates[lane])
        return self._believed(sensed)

    def _believed(self, sensed: TableState) -> TableState:
        if not any(self._false.values()) and not self._said:
            return sensed
        pirates = {
            lane: self._said.get(lane, self._without_false(lane, places))
            for lane, places in sensed.pirates.items()
        }
        return msgspec.structs.replace(sensed, pirates=pirates)

    def _without_false(self, lane: int, places: Places) -> Places:
        return tuple(place for place in places if place not in self._false.get(lane, ()))
