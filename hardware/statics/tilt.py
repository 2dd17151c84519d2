"""How far the plank tilts at a pose, and what the pirates on it stand.

A pose is the height of each tentacle in thousandths of its travel. Pirates slide when the tilt's
tangent passes their friction; they topple when their middle of mass leaves their base.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan, atan2, degrees, hypot, radians, tan

from hardware.pins import Pins
from hardware.statics.layout import layout
from hardware.statics.linkage import POSE_FULL, linkage

TWIST_PLAY = 1.0  # degrees that the links' eyes give way


@dataclass(frozen=True)
class Tilt:
    """Pitch of both halves and roll at fold and end, degrees; up towards the sea is positive."""

    ship_pitch: float
    sea_pitch: float
    fold_roll: float
    end_roll: float

    @property
    def twist(self) -> float:
        """How much the sea half is asked to twist, degrees: it is stiff, so servos would strain."""
        return self.end_roll - self.fold_roll

    @property
    def steepest(self) -> float:
        """Steepest slope anywhere on the deck, degrees."""
        slopes = (
            hypot(tan(radians(self.ship_pitch)), tan(radians(self.fold_roll))),
            hypot(tan(radians(self.sea_pitch)), tan(radians(self.fold_roll))),
            hypot(tan(radians(self.sea_pitch)), tan(radians(self.end_roll))),
        )
        return degrees(atan(max(slopes)))


def tilt(pins: Pins, pose: Sequence[int]) -> Tilt:
    """Tilt of the plank at a pose of the four tentacles."""
    arm, plan = linkage(pins), layout(pins)
    near, far, end_near, end_far = (arm.pose_height(height) for height in pose)
    width = 2 * pins.table("tentacles")["pin_y"]
    fold, end = (near + far) / 2, (end_near + end_far) / 2
    return Tilt(
        ship_pitch=degrees(atan2(fold, plan.fold_pin - plan.ball)),
        sea_pitch=degrees(atan2(end - fold, plan.end_pin - plan.fold_pin)),
        fold_roll=degrees(atan2(near - far, width)),
        end_roll=degrees(atan2(end_near - end_far, width)),
    )


def problems(pins: Pins, pose: Sequence[int]) -> list[str]:
    """Sentences about a pose that pirates would not stand or the plank would not follow."""
    found, limit = tilt(pins, pose), pins.table("tentacles")["tilt_limit"]
    said: list[str] = []
    if found.steepest > limit:
        said.append(f"pose {list(pose)} tilts {found.steepest:.1f} degrees, more than {limit:g}")
    if abs(found.twist) > TWIST_PLAY:
        said.append(f"pose {list(pose)} twists the sea half by {found.twist:.1f} degrees")
    return said


def slides_at(pins: Pins) -> float:
    """Tilt at which a pirate may begin to slide, degrees."""
    return degrees(atan(pins.table("friction")["least"]))


def topples_at(pins: Pins, middle_of_mass: float) -> float:
    """Tilt at which a pirate topples, its middle of mass being so high over the deck."""
    return degrees(atan2(pins.table("pirate")["base_diameter"] / 2, middle_of_mass))


def largest(pins: Pins, pattern: Sequence[int]) -> int:
    """Largest pose along a pattern of -1, 0, 1 that stays under the tilt limit."""
    limit = pins.table("tentacles")["tilt_limit"]
    calm = (
        size
        for size in range(POSE_FULL, -1, -10)
        if tilt(pins, [size * way for way in pattern]).steepest <= limit
    )
    return next(calm)


PATTERNS = {
    "heave": (1, 1, 1, 1),
    "roll": (1, -1, 1, -1),
    "end up": (0, 0, 1, 1),
    "end down": (0, 0, -1, -1),
    "fold up": (1, 1, 0, 0),
    "fold down": (-1, -1, 0, 0),
}
