"""Which pirates stand wrong on the table, and how to put them right in the fewest moves.

Where each lane's pirate belongs is compared with where magnets are. Each difference is one move of
a hand: `differences(...)[0]` is the next to ask for, and an empty list means that the table agrees
with the game.

What the sensors cannot tell: a switch knows its lane and its space, not whose pirate is on it. Two
pirates that stand on places right for the *lanes* they stand in, but each in the other's lane, look
right. A magnet too many in one lane while another lane's pirate is missing is most likely that
pirate, one lane aside. It is one move (`astray`), and any other magnet put there would do as well:
people see whose hat it is, the table does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from msgspec import Struct

from plank.table.lamps import Lamp
from plank.table.table_state import SHIP, TableState

Standing = tuple[int, int]  # lane, place


class Kind(StrEnum):
    """In what way a pirate stands wrong."""

    MISPLACED = "misplaced"  # stands in its lane, on another place
    ASTRAY = "astray"  # missing, and there is one too many in lane `found`
    MISSING = "missing"  # stands nowhere
    DOUBLED = "doubled"  # stands where it belongs, and a second magnet is in its lane
    EXTRA = "extra"  # a magnet in the lane of nobody, or of one who has fallen


class Difference(Struct, frozen=True):
    """One thing to put right: `lane`'s pirate belongs there, it stands here (None: nowhere).

    `found` is the lane in which a pirate gone astray seems to stand.
    """

    kind: Kind
    lane: int
    belongs: int | None
    stands: int | None
    found: int | None = None


def differences(expected: Mapping[int, int | None], state: TableState) -> list[Difference]:
    """Compare where pirates belong (lane to place; None or left out: nowhere) with the table.

    Every entry is one move; together they are as few as can be. Moves along a lane come first,
    then pirates to fetch, then magnets to take away, each from the ship towards the sea. A pirate
    whose place or lane is blind is believed to stand there (see `unseen`).
    """
    absent = {
        lane: place
        for lane, place in expected.items()
        if place is not None and _is_absent(lane, place, state)
    }
    hidden = {lane: place for lane, place in absent.items() if place in state.blind}
    visible = {lane: place for lane, place in absent.items() if lane not in hidden}
    strays = sorted(_strays(expected, state), key=lambda stray: _from_ship(stray[1]))
    misplaced = list(_misplaced(visible, strays))
    fetched = list(_fetched(visible, strays))
    # only a stray that nobody else is missing shows that a pirate left its blind place
    misplaced += _misplaced(hidden, strays)
    return [*_ordered(misplaced), *_ordered(fetched), *_left_over(strays, expected)]


def unseen(expected: Mapping[int, int | None], state: TableState) -> tuple[int, ...]:
    """Return the lanes whose pirate belongs where the table is blind: believed, not known."""
    return tuple(
        lane
        for lane, place in expected.items()
        if place is not None
        and (lane in state.blind_lanes or (place in state.blind and not state.pirates[lane]))
    )


def lamps_for(difference: Difference) -> dict[int, Lamp]:
    """Return the lamps of the places: blinking green where to put it, blinking red where it is."""
    lamps: dict[int, Lamp] = {}
    if difference.stands is not None:
        lamps[difference.stands] = Lamp.BLINKING_RED
    if difference.belongs is not None and difference.kind != Kind.DOUBLED:
        lamps[difference.belongs] = Lamp.BLINKING_GREEN
    return lamps


def _strays(expected: Mapping[int, int | None], state: TableState) -> Iterator[Standing]:
    """Find the magnets where no pirate belongs."""
    for lane, places in state.pirates.items():
        for place in places:
            if place != expected.get(lane):
                yield lane, place


def _is_absent(lane: int, place: int, state: TableState) -> bool:
    return lane not in state.blind_lanes and place not in state.pirates[lane]


def _misplaced(absent: dict[int, int], strays: list[Standing]) -> Iterator[Difference]:
    """Take from both the pirates that need only be moved along their own lane."""
    for lane, belongs in list(absent.items()):
        own = [stray for stray in strays if stray[0] == lane]
        if own:
            nearest = min(own, key=lambda stray: abs(stray[1] - belongs))
            strays.remove(nearest)
            del absent[lane]
            yield Difference(Kind.MISPLACED, lane, belongs, nearest[1])


def _fetched(absent: Mapping[int, int], strays: list[Standing]) -> Iterator[Difference]:
    """Fetch each absent pirate: the stray nearest its place (taken out), or from off the table."""
    for lane, belongs in absent.items():
        if strays:
            nearest = min(strays, key=lambda stray: (abs(stray[1] - belongs), abs(stray[0] - lane)))
            strays.remove(nearest)
            yield Difference(Kind.ASTRAY, lane, belongs, nearest[1], found=nearest[0])
        else:
            yield Difference(Kind.MISSING, lane, belongs, None)


def _left_over(strays: list[Standing], expected: Mapping[int, int | None]) -> Iterator[Difference]:
    for lane, place in strays:
        belongs = expected.get(lane)
        yield Difference(Kind.EXTRA if belongs is None else Kind.DOUBLED, lane, belongs, place)


def _ordered(found: list[Difference]) -> list[Difference]:
    return sorted(found, key=lambda one: (_from_ship(one.stands), one.lane))


def _from_ship(place: int | None) -> float:
    """Sort key: the ship first, then high spaces, towards the sea; nowhere last."""
    if place is None:
        return float("inf")
    return float("-inf") if place == SHIP else -place
