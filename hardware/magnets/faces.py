"""Which face lies down: the band of readings of each face, and the thresholds between them.

A field's strength is the root of Bz^2 + `across_share` (Bx^2 + By^2): under a die that is off the
middle Bz falls while Bx and By rise, so that the strength changes little. Its sign is that of Bz.
Method: the die lies on each face, turned anyhow, off the middle by up to `seat` in any direction,
nearer or further by up to `height`; the extremes are widened by the gain's tolerance, the sensor's
offset and the two neighbouring dice. Thresholds lie midway between neighbouring bands.
"""

from dataclasses import dataclass
from itertools import pairwise, product
from typing import cast

import numpy as np

from hardware.magnets.field import NORMAL, QUARTER_TURNS, Array, Die, lying
from hardware.pins import Pins

RADII = 4  # rings of places over the seat's tolerance
AROUND = 12  # places on a ring
FREE_YAWS = tuple(float(yaw) for yaw in range(0, 360, 15))


@dataclass(frozen=True)
class Band:
    """Strengths that can be read with one face down (mT); `lean` is the largest |Bx, By| / |Bz|."""

    face: int
    nominal: float
    low: float
    high: float
    lean: float

    @property
    def up(self) -> int:
        """The face that a player sees (6 is the symbol)."""
        return 7 - self.face


def strength(pins: Pins, read: Array) -> Array:
    """The strength of fields (n x 3), mT, with the sign of Bz."""
    share = float(pins.table("wells")["across_share"])
    squared = read[:, 2] ** 2 + share * (read[:, 0] ** 2 + read[:, 1] ** 2)
    return cast(Array, np.sign(read[:, 2]) * np.sqrt(squared))


def lean(read: Array) -> Array:
    """How far fields lean: |Bx, By| / |Bz|."""
    return cast(Array, np.hypot(read[:, 0], read[:, 1]) / np.abs(read[:, 2]))


def sensor_points(pins: Pins, height: float | None = None) -> Array:
    """Sensor places that the tolerances allow, seen from a die in the middle."""
    tolerance, wells = pins.table("tolerance"), pins.table("wells")
    play = tolerance["height"] if height is None else height
    depths = [-wells["sensor_depth"] + off for off in (-play, 0.0, play)]
    rings = np.linspace(0.0, tolerance["seat"], RADII)
    angles = np.radians(np.linspace(0, 360, AROUND, endpoint=False))
    return np.array(
        [(r * np.cos(a), r * np.sin(a), z) for r, a, z in product(rings, angles, depths)]
    )


def neighbours(pins: Pins, die: Die, pitch: float | None = None) -> float:
    """Largest Bz that the dice in the two wells beside this one add."""
    wells = pins.table("wells")
    away = np.array([wells["pitch"] if pitch is None else pitch, 0.0, -wells["sensor_depth"]])
    sizes = [
        abs(die.reading(lying(face, yaw), away)[0, 2]) for face in NORMAL for yaw in QUARTER_TURNS
    ]
    return 2 * float(max(sizes))


def slack(pins: Pins, extra: float) -> float:
    """What sensor offset, earth and neighbours (`extra`) may add to a strength, mT."""
    share = float(pins.table("wells")["across_share"])
    return float(pins.table("tolerance")["offset_mT"] + extra) * float(np.sqrt(1 + share))


def band(pins: Pins, die: Die, face: int, points: Array, extra: float) -> Band:
    """Readings of one face over `points`, widened by gain, offset and `extra`."""
    gain, play = pins.table("tolerance")["gain"], slack(pins, extra)
    below = np.array([0.0, 0.0, -pins.table("wells")["sensor_depth"]])
    read = np.vstack([die.reading(lying(face, yaw), points) for yaw in (*QUARTER_TURNS, 45.0)])
    size = np.abs(strength(pins, read))
    sign = float(np.sign(read[0, 2]))
    near, far = size.max() * (1 + gain) + play, size.min() * (1 - gain) - play
    low, high = sorted((sign * far, sign * near))
    nominal = float(die.reading(lying(face), below)[0, 2])
    return Band(face, nominal, float(low), float(high), float(lean(read).max()))


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
    """Largest strength of an empty well: offset and the neighbours."""
    return slack(pins, neighbours(pins, Die(pins)))


def thresholds(found: list[Band], empty: float) -> dict[str, float]:
    """Thresholds on the strength, midway between the bands, to a tenth of a mT."""
    small, medium, large = (sorted((abs(b.low), abs(b.high))) for b in found[3:])
    return {
        "die": round((empty + small[0]) / 2, 1),
        "medium": round((small[1] + medium[0]) / 2, 1),
        "large": round((medium[1] + large[0]) / 2, 1),
    }


def height_study(pins: Pins, errors: tuple[float, ...]) -> list[tuple[float, float]]:
    """Smallest gap between bands for each tolerance of the height (mm, mT)."""
    return [(error, min(gaps(bands(pins, error)))) for error in errors]
