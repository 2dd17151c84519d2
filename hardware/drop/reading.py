"""What the sensor makes of a die where it came to rest, over the whole tolerance stack."""

from __future__ import annotations

from enum import StrEnum

import numpy as np
from scipy.spatial.transform import Rotation

from hardware.drop.throws import Array, Rest
from hardware.magnets.cocked import COCKED, EMPTY, face_of
from hardware.magnets.field import Die
from hardware.pins import Pins

FLAT_DEG = 3.0
SETTLED_MM = 0.5  # how far a flat die's middle may be over half an edge


class Verdict(StrEnum):
    """What became of a throw."""

    RIGHT = "right"  # flat, and read as its face
    FLAT_COCKED = "flat, told as cocked"
    COCKED = "cocked, told as cocked"
    TILTED_RIGHT = "tilted, read as the face that is uppermost"
    EMPTY = "told as empty"
    WRONG = "read as a wrong face"


class Maker:
    """Draws one table's errors after another: gain, height, offset, within the tolerances."""

    def __init__(self, pins: Pins, seed: int) -> None:
        self._pins = pins
        self._die = Die(pins)
        self._chance = np.random.default_rng(seed)

    def read(self, rest: Rest) -> Array:
        """The field under a die at rest, with one draw of the errors at their corners."""
        tolerance, chance = self._pins.table("tolerance"), self._chance
        height = tolerance["height"] * chance.choice((-1, 0, 1))
        gain = 1 + tolerance["gain"] * chance.choice((-1, 0, 1))
        offset = tolerance["offset_mT"] * chance.uniform(-1, 1, 3)
        sensor = np.array([0.0, 0.0, height - self._pins.table("wells")["sensor_depth"]])
        turned = Rotation.from_matrix(rest.rotation)
        field = self._die.reading(turned, sensor, rest.place)[0]
        return np.asarray(field * gain + offset, dtype=np.float64)

    def judge(self, rest: Rest) -> Verdict:
        """Judge one throw."""
        said = face_of(self._pins, self.read(rest))
        if said == EMPTY:
            return Verdict.EMPTY
        if said == COCKED:
            return Verdict.FLAT_COCKED if flat(self._pins, rest) else Verdict.COCKED
        if said != rest.face_down:
            return Verdict.WRONG
        return Verdict.RIGHT if flat(self._pins, rest) else Verdict.TILTED_RIGHT


def flat(pins: Pins, rest: Rest) -> bool:
    """Whether the die lies flat on the floor."""
    return rest.tilt < FLAT_DEG and rest.place[2] < pins.table("die")["edge"] / 2 + SETTLED_MM
