"""The pirates' magnets over the Hall switches of the plank.

A switch must be on under its own pirate, and off (below the smallest release point) whatever the
other five do and wherever its own pirate stands otherwise.
"""

from dataclasses import dataclass

import numpy as np

from hardware.magnets.field import MM, MT, Array, disc
from hardware.pins import Pins

FAR = 4  # segments away that still count


def profile(pins: Pins, sideways: Array, nearer: float = 0.0) -> Array:
    """Bz (mT, north down positive) at distances `sideways` (mm) from a pirate's middle."""
    pirate = pins.table("pirate")
    magnet = pirate["magnet"]
    source = disc(magnet["diameter"], magnet["thickness"], pins.table("die")["remanence_T"])
    depth = pirate["magnet_to_hall"] - nearer + magnet["thickness"] / 2
    points = np.array([[x, 0.0, -depth] for x in np.atleast_1d(sideways)]) * MM
    return np.reshape(source.getB(points), (-1, 3))[:, 2] * MT


@dataclass(frozen=True)
class Margins:
    """Field under a pirate, how far off it may stand, worst stray field by pole pattern."""

    under: float
    lifted: float
    capture: float
    stray: dict[str, float]


def stray(pins: Pins, poles: str) -> float:
    """Worst |Bz| at a switch that must be off, each of the six where it harms most."""
    signs = [1 if pole == "N" else -1 for pole in poles]
    return max(stray_in_lane(pins, signs, lane) for lane in range(len(signs)))


def stray_in_lane(pins: Pins, signs: list[int], lane: int) -> float:
    """Worst |Bz| at an empty switch of one lane; a pirate may also be off the plank."""
    plank = pins.table("plank")
    low = high = 0.0
    for other, sign in enumerate(signs):
        steps = range(1 if other == lane else 0, FAR)
        away = [np.hypot(plank["lane_pitch"] * (other - lane), plank["pitch"] * n) for n in steps]
        fields = [0.0, *(sign * profile(pins, np.array(away)))]
        low, high = low + min(fields), high + max(fields)
    return float(max(-low, high))


def capture(pins: Pins, lift: float = 0.0) -> float:
    """How far from its dimple's middle a pirate still holds its switch on, mm."""
    across = np.linspace(0.0, 12.0, 241)
    on = np.abs(profile(pins, across, -lift)) >= pins.table("hall_switch")["on_mT"]
    return float(across[int(np.argmin(on))]) if on[0] else 0.0


def margins(pins: Pins) -> Margins:
    """All of a pirate's margins, for the chosen poles and the two simpler patterns."""
    poles = pins.table("pirate")["poles"]
    here, higher = (float(profile(pins, np.zeros(1), -lift)[0]) for lift in (0.0, 1.0))
    patterns = (poles, "NNNNNN", "NSNSNS")
    return Margins(
        under=abs(here),
        lifted=abs(higher),
        capture=capture(pins),
        stray={pattern: stray(pins, pattern) for pattern in patterns},
    )
