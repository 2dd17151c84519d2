"""Every printed part: how it is made, how many, how it lies on the bed, what it is printed in."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from build123d import Rot

from hardware.pins import Pins
from hardware.printed import dice, ends, latch, mount, pirate, segment, tentacle, tower

UPRIGHT, FACE_DOWN, ON_PLATE = (0, 0, 0), (180, 0, 0), (-90, 0, 0)
MOUNT = "PETG, ABS or ASA, for PLA creeps beside a warm servo; plate on the bed, 4 walls, 30 %"
BRIDGE = 20.5  # mm that a printer bridges between two walls, at most


@dataclass(frozen=True)
class Printed:
    """One printed part; `turn` lays it on the bed as it is printed."""

    name: str
    make: Callable[[Pins], Any]
    count: int
    turn: tuple[float, float, float]
    advice: str

    def on_bed(self, pins: Pins) -> Any:
        """The part as it lies on the bed."""
        return Rot(*self.turn) * self.make(pins)


def every(pins: Pins, spaces: int | None = None) -> list[Printed]:
    """All parts of a table of `spaces` spaces."""
    count = pins.table("plank")["spaces"] if spaces is None else spaces
    deck = "deck on the bed, 3 walls, 20 % infill; the lamp's window is 4 layers of 0.2 mm"
    return [
        Printed("segment", segment.segment, count + 1, FACE_DOWN, deck),
        Printed("fold_ship", ends.fold_ship, 1, FACE_DOWN, "deck on the bed, 4 walls, 40 %"),
        Printed("fold_sea", ends.fold_sea, 1, FACE_DOWN, "deck on the bed, 4 walls, 40 %"),
        Printed("sea_cap", ends.sea_cap, 1, FACE_DOWN, "deck on the bed, 4 walls, 40 %"),
        Printed("ship_cap", ends.ship_cap, 1, FACE_DOWN, "deck on the bed, 4 walls, 40 %"),
        Printed("arm_left", tentacle.arm, 2, FACE_DOWN, "socket up, solid, PETG or PLA"),
        Printed("arm_right", tentacle.arm_right, 2, FACE_DOWN, "socket up, solid, PETG or PLA"),
        Printed("link", tentacle.link, 4, UPRIGHT, "suckers up, solid, PETG or PLA"),
        Printed("mount", mount.mount, 4, ON_PLATE, MOUNT),
        Printed("die_upper", dice.die_upper, 4, UPRIGHT, "split on the bed, solid, 0.12 mm layers"),
        Printed("die_coin", dice.die_coin, 2, FACE_DOWN, "split on the bed, solid, 0.12 mm"),
        Printed("die_sword", dice.die_sword, 2, FACE_DOWN, "split on the bed, solid, 0.12 mm"),
        Printed("die_peg", dice.die_peg, 8, UPRIGHT, "solid; or cut from 2 mm filament"),
        Printed("tower", tower.tower, 4, UPRIGHT, "upright, 2 walls, 15 %; pocket floor solid"),
        *bases(),
        Printed("pirate_figure", pirate.pirate_figure, 6, UPRIGHT, "upright, brim, 20 %"),
        Printed("latch", latch.latch, 1, UPRIGHT, "upright, 4 walls, 40 %"),
    ]


def bases() -> list[Printed]:
    """Six bases, each with its lane's notches."""
    advice = "upright, solid, first layers 0.2 mm: the skin under the magnet is 3 of them"
    return [
        Printed(f"pirate_base_{lane}", partial(pirate.pirate_base, lane=lane), 1, UPRIGHT, advice)
        for lane in range(6)
    ]
