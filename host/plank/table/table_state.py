"""The table in the players' words: dice, pirates, buttons, read from what the board has `Seen`.

A place is 0 for the ship, 1 to `spaces` for a numbered space. Track segments come in chain order:
the ship's first, then the highest space down to space 1.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from plank.table.board_faults import FaultKind, read_faults
from plank.table.line.messages import LANES, Pose, Rest, Seen

SHIP = 0
UNREADABLE = 0xFF


def track_index(place: int, spaces: int) -> int:
    """Return where a place lies in the chain: the ship 0, then `spaces`, ..., space 1 last.

    ValueError for a place that the track does not have.
    """
    if not SHIP <= place <= spaces:
        raise ValueError(f"place {place!r} is not on a track of {spaces} spaces")
    return spaces + 1 - place if place else 0


def place_at(index: int, spaces: int) -> int:
    """Return the place of a segment of the chain; the inverse of `track_index`."""
    return track_index(index, spaces)  # the mapping is its own inverse


class Masks(Struct, frozen=True):
    """Sensors the user has declared dead: what they say is not believed."""

    places: frozenset[int] = frozenset()
    lanes: frozenset[int] = frozenset()
    wells: frozenset[int] = frozenset()


NO_MASKS = Masks()


class Die(Struct, frozen=True):
    """One die in its well: how it rests, the face up (1-6, 6 the symbol; None unless flat), throws.

    `throws` counts the throws that have come to rest since the board's boot.
    """

    rest: Rest
    face: int | None
    throws: int


class Buttons(Struct, frozen=True):
    """How often each button has been pressed since the board's boot."""

    stand: int
    pay: int
    repeat: int


class TableState(Struct, frozen=True):
    """What stands and lies on the table at one moment.

    `pirates` has, for every lane, the places where a magnet is, the ship first, then towards the
    sea; more than one means a magnet too many. `blind`, `blind_lanes` and `blind_wells` cannot be
    read or are masked: nothing is known of them. `boot` names the board's start that the counters
    count from.
    """

    spaces: int
    boot: str
    revision: int
    dice: tuple[Die, ...]
    pirates: Mapping[int, tuple[int, ...]]
    blind: frozenset[int]
    blind_lanes: frozenset[int]
    blind_wells: frozenset[int]
    buttons: Buttons
    armed: bool
    pose: Pose
    millivolts: int
    milliamps: int
    faults: tuple[str, ...]


def table_state(seen: Seen, masks: Masks = NO_MASKS) -> TableState:
    """Read a `Seen`, leaving out what `masks` declares dead."""
    segments = bytes.fromhex(seen.track)
    spaces = len(segments) - 1
    at = {place_at(index, spaces): lanes for index, lanes in enumerate(segments)}
    blind = masks.places | {place for place, lanes in at.items() if lanes == UNREADABLE}
    readable = {place: lanes for place, lanes in at.items() if place not in blind}
    return TableState(
        spaces=spaces,
        boot=seen.boot,
        revision=seen.seen,
        dice=_dice(seen, masks),
        pirates={lane: _places(lane, readable, masks) for lane in range(LANES)},
        blind=blind,
        blind_lanes=masks.lanes,
        blind_wells=masks.wells | _broken_wells(seen.faults),
        buttons=Buttons(*seen.buttons),
        armed=seen.armed,
        pose=seen.pose,
        millivolts=seen.power[0],
        milliamps=seen.power[1],
        faults=seen.faults,
    )


def _broken_wells(faults: tuple[str, ...]) -> frozenset[int]:
    found = read_faults(faults) if faults else ()
    return frozenset(fault.number for fault in found if fault.kind is FaultKind.WELL)


def _dice(seen: Seen, masks: Masks) -> tuple[Die, ...]:
    return tuple(
        Die("empty", None, 0)
        if well in masks.wells
        else Die(die.rest, die.face or None, die.throws)
        for well, die in enumerate(seen.wells)
    )


def _places(lane: int, readable: Mapping[int, int], masks: Masks) -> tuple[int, ...]:
    if lane in masks.lanes:
        return ()
    return tuple(place for place, lanes in readable.items() if lanes >> lane & 1)
