"""The colours of places and wells, written as the lamp string of a `Wanted`.

Each lamp is one character; a capital letter is the same colour blinking.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from plank.table.line.messages import WELLS
from plank.table.table_state import track_index


class Lamp(StrEnum):
    """A colour, steady or blinking."""

    OFF = "."
    WHITE = "w"
    RED = "r"
    GREEN = "g"
    BLUE = "b"
    YELLOW = "y"
    ORANGE = "o"
    BLINKING_WHITE = "W"
    BLINKING_RED = "R"
    BLINKING_GREEN = "G"
    BLINKING_BLUE = "B"
    BLINKING_YELLOW = "Y"
    BLINKING_ORANGE = "O"

    @property
    def blinking(self) -> Lamp:
        """The same colour, blinking; what is off stays off."""
        return Lamp(self.value.upper())


def lamp_string(places: Mapping[int, Lamp], wells: Mapping[int, Lamp], spaces: int) -> str:
    """Write the lamps of the places (0 the ship) and wells named; all others are off.

    ValueError for a place or well that the table does not have.
    """
    pixels = [Lamp.OFF] * (spaces + 1 + WELLS)
    for place, lamp in places.items():
        pixels[track_index(place, spaces)] = lamp
    for well, lamp in wells.items():
        pixels[_well_index(well, spaces)] = lamp
    return "".join(pixels)


def _well_index(well: int, spaces: int) -> int:
    if not 0 <= well < WELLS:
        raise ValueError(f"well {well!r} is not one of 0 to {WELLS - 1}")
    return spaces + 1 + well
