"""The dice tower: four modules side by side, each a chute with two baffles and a well.

The well is a square pocket whose walls lean in, so that no die leans on them, with a cone around
its floor that brings a die to the middle, and notches for two fingers; the chute narrows to the
pocket's width far above it, so that no rim catches a die (hardware/drop has the study). The sensor
board lies under its floor. Frame: x across the wells, y towards the players, z up from the table.
"""

from itertools import pairwise
from typing import Any

from build123d import Cone, Plane, Polyline, Pos, Rectangle, extrude, loft, make_face

from hardware.pins import Pins
from hardware.printed import tower_sizes as sizes
from hardware.printed.shapes import CENTRE, MIN, block, joined, rod_z
from hardware.printed.tower_sizes import DEPTH, FRONT, HEIGHT, RIM, WALL, WELL_Y
from hardware.statics import base

NOTCH = (12.0, 9.0, 7.0)  # width, how far down from the rim, how far out
SKIN = 1.1  # of the sloping front over the lamp, measured upright
CAVITY = (31.0, 20.0)  # sensor board's room, x and y
LEDGE = 22.0  # between the ledges that carry the board
CABLE = (14.0, 6.5)
SENSOR_GAP = 0.5  # between the floor and the sensor's package
PACKAGE = (1.1, 0.5)  # height of the sensor's package, depth of its Hall element
PILOTS = ((-13.0, 7.8), (13.0, -7.8))  # M2 screws of the board, from the well's middle
PILOT_DEEP = 4.5  # over the board
FLANGE = base.TOWER_FLANGE
FLOOR_TOP = sizes.FLOOR_TOP


def board_top(pins: Pins) -> float:
    """Height of the sensor board's upper side, so that the sensor sits as deep as designed."""
    return FLOOR_TOP - float(pins.table("wells")["sensor_depth"]) + PACKAGE[1] - PACKAGE[0]


def wedge(*corners: tuple[float, float]) -> Any:
    """A prism between the chute's side walls, from corners in y and z."""
    face = make_face(Plane.YZ * Polyline(*corners, corners[0]))
    return Pos(-DEPTH / 2, 0, 0) * extrude(face, DEPTH, dir=(1, 0, 0))


def cheek(pins: Pins, side: int) -> Any:
    """The filling beside the chute that makes it as wide as the pocket below its throat."""
    half, out = pins.table("wells")["pocket"] / 2, pins.table("wells")["pitch"] / 2 - WALL
    low, high = sizes.throat(half, side)
    corners = [(side * half, 0), (side * out, 0), (side * out, high), (side * half, low)]
    face = make_face(Plane.XZ * Polyline(*corners, corners[0]))
    return Pos(0, WALL, 0) * extrude(face, DEPTH - 2 * WALL, dir=(0, 1, 0))


def chute(pins: Pins) -> Any:
    """Walls, ramp, baffles and the narrowing."""
    half, low = pins.table("wells")["pitch"] / 2, sizes.rim(pins)
    walls = block((-half, half), (0, DEPTH), (0, HEIGHT))
    walls -= block((-half + WALL, half - WALL), (WALL, DEPTH - WALL), (-1, HEIGHT + 1))
    walls -= gate(pins)
    edge = sizes.edges(pins)[0]
    under_ramp = block((-half, half), (WALL, DEPTH), (0, low))
    ramp = wedge(*sizes.ramp(pins)) & block((-half, half), (0, edge), (0, HEIGHT))
    cheeks = (cheek(pins, side) for side in (-1, 1))
    return joined(walls, under_ramp, ramp, *cheeks, *(wedge(*one) for one in sizes.baffles()))


def front_slope(pins: Pins, skin: float = 0.0) -> Any:
    """The slope before the pocket; with `skin` only that much of it, measured upright."""
    (edge, low), (front, _), (_, high) = sizes.front_slope(pins)
    if not skin:
        return wedge((edge, low), (front, low), (front, high))
    return wedge((edge + skin, low), (front, high - skin), (front, high), (edge, low))


def gate(pins: Pins) -> Any:
    """The opening towards the well, pointed so that it prints without support."""
    half, low = pins.table("wells")["pocket"] / 2, sizes.rim(pins)
    high = low + sizes.GATE
    points = [(-half, low), (half, low), (half, high), (0, high + half), (-half, high)]
    face = make_face(Plane.XZ * Polyline(*points, points[0]))
    return Pos(0, DEPTH - WALL - 1, 0) * extrude(face, WALL + 2, dir=(0, 1, 0))


def tray(pins: Pins) -> Any:
    """The block with the pocket and its notches, the slopes and the walls beside them."""
    outer, half, low = (
        pins.table("wells")["pitch"] / 2,
        pins.table("wells")["pocket"] / 2,
        sizes.rim(pins),
    )
    whole = block((-outer, outer), (DEPTH, FRONT), (0, low))
    for side in (-1, 1):
        x = sorted((side * outer, side * half))
        whole += block((x[0], x[1]), (DEPTH, FRONT), (low, low + RIM))
    whole += front_slope(pins)
    whole += wedge(*sizes.ramp(pins)) & block((-outer, outer), (DEPTH, FRONT), (0, HEIGHT))
    return whole - pocket(pins) - notches(pins)


def pocket(pins: Pins) -> Any:
    """The pocket's room: leaning walls, inside the cone near the floor."""
    steps, (narrow, wide) = sizes.undercut(pins), sizes.cone(pins)
    room = joined(
        *(
            loft([square(below, z0), square(above, z1)])
            for (below, z0), (above, z1) in pairwise(steps)
        )
    )
    tall = wide[1] - narrow[1]
    ring = Pos(0, WELL_Y, narrow[1]) * Cone(narrow[0], wide[0], tall, align=(CENTRE, CENTRE, MIN))
    above = block((-DEPTH, DEPTH), (0, FRONT), (wide[1], HEIGHT))
    return room & joined(ring, above)


def square(half: float, z: float) -> Any:
    """A square around the pocket's middle."""
    return Plane.XY.offset(z) * Pos(0, WELL_Y) * Rectangle(2 * half, 2 * half)


def notches(pins: Pins) -> Any:
    """Room for thumb and finger before and behind the die."""
    wide, deep, reach = NOTCH
    (behind, ahead), low = sizes.edges(pins), sizes.rim(pins)
    ways = ((ahead - 1, ahead + reach), (behind - reach, behind + 1))
    return joined(*(block((-wide / 2, wide / 2), y, (low - deep, HEIGHT)) for y in ways))


def under(pins: Pins) -> Any:
    """What is cut out from below: sensor board, cables, lamp."""
    floor = FLOOR_TOP - float(pins.table("wells")["floor"])
    ledge, half = board_top(pins), pins.table("wells")["pitch"] / 2
    x, y = CAVITY[0] / 2, CAVITY[1] / 2
    across = (WELL_Y - y, WELL_Y + y)
    lamp = pins.table("plank")["lamp"]
    lamp_y = FRONT - lamp["diameter"] / 2 - 1
    top = sizes.rim(pins) + FRONT
    pilots = (rod_z(px, WELL_Y + py, (0, ledge + PILOT_DEEP), 1.7) for px, py in PILOTS)
    return joined(
        block((-x, x), across, (-1, ledge)),
        block((-LEDGE / 2, LEDGE / 2), across, (-1, floor)),
        block(
            (-half - 1, half + 1), (WELL_Y - CABLE[0] / 2, WELL_Y + CABLE[0] / 2), (-1, CABLE[1])
        ),
        rod_z(0, lamp_y, (-1, top), lamp["diameter"]),
        block((-half - 1, half + 1), (lamp_y - 3, lamp_y + 3), (-1, 3)),
        *pilots,
    )


def tower(pins: Pins) -> Any:
    """One module; print four."""
    half = pins.table("wells")["pitch"] / 2
    flange = block((-half, half), (-FLANGE, 1), (0, 4)) - rod_z(0, -FLANGE / 2, (-1, 5), 4.5)
    cut = joined(chute(pins), tray(pins), flange) - under(pins)
    return cut + front_slope(pins, SKIN)


def passages() -> list[float]:
    """Free widths that a die falls through in the chute."""
    free = DEPTH - 2 * WALL - sizes.BAFFLE
    return [free, DEPTH - 2 * WALL]
