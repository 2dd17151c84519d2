"""Places as sentences have them: a number, the ship, or off the track."""

from __future__ import annotations

from plank.table.table_state import SHIP


def place_argument(place: int | None) -> int | str:
    """Return a place of the track as a sentence's argument."""
    if place is None:
        return "off"
    return "ship" if place == SHIP else place
