"""The latch on the ship's box: a ball that carries the plank's end and lets it pitch and roll."""

from typing import Any

from build123d import Align, Cone, Pos, Sphere

from hardware.pins import Pins
from hardware.printed.shapes import block, joined, rod_z
from hardware.statics.base import BALL_HEIGHT

PLATE = (60.0, 40.0, 5.0)
SCREW = 4.5
SCREW_INSET = 7.0
NECK = 3.5
FOOT = 10.0


def latch(pins: Pins) -> Any:
    """Build the latch; its plate is screwed on the shelf over the box's rim."""
    length, width, thick = PLATE
    radius = pins.table("plank")["ball"]["radius"]
    plate = block((-length / 2, length / 2), (-width / 2, width / 2), (0, thick))
    rise = BALL_HEIGHT - thick
    neck = Pos(0, 0, thick) * Cone(FOOT, NECK, rise, align=(Align.CENTER, Align.CENTER, Align.MIN))
    ball = Pos(0, 0, BALL_HEIGHT) * Sphere(radius)
    whole = joined(plate, neck, ball)
    for x in (-1, 1):
        for y in (-1, 1):
            at = (x * (length / 2 - SCREW_INSET), y * (width / 2 - SCREW_INSET))
            whole -= rod_z(*at, (-1, thick + 1), SCREW)
    return whole
