"""The drop study: throws of every well over frictions and materials, as a table.

The long one is made by `python -m hardware drop` and committed as generated/drop_study.csv; the
short one runs with the heavy tests.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from hardware.drop.reading import Maker, Verdict, flat
from hardware.drop.shapes import SHAPES, Shape, centring_pocket
from hardware.drop.throws import Material, Rest, Tower
from hardware.pins import Pins

FRICTIONS = (0.15, 0.2, 0.3, 0.4, 0.5)
DAMPINGS = {"lively": 0.12, "middling": 0.25, "dead": 0.6}
THROWS, FEWER = 240, 40  # of the chosen well and of each other, for each friction and material
STUCK_MM = 20.0  # a die whose middle lies higher than this over the floor never reached the well
SEED = 12
FACES = range(1, 7)


@dataclass(frozen=True)
class Row:
    """Throws of one well with one friction and material."""

    well: str
    friction: float
    material: str
    flat: int
    stuck: int
    verdicts: Counter[Verdict]
    faces: list[int]

    @property
    def throws(self) -> int:
        """How many there were."""
        return self.verdicts.total()

    @property
    def right(self) -> float:
        """Share of the throws that lay flat and were read right at once."""
        return self.verdicts[Verdict.RIGHT] / self.throws


def rests(pins: Pins, shape: Shape, material: Material, throws: int) -> list[Rest]:
    """Throw a die into one well again and again."""
    tower = Tower(pins, shape, material, SEED)
    return [tower.throw() for _ in range(throws)]


def row(pins: Pins, shape: Shape, friction: float, name: str, throws: int) -> Row:
    """Throw and judge."""
    found = rests(pins, shape, Material(friction, DAMPINGS[name]), throws)
    maker = Maker(pins, SEED)
    flats = [rest for rest in found if flat(pins, rest)]
    return Row(
        shape.name,
        friction,
        name,
        len(flats),
        sum(rest.place[2] > STUCK_MM for rest in found),
        Counter(maker.judge(rest) for rest in found),
        [sum(rest.face_down == face for rest in flats) for face in FACES],
    )


def rows(pins: Pins, throws: int = THROWS, fewer: int = FEWER) -> Iterator[Row]:
    """Every well; the readings are the chosen one's, whose sensor lies under the middle."""
    for make in SHAPES:
        count = throws if make is centring_pocket else fewer
        for friction in FRICTIONS:
            for name in DAMPINGS:
                yield row(pins, make(pins), friction, name, count)


def study_csv(found: Iterator[Row]) -> str:
    """The committed table; other wells have no verdicts, for their sensors would lie elsewhere."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    head = ["well", "friction", "material", "throws", "flat", "stuck on the way"]
    writer.writerow([*head, *Verdict, *(f"{face} down" for face in FACES)])
    for one in found:
        own = one.well == centring_pocket.__name__.replace("_", " ")
        counts = [one.verdicts[verdict] if own else "" for verdict in Verdict]
        known = [one.well, one.friction, one.material, one.throws, one.flat, one.stuck]
        writer.writerow([*known, *counts, *one.faces])
    return out.getvalue()
