"""What the journal keeps of the sensors beside the moves, so that another host believes the same.

From where the wells count, and what people said by hand of stuck sensors. It is one text, which
the journal does not look into.
"""

from __future__ import annotations

import msgspec

from plank.referee.placing import Placing, PlacingReading
from plank.referee.wells import Wells, WellsReading


class Kept(WellsReading, frozen=True, omit_defaults=True):
    """The wells' reading, and the placing's where anything was said."""

    placing: PlacingReading | None = None


def write_kept(wells: Wells, placing: Placing) -> str:
    """Return what the journal keeps, as JSON."""
    fields = msgspec.structs.asdict(wells.reading())
    return msgspec.json.encode(Kept(**fields, placing=placing.reading())).decode()


def read_kept(text: str) -> tuple[Wells, Placing]:
    """Make wells and placing of a journal's entry again; "" where there is none."""
    if not text:
        return Wells(), Placing()
    kept = msgspec.json.decode(text, type=Kept)
    return Wells(kept), Placing(kept.placing)
