"""A magnet so strong that it reaches the next switch too: one pirate on two neighbouring places.

The switches can't tell which of the two it is; the game can: it is where it belongs, or where it
may go, if that is one of them (failures.md D3). Two places further apart are two magnets.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from plank.table.table_state import TableState, track_index

Expected = Mapping[int, int | None]
InHand = Mapping[int, frozenset[int]]


def resolved(table: TableState, expected: Expected, in_hand: InHand) -> TableState:
    """Return the table with every pirate that is seen twice on the place that the game knows."""
    twice = {lane: places for lane, places in table.pirates.items() if _touch(places, table)}
    known = {
        lane: (place,)
        for lane, places in twice.items()
        if (place := _known(places, expected.get(lane), in_hand.get(lane, frozenset()))) is not None
    }
    if not known:
        return table
    return msgspec.structs.replace(table, pirates={**table.pirates, **known})


def _touch(places: tuple[int, ...], table: TableState) -> bool:
    if len(places) != 2:
        return False
    one, other = (track_index(place, table.spaces) for place in places)
    return abs(one - other) == 1


def _known(places: tuple[int, ...], belongs: int | None, allowed: frozenset[int]) -> int | None:
    if belongs in places:
        return belongs
    return next((place for place in places if place in allowed), None)
