"""`--mask`: the sensors that are out, as people name them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from plank.table.line.messages import LANES, MAX_SPACES, WELLS
from plank.table.table_state import SHIP, Masks

WHAT = {
    "places": range(SHIP, MAX_SPACES + 1),
    "lanes": range(1, LANES + 1),
    "wells": range(1, WELLS + 1),
}
"""What can be masked, and which numbers of it there are: people count from one, 0 is the ship."""

_RANGE = re.compile(r"([0-9]{1,2})(?:-([0-9]{1,2}))?")


def parse_masks(texts: Iterable[str]) -> Masks:
    """Read masks such as `places=all,wells=2` or `places=7,9-11`. Raises ValueError."""
    found: dict[str, set[int]] = {what: set() for what in WHAT}
    for what, value in _pairs(texts):
        found[what] |= _numbers(what, value)
    return Masks(
        places=frozenset(found["places"]),
        lanes=frozenset(lane - 1 for lane in found["lanes"]),
        wells=frozenset(well - 1 for well in found["wells"]),
    )


def _pairs(texts: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Give each value with what it is of: a value without `what=` belongs to the one before."""
    for text in texts:
        what = ""
        for word in text.split(","):
            head, equals, value = word.rpartition("=")
            what = head.strip() if equals else what
            if what not in WHAT:
                raise ValueError(f"--mask {text!r}: write {', '.join(f'{w}=...' for w in WHAT)}")
            yield what, value.strip()


def _numbers(what: str, value: str) -> set[int]:
    known = WHAT[what]
    if value == "all":
        return set(known)
    if value == "ship" and what == "places":
        return {SHIP}
    matched = _RANGE.fullmatch(value)
    numbers = _between(*matched.groups()) if matched else set[int]()
    if not numbers or not numbers <= set(known):
        few = f"{known[0]} to {known[-1]}"
        raise ValueError(f"--mask {what}={value}: {what} are {few}, a range such as 2-4, or all")
    return numbers


def _between(first: str, last: str | None) -> set[int]:
    return set(range(int(first), int(last or first) + 1))
