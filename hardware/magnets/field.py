"""The field of a die in its well, in the sensor's own sign.

World: origin on the floor's top over the sensor, z up, mm; fields in mT. A disc magnet is a
homogeneously magnetised cylinder (magpylib's closed solution); its remanence is that of its grade.
"""

from typing import Any, cast

import magpylib
import numpy as np
from numpy.typing import NDArray
from scipy.spatial.transform import Rotation

from hardware.pins import Magnet, Pins

Array = NDArray[np.float64]
NORMAL = {1: (0, 0, 1), 6: (0, 0, -1), 2: (0, 1, 0), 5: (0, -1, 0), 3: (1, 0, 0), 4: (-1, 0, 0)}
DOWN = np.array([0.0, 0.0, -1.0])
QUARTER_TURNS = (0.0, 90.0, 180.0, 270.0)
CYLINDER: Any = magpylib.magnet.Cylinder  # magpylib has no types
COLLECTION: Any = magpylib.Collection
MM, MT = 1e-3, 1e3  # to metres, from tesla


def turn(start: Array, end: Array) -> Rotation:
    """Give a rotation that takes the unit vector `start` to `end`."""
    rotation, _ = Rotation.align_vectors(end[None, :], start[None, :])
    return rotation


def lying(face_down: int, yaw: float = 0.0) -> Rotation:
    """Give the rotation of a die that lies on `face_down`, turned by `yaw` degrees."""
    upright = turn(np.array(NORMAL[face_down], float), DOWN)
    return Rotation.from_euler("z", yaw, degrees=True) * upright


def disc(diameter: float, thickness: float, remanence: float) -> Any:
    """A disc magnet at the origin, north pole up."""
    size = (diameter * MM, thickness * MM)
    return CYLINDER(polarization=(0, 0, remanence), dimension=size)


def face_magnet(magnet: Magnet, edge: float, remanence: float) -> Any:
    """One magnet where it sits in the die, the die's middle at the origin."""
    normal = np.array(NORMAL[magnet.face], float)
    source = disc(magnet.diameter, magnet.thickness, remanence)
    source.position = normal * (edge / 2 - magnet.depth - magnet.thickness / 2) * MM
    source.orientation = turn(np.array([0.0, 0.0, 1.0]), normal * magnet.sign)
    return source


class Die:
    """A die with its six magnets; `reading` is what the sensor under it says."""

    def __init__(self, pins: Pins) -> None:
        table = pins.table("die")
        self.edge = float(table["edge"])
        self.sign = -1.0 if pins.table("wells")["reads_north_positive"] else 1.0
        remanence = table["remanence_T"]
        sources = [face_magnet(magnet, self.edge, remanence) for magnet in pins.magnets.values()]
        self.magnets: Any = COLLECTION(*sources)

    def reading(self, rotation: Rotation, sensors: Array, centre: Array | None = None) -> Array:
        """Give (Bx, By, Bz) in mT at each sensor (n x 3, mm), in the sensor's sign.

        A TMAG5273 that looks up reads a north pole above it as positive: the opposite of the
        field's z upwards.
        """
        middle = np.array([0.0, 0.0, self.edge / 2]) if centre is None else centre
        inside = rotation.inv().apply(np.atleast_2d(sensors) - middle)
        field = self.magnets.getB(inside * MM) * MT
        return cast(Array, self.sign * rotation.apply(np.reshape(field, (-1, 3))))
