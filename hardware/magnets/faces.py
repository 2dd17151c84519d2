"""Which face lies down: the band of readings of each face, and the thresholds between them.

Method: the die lies on each face, turned by quarter turns, off the middle by up to `seat` both
ways, nearer or further by up to `height`; the extremes are widened by the gain's tolerance, the
sensor's offset and the two neighbouring dice. Thresholds lie midway between neighbouring bands.
"""

from dataclasses import dataclass
from itertools import pairwise, product

import numpy as np

from hardware.magnets.field import NORMAL, QUARTER_TURNS, Array, Die, lying
from hardware.pins import Pins

GRID = 5  # points across the seat's tolerance, both ways
FREE_YAWS = tuple(float(yaw) for yaw in range(0, 360, 15))


@dataclass(frozen=True)
class Band:
    """What the sensor can read with one face down (mT); `sideways` is the largest |Bx, By|."""

    face: int
    nominal: float
    low: float
    high: float
    sideways: float

    @property
    def up(self) -> int:
        """The face that a player sees (6 is the symbol)."""
        return 7 - self.face


def sensor_points(pins: Pins, height: float | None = None) -> Array:
    """Sensor places that the tolerances allow, seen from a die in the middle."""
    tolerance, wells = pins.table("tolerance"), pins.table("wells")
    seat = np.linspace(-tolerance["seat"], tolerance["seat"], GRID)
    play = tolerance["height"] if height is None else height
    depth = -wells["sensor_depth"] + np.array([-play, 0.0, play])
    return np.array(list(product(seat, seat, depth)))


def neighbours(pins: Pins, die: Die, pitch: float | None = None) -> float:
    """Largest Bz that the dice in the two wells beside this one add."""
    wells = pins.table("wells")
    away = np.array([wells["pitch"] if pitch is None else pitch, 0.0, -wells["sensor_depth"]])
    sizes = [
        abs(die.reading(lying(face, yaw), away)[0, 2]) for face in NORMAL for yaw in QUARTER_TURNS
    ]
    return 2 * float(max(sizes))


def band(pins: Pins, die: Die, face: int, points: Array, extra: float) -> Band:
    """Readings of one face over `points`, widened by gain, offset and `extra`."""
    tolerance = pins.table("tolerance")
    below = np.array([0.0, 0.0, -pins.table("wells")["sensor_depth"]])
    read = np.vstack([die.reading(lying(face, yaw), points) for yaw in QUARTER_TURNS])
    size = np.abs(read[:, 2])
    sign = float(np.sign(read[0, 2]))
    slack = tolerance["offset_mT"] + extra
    near = size.max() * (1 + tolerance["gain"]) + slack
    far = size.min() * (1 - tolerance["gain"]) - slack
    low, high = sorted((sign * far, sign * near))
    nominal = float(die.reading(lying(face), below)[0, 2])
    sideways = float(np.hypot(read[:, 0], read[:, 1]).max()) * (1 + tolerance["gain"]) + slack
    return Band(face, nominal, float(low), float(high), sideways)


def bands(pins: Pins, height: float | None = None) -> list[Band]:
    """Bands of all six faces, rising."""
    die = Die(pins)
    extra = neighbours(pins, die)
    points = sensor_points(pins, height)
    return sorted((band(pins, die, face, points, extra) for face in NORMAL), key=lambda b: b.low)


def gaps(found: list[Band]) -> list[float]:
    """Distance from each band to the next, mT; below zero they overlap."""
    return [after.low - before.high for before, after in pairwise(found)]


def empty_limit(pins: Pins) -> float:
    """Largest |Bz| of an empty well: offset and the neighbours."""
    return float(pins.table("tolerance")["offset_mT"]) + neighbours(pins, Die(pins))


def thresholds(found: list[Band], empty: float) -> dict[str, float]:
    """Thresholds on |Bz|, midway between the bands, to a tenth of a mT."""
    small, medium, large = (sorted((abs(b.low), abs(b.high))) for b in found[3:])
    return {
        "die": round((empty + small[0]) / 2, 1),
        "medium": round((small[1] + medium[0]) / 2, 1),
        "large": round((medium[1] + large[0]) / 2, 1),
    }


def height_study(pins: Pins, errors: tuple[float, ...]) -> list[tuple[float, float]]:
    """Smallest gap between bands for each tolerance of the height (mm, mT)."""
    return [(error, min(gaps(bands(pins, error)))) for error in errors]
