"""The faults that the board finds in itself, read from the words of a `Seen`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import StrEnum

from msgspec import Struct


class FaultKind(StrEnum):
    """The kinds of faults; the value is the board's word for it (firmware/README.md)."""

    CHAIN = "chain"  # from segment `number` on (0 the ship's) the chain can't be read
    SHORT = "short"  # the same, the line being held low
    WELL = "well"  # the sensor of well `number` is out
    POWER = "power"
    SETTINGS = "settings"


class Fault(Struct, frozen=True):
    """One fault; `number` is 0 where the kind has none."""

    kind: FaultKind
    number: int = 0


_FAULT = re.compile(r"(chain|short|well|power|settings)(?: ([0-9]{1,3}))?")


def read_faults(words: Iterable[str]) -> tuple[Fault, ...]:
    """Read the board's words; unknown ones, of a newer firmware, are passed over."""
    return tuple(_known(words))


def _known(words: Iterable[str]) -> Iterator[Fault]:
    for word in words:
        if found := _FAULT.fullmatch(word):
            yield Fault(FaultKind(found[1]), int(found[2] or 0))
