"""Servo mount: the servo lies on its side, its ears screwed to an upright plate on a foot.

Frame of the assembly: the servo's axis along y at (0, height), the plate's outer face at y = 0,
the servo's body inboard (-y) and behind (-x), z = 0 on the sea board.
"""

from typing import Any

from build123d import Location, Plane, Polyline, extrude, make_face

from hardware.pins import Pins
from hardware.printed.shapes import block, joined, rod_y, rod_z

PLATE = 6.0
FOOT = (5.0, 46.0)  # thickness, and how far inboard it reaches
BEFORE, BEHIND = 24.0, 48.0  # of the axis
ABOVE = 16.0
PLAY = 0.5
FOOT_SCREW = 4.5
GUSSET = 5.0


def window(pins: Pins) -> Any:
    """Opening for the servo's body, and the holes of its ears."""
    servo, z = pins.table("servo"), pins.table("tentacles")["axis_height"]
    body, ears = servo["body"], servo["ears"]
    x = (body["axis"] - body["length"] - PLAY, body["axis"] + PLAY)
    half = body["width"] / 2 + PLAY
    middle = body["axis"] - body["length"] / 2
    holes = [
        rod_y(middle + sx * ears["hole_x"] / 2, (-PLATE - 1, 1), z + sz * ears["hole_y"] / 2, 4.3)
        for sx in (-1, 1)
        for sz in (-1, 1)
    ]
    return joined(block(x, (-PLATE - 1, 1), (z - half, z + half)), *holes)


def gussets() -> Any:
    """Two triangles between plate and foot."""
    thick = FOOT[0]
    corners = [(-PLATE, thick), (-PLATE, thick + 30), (-PLATE - 30, thick), (-PLATE, thick)]
    face = make_face(Plane.YZ * Polyline(*corners))
    plates = []
    for x in (-BEHIND, BEFORE - GUSSET):
        plates.append(extrude(face, GUSSET, dir=(1, 0, 0)).moved(Location((x, 0, 0))))
    return joined(*plates)


def mount(pins: Pins) -> Any:
    """Build one mount."""
    z = pins.table("tentacles")["axis_height"] + ABOVE
    thick, reach = FOOT
    whole = joined(
        block((-BEHIND, BEFORE), (-PLATE, 0), (0, z)),
        block((-BEHIND, BEFORE), (-PLATE - reach, 0), (0, thick)),
        gussets(),
    )
    whole -= window(pins)
    for x in (-BEHIND + 12, BEFORE - 12):
        whole -= rod_z(x, -PLATE - reach + 8, (-1, thick + 1), FOOT_SCREW)
    return whole


def servo_body(pins: Pins) -> Any:
    """The servo as a box with ears, for the collision check."""
    servo, z = pins.table("servo"), pins.table("tentacles")["axis_height"]
    body, ears = servo["body"], servo["ears"]
    x = (body["axis"] - body["length"], body["axis"])
    half = body["width"] / 2
    top = ears["below_top"] - PLATE  # over the plate's outer face
    middle = (x[0] + x[1]) / 2
    wide = ears["length"] / 2
    box = block(x, (top - body["height"], top), (z - half, z + half))
    flange = block(
        (middle - wide, middle + wide),
        (-PLATE - ears["thickness"], -PLATE),
        (z - half, z + half),
    )
    return box + flange
