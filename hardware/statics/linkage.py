"""A tentacle: servo arm, link, pin at the plank.

Side view, origin at the servo's axis, x towards the sea, z up, mm. The arm (length `arm`) turns
to an angle from level; a link hangs the plank's pin from its tip. The pin stays `reach` away
from the axis (the plank is held along x at the ship), so the link leans a little.
"""

from dataclasses import dataclass
from math import cos, radians, sin, sqrt

from hardware.pins import Pins

POSE_FULL = 1000  # a pose is in thousandths of the travel


@dataclass(frozen=True)
class Linkage:
    """Lengths of a tentacle, mm, and its travel both ways, degrees."""

    arm: float
    link: float
    reach: float
    travel: float

    def tip(self, angle: float) -> tuple[float, float]:
        """Place of the arm's tip at an angle from level, degrees."""
        turned = radians(angle)
        return self.arm * cos(turned), self.arm * sin(turned)

    def height(self, angle: float) -> float:
        """Height of the plank's pin over the servo's axis."""
        x, z = self.tip(angle)
        return z + sqrt(self.link**2 - (self.reach - x) ** 2)

    def lever(self, angle: float) -> float:
        """Torque for each newton on the plank's pin, N mm."""
        x, z = self.tip(angle)
        sideways = (self.reach - x) / (self.height(angle) - z)
        return abs(x - z * sideways)

    def worst_lever(self) -> float:
        """Largest lever over the travel."""
        steps = range(-int(self.travel), int(self.travel) + 1)
        return max(self.lever(angle) for angle in steps)

    def pose_height(self, pose: int) -> float:
        """Height of the plank's pin over its level height, at a pose of -1000 ... 1000."""
        return self.height(self.travel * pose / POSE_FULL) - self.height(0.0)

    def link_lean(self, angle: float) -> float:
        """How far the link leans from upright, as a share of its length."""
        x, _ = self.tip(angle)
        return abs(self.reach - x) / self.link


def linkage(pins: Pins) -> Linkage:
    """Give the table's tentacle."""
    table = pins.table("tentacles")
    return Linkage(table["arm"], table["link"], table["reach"], table["travel"])
