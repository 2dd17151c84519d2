"""Pieces at the ends of the rows: two fold pieces with a hinge, the sea's cap, the ship's cap.

The hinge's axis lies in the underside, so the plank folds with its undersides together; the gap
between the decks lets the sea half rise against the ship half, and their sloping edges let it on a
short plank too, whose halves lean most. Frame: x = 0 at the segments,
the piece towards +x; underside at z = 0.
"""

from math import radians, tan
from typing import Any

from build123d import Axis, Plane, Polyline, Pos, Sphere, extrude, make_face

from hardware.pins import Pins
from hardware.printed.shapes import block, joined, rod_x, rod_y
from hardware.statics.base import BALL_SINK

KNUCKLE = 8.0  # diameter
KNUCKLE_CLEAR = 9.2
KNUCKLES = 6
KNUCKLE_PLAY = 0.4
KNUCKLE_REACH = 52.0  # from the middle; the cables pass outside
HINGE_ROD = 3.2
PIN_PILOT = 3.5  # M4 screw into plastic
PIN_DEPTH = 18.0
ROD_PLAY = 0.2
WAY = (6.0, 3.0)  # width and height of the cables' ways: chain at -lamp_y, lamps at lamp_y
BALL_PLAY = 0.25
FOLD_CLOSES = 46.0  # degrees between the halves before the decks' edges meet; 42 with 11 spaces


def piece(pins: Pins, length: float) -> Any:
    """A block with the sockets of the two rods, and ways under it for the cables."""
    plank = pins.table("plank")
    edge, rod = plank["width"] / 2, plank["rod"]
    whole = block((plank["gap"] / 2, length), (-edge, edge), (0, plank["height"]))
    across = rod["diameter"] + ROD_PLAY
    for side in (-1, 1):
        whole -= rod_x((-1, plank["rod_socket"]), side * rod["y"], rod["z"], across)
        y = side * plank["lamp_y"]
        whole -= block((-1, length + 1), (y - WAY[0] / 2, y + WAY[0] / 2), (-1, WAY[1]))
    return whole


def pin_holes(pins: Pins) -> Any:
    """Pilot holes for the screws that are the tentacles' pins."""
    plank = pins.table("plank")
    edge, x, z = plank["width"] / 2, plank["pin_inset"], plank["height"] / 2
    ends = ((-edge - 1, -edge + PIN_DEPTH), (edge - PIN_DEPTH, edge + 1))
    return joined(*(rod_y(x, end, z, PIN_PILOT) for end in ends))


def knuckles(length: float, first: int) -> Any:
    """Every second knuckle with its web, on the axis at x = length, z = 0."""
    step = 2 * KNUCKLE_REACH / KNUCKLES
    found = []
    for number in range(first, KNUCKLES, 2):
        start = -KNUCKLE_REACH + number * step + KNUCKLE_PLAY / 2
        along = (start, start + step - KNUCKLE_PLAY)
        web = block((length - KNUCKLE_CLEAR, length), along, (0, KNUCKLE / 2))
        found.append(rod_y(length, along, 0, KNUCKLE) + web)
    return joined(*found)


def bevel(pins: Pins) -> Any:
    """What the deck's edge at the hinge loses, so that it stays clear of the other's."""
    plank = pins.table("plank")
    length, tall, edge = plank["fold"], plank["height"] + 1, plank["width"] / 2 + 1
    lean = tall * tan(radians(FOLD_CLOSES / 2))
    corners = [(length, 0), (length - lean, tall), (length, tall), (length, 0)]
    face = make_face(Plane.XZ * Polyline(*corners))
    return extrude(face, edge, both=True)


def fold_piece(pins: Pins, first: int) -> Any:
    """A fold piece whose knuckles begin with number `first`."""
    plank = pins.table("plank")
    length, reach = plank["fold"], plank["width"]
    whole = piece(pins, length - plank["fold_gap"] / 2)
    whole -= rod_y(length, (-reach, reach), 0, KNUCKLE_CLEAR)
    whole -= bevel(pins)
    whole += knuckles(length, first)
    whole -= rod_y(length, (-reach, reach), 0, HINGE_ROD)
    return whole


def fold_ship(pins: Pins) -> Any:
    """The ship half's fold piece: it carries the tentacles' pins."""
    return fold_piece(pins, 0) - pin_holes(pins)


def fold_sea(pins: Pins) -> Any:
    """The sea half's fold piece; turned to look towards the ship when it is mounted."""
    return fold_piece(pins, 0).rotate(Axis.Z, 180)


def sea_cap(pins: Pins) -> Any:
    """The sea's end with its tentacles' pins."""
    return piece(pins, pins.table("plank")["cap"]) - pin_holes(pins)


def ship_cap(pins: Pins) -> Any:
    """The ship's end: a socket in its underside rests on the latch's ball. Looks towards -x."""
    plank = pins.table("plank")
    ball = plank["ball"]
    whole = piece(pins, plank["cap"])
    socket = Pos(ball["inset"], 0, -BALL_SINK) * Sphere(ball["radius"] + BALL_PLAY)
    return (whole - socket).rotate(Axis.Z, 180)
