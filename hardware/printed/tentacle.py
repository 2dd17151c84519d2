"""A tentacle: the arm on the servo's horn and the link up to the plank, like a squid's arm.

Both lie flat when printed: outline in x and y, thickness in z. The arm's origin is the servo's
axis, its pin at (arm, 0); the link's origin its lower pin, the upper at (link, 0).
"""

from math import cos, pi, sin
from typing import Any

from build123d import (
    Align,
    Circle,
    Cone,
    Line,
    Plane,
    Pos,
    Spline,
    Vector,
    extrude,
    make_face,
    mirror,
)

from hardware.pins import Pins
from hardware.printed.shapes import joined, rod_z

THICK = 6.0
HUB = 14.0  # radius round the horn
EYE = 6.0  # radius round a pin
PIN_PLAY = 0.3
HORN_PLAY = 0.3
SUCKER = (1.5, 0.8)  # radius at the hub's end, depth
CURL = 5.0  # how far the tip curls on past its pin
FLARE = 1.2  # the upper eye widens by this, so that the plank may roll


def wave(length: float, height: float, steps: int = 12) -> list[tuple[float, float]]:
    """Middle line of a squid's arm: it swings up once and comes back to its pin."""
    return [(length * i / steps, height * sin(pi * i / steps)) for i in range(steps + 1)]


def outline(length: float, height: float, thick: float, thin: float) -> Any:
    """A tapering arm along its wave, from half-width `thick` to `thin`."""
    middle = wave(length, height)
    last = len(middle) - 1
    upper, lower = [], []
    for i, (x, y) in enumerate(middle):
        half = thick + (thin - thick) * i / last
        slope = height * pi / length * cos(pi * i / last)
        across = Vector(-slope, 1).normalized() * half
        upper.append((x + across.X, y + across.Y))
        lower.append((x - across.X, y - across.Y))
    top, bottom = Spline(*upper), Spline(*lower)
    ends = [Line(upper[0], lower[0]), Line(upper[-1], lower[-1])]
    return make_face([top, ends[1], bottom, ends[0]])


def curl(length: float, radius: float) -> Any:
    """The tip that curls on past the pin."""
    away = [(length, 0), (length + CURL, CURL * 0.5), (length + CURL * 1.2, CURL * 1.7)]
    bodies = [Pos(x, y) * Circle(radius - 1.1 * i) for i, (x, y) in enumerate(away)]
    return joined(*bodies)


def suckers(length: float, height: float, count: int) -> Any:
    """Shallow rings of suckers along the arm's upper side."""
    radius, depth = SUCKER
    found = []
    for number in range(1, count + 1):
        share = 0.3 + 0.6 * number / (count + 1)
        x, y = length * share, height * sin(pi * share)
        size = radius * (1.5 - share)
        found.append(rod_z(x, y, (THICK - depth, THICK + 1), 2 * size))
    return joined(*found)


def arm(pins: Pins) -> Any:
    """The arm: hub with the horn's socket and screws, pin at the tip."""
    table, horn = pins.table("tentacles"), pins.table("servo")["horn"]
    length = table["arm"]
    flat = outline(length, 9.0, 9.0, EYE) + Circle(HUB) + curl(length, EYE)
    body = extrude(flat, THICK)
    body -= rod_z(0, 0, (-1, horn["thickness"]), horn["diameter"] + HORN_PLAY)
    body -= rod_z(0, 0, (-1, THICK + 1), horn["screw"] + 3.0)
    for corner in range(4):
        turn = pi / 4 + corner * pi / 2
        radius = horn["hole_circle"] / 2
        x, y = radius * cos(turn), radius * sin(turn)
        body -= rod_z(x, y, (-1, THICK + 1), horn["hole"])
    body -= rod_z(length, 0, (-1, THICK + 1), table["pin"] + PIN_PLAY)
    return body - suckers(length, 9.0, 4)


def arm_right(pins: Pins) -> Any:
    """The same arm for the other side of the plank."""
    return mirror(arm(pins), Plane.XZ)


def link(pins: Pins) -> Any:
    """The link from the arm's tip to the plank, with an eye that lets the plank roll."""
    table = pins.table("tentacles")
    length, bore = table["link"], table["pin"] + PIN_PLAY
    flat = outline(length, 7.0, EYE, 4.5) + Circle(EYE + 1) + Pos(length, 0) * Circle(EYE + 1)
    body = extrude(flat + curl(length, EYE), THICK)
    body -= rod_z(0, 0, (-1, THICK + 1), bore)
    for flip in (False, True):
        body -= eye(length, bore, flip)
    return body - suckers(length, 7.0, 7)


def eye(length: float, bore: float, flip: bool) -> Any:
    """One half of an hourglass hole: narrow in the middle, wide outside."""
    narrow, wide, half = bore / 2, bore / 2 + FLARE, THICK / 2
    ends = (wide, narrow) if not flip else (narrow, wide)
    cone = Cone(*ends, half, align=(Align.CENTER, Align.CENTER, Align.MIN))
    return Pos(length, 0, half if flip else 0) * cone
