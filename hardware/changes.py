"""Figures of pins.toml that not everything follows: another value is refused, with the reason.

Spaces are followed by everything from 11 to 30. For one of these, do what the reason says, and then
write the new value here.
"""

from collections.abc import Iterator
from typing import Any

from hardware.pins import Pins

ROUTED = "the segment board's parts and tracks (boards/placement.py) are laid out and routed for it"
SIX = "a segment's byte, its board's switches and the magnets' poles are for six; so is the game"
PITCH = "links W2 and W11, the segment board's width and the printed parts' masses are for it"
FIXED: dict[str, tuple[Any, str]] = {
    "pirate.lanes": (6, SIX),
    "plank.lane_pitch": (20.0, ROUTED),
    "plank.pitch": (30.0, PITCH),
    "segment_board.length": (112.0, ROUTED),
    "segment_board.width": (26.0, ROUTED),
    "segment_board.holes": ({"diameter": 2.2, "x": 10.5, "y": 45.0}, ROUTED),
}


def not_followed(pins: Pins) -> Iterator[str]:
    """A figure with a value that boards, cables or prints would not follow."""
    for path, (value, reason) in FIXED.items():
        table, key = path.split(".")
        if (found := pins.table(table)[key]) != value:
            yield f"{path} is {found}, but only {value} is followed everywhere: {reason}"


def lanes_without_parts(pins: Pins) -> Iterator[str]:
    """As many inputs and poles as lanes there must be."""
    lanes = pins.table("pirate")["lanes"]
    for name, found in (
        ("chain.lane_inputs", pins.table("chain")["lane_inputs"]),
        ("pirate.poles", pins.table("pirate")["poles"]),
    ):
        if len(found) != lanes:
            yield f"{name} has {len(found)} entries for {lanes} lanes"
