"""What the journal keeps of the sensors beside the moves, so that another host believes the same.

From where the wells count, and what people said by hand of stuck sensors. It is one text, which
the journal does not look into.
"""

from __future__ import annotations

import msgspec

from plank.referee.dice.well_counters import SavedCounters
from plank.referee.positions.manual_positions import SavedPositions


class SensorState(msgspec.Struct, frozen=True, omit_defaults=True):
    """The positions that people said, where they said any; the counters, where there are dice."""

    positions: SavedPositions | None = None
    dice: SavedCounters | None = None


def write_sensor_state(state: SensorState) -> str:
    """Return what the journal keeps, as JSON."""
    return msgspec.json.encode(state).decode()


def read_sensor_state(text: str) -> SensorState:
    """Read a journal's entry; "" where there is none."""
    return msgspec.json.decode(text, type=SensorState) if text else SensorState()
