"""Dice that lean: a cocked die must read as cocked or empty, never as another face.

The pocket does half of the work: a die with its lower edge on the floor can't lean further than
`floor_lean`; beyond that it hangs across the rim, the higher the deeper the pocket is. The other
half is the rule of judging: a face counts only inside its band of |Bz| and below its sideways
limit. Without either, up to half of the leaning dice read as a wrong face.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from scipy.optimize import brentq
from scipy.spatial.transform import Rotation

from hardware.magnets.field import NORMAL, QUARTER_TURNS, Array, Die, lying
from hardware.pins import Pins

TILTS = (2.5, 5.0, 7.5, 10.0, 15.0, 20.0, 25.0, 30.0, 35.0, 40.0, 45.0)
SIZES = ("small", "medium", "large")


@dataclass(frozen=True)
class Leaning:
    """How the poses of one tilt are judged, in per cent."""

    tilt: float
    right: float
    cocked: float
    empty: float
    wrong: float


def floor_lean(edge: float, pocket: float) -> float:
    """Largest tilt (degrees) of a die whose lower edge is on the floor of its pocket."""

    def room(tilt: float) -> float:
        return float(pocket - edge * (np.cos(np.radians(tilt)) + np.sin(np.radians(tilt))))

    return float(brentq(room, 0.0, 45.0)) if room(45.0) < 0 else 45.0


def lifted(pins: Pins, tilt: float) -> float:
    """Height of the lowest edge over the floor, of a die that hangs across the rim, mm."""
    wells = pins.table("wells")
    if tilt <= floor_lean(pins.table("die")["edge"], wells["pocket"]):
        return 0.0
    slope = np.tan(np.radians(tilt))
    return max(0.0, float(wells["pocket_depth"] - wells["pocket"] / (slope + 1 / slope)))


def leaning_pose(edge: float, face: int, yaw: float, tilt: float) -> tuple[Rotation, Array]:
    """Pose of a die tilted about its lower edge towards +x, its middle over the sensor."""
    lean = Rotation.from_euler("y", tilt, degrees=True)
    angle = np.radians(tilt)
    height = edge / 2 * (np.cos(angle) + np.sin(angle))
    return lean * lying(face, yaw), np.array([0.0, 0.0, height])


def face_of(pins: Pins, read: Array) -> int:
    """Face that lies down by bands and sideways limits; 0 for no die, -1 for cocked."""
    wells, size = pins.table("wells"), abs(read[2])
    if size < wells["threshold_mT"]["die"]:
        return 0
    for step, name in enumerate(SIZES, start=1):
        low, high = wells["band_mT"][name]
        if low <= size <= high and np.hypot(*read[:2]) <= wells["sideways_mT"][name]:
            return step if wells["reads_north_positive"] == (read[2] > 0) else 7 - step
    return -1


def readings(pins: Pins, tilt: float) -> Iterator[tuple[int, Array]]:
    """Readings of a die at one tilt, with the face it leans on."""
    die, depth = Die(pins), pins.table("wells")["sensor_depth"]
    seat = pins.table("tolerance")["seat"]
    places = np.array([[x, y, -depth] for x in (-seat, 0, seat) for y in (-seat, 0, seat)])
    lift = np.array([0.0, 0.0, lifted(pins, tilt)])
    for face in NORMAL:
        for yaw in QUARTER_TURNS:
            rotation, centre = leaning_pose(die.edge, face, yaw, tilt)
            for read in die.reading(rotation, places, centre + lift):
                yield face, read


def judge(pins: Pins, tilt: float) -> Leaning:
    """Judge every face, yaw and place of the die at one tilt."""
    counts = {"right": 0, "cocked": 0, "empty": 0, "wrong": 0}
    for face, read in readings(pins, tilt):
        said = face_of(pins, read)
        counts[{0: "empty", -1: "cocked", face: "right"}.get(said, "wrong")] += 1
    whole = sum(counts.values())
    return Leaning(tilt, **{name: 100 * count / whole for name, count in counts.items()})
