"""The dice tower: four modules side by side, each a chute with two baffles and a well.

The well is a square pocket so deep that a die across its rim is out of the sensor's bands
(hardware/magnets/cocked.py), with notches for two fingers; the sensor board lies under its floor.
Frame: x across the wells, y towards the players, z up from the table.
"""

from typing import Any

from build123d import Plane, Polyline, Pos, Rectangle, extrude, loft, make_face

from hardware.pins import Pins
from hardware.printed.shapes import block, joined, rod_z
from hardware.statics import base

HEIGHT = 150.0
DEPTH = 40.0  # of the chute
WALL = 2.0
WELL_Y = base.TOWER_WELL
FRONT = base.TOWER_FRONT
FLOOR_TOP = base.TOWER_FLOOR
FUNNEL = (8.0, 34.0)  # height, and width at its top
RIM = 22.0  # how far the walls beside the wells rise over the funnel
BAFFLE = 10.0
NOTCH = (12.0, 10.0)  # width, and how far down from the pocket's rim
SKIN = 1.1  # of the sloping front over the lamp, measured upright
CAVITY = (31.0, 20.0)  # sensor board's room, x and y
LEDGE = 22.0  # between the ledges that carry the board
CABLE = (14.0, 6.0)
SENSOR_GAP = 0.5  # between the floor and the sensor's package
PACKAGE = (1.1, 0.5)  # height of the sensor's package, depth of its Hall element
PILOTS = ((-13.0, 7.8), (13.0, -7.8))  # M2 screws of the board, from the well's middle
PILOT_DEEP = 4.5  # over the board
FLANGE = base.TOWER_FLANGE


def heights(pins: Pins) -> tuple[float, float]:
    """Height of the pocket's rim and of the funnel's top."""
    rim = FLOOR_TOP + float(pins.table("wells")["pocket_depth"])
    return rim, rim + FUNNEL[0]


def board_top(pins: Pins) -> float:
    """Height of the sensor board's upper side, so that the sensor sits as deep as designed."""
    return FLOOR_TOP - float(pins.table("wells")["sensor_depth"]) + PACKAGE[1] - PACKAGE[0]


def wedge(*corners: tuple[float, float]) -> Any:
    """A prism between the chute's side walls, from corners in y and z."""
    face = make_face(Plane.YZ * Polyline(*corners, corners[0]))
    return Pos(-DEPTH / 2, 0, 0) * extrude(face, DEPTH, dir=(1, 0, 0))


def chute(pins: Pins) -> Any:
    """Walls, ramp and baffles."""
    width, top = pins.table("wells")["pitch"], heights(pins)[1]
    half = width / 2
    walls = block((-half, half), (0, DEPTH), (0, HEIGHT))
    walls -= block((-half + WALL, half - WALL), (WALL, DEPTH - WALL), (-1, HEIGHT + 1))
    walls -= gate(half - WALL, top)
    back, front = WALL, DEPTH - WALL
    edge = WELL_Y - FUNNEL[1] / 2
    ramp = wedge((back, 0), (edge, 0), (edge, top), (back, top + edge - back))
    upper = wedge((back, 134), (back + BAFFLE, 124), (back, 114))
    lower = wedge((front, 110), (front - BAFFLE, 100), (front, 90))
    return joined(walls, ramp, upper, lower)


def front_slope(top: float, under: float = 0.0) -> Any:
    """The slope before the funnel, so that no die comes to rest there."""
    edge = WELL_Y + FUNNEL[1] / 2
    rise = FRONT - edge
    low = (FRONT, top - 1) if under == 0 else (FRONT, top + rise - under)
    corners = [(edge, top - under), low, (FRONT, top + rise), (edge, top)]
    return wedge(*(corners[1:] if under == 0 else corners))


def gate(half: float, low: float) -> Any:
    """The opening towards the well, pointed so that it prints without support."""
    high = low + 34
    points = [(-half, low), (half, low), (half, high), (0, high + half), (-half, high)]
    face = make_face(Plane.XZ * Polyline(*points, points[0]))
    return Pos(0, DEPTH - WALL - 1, 0) * extrude(face, WALL + 2, dir=(0, 1, 0))


def tray(pins: Pins) -> Any:
    """The block with pocket, funnel, notches and the low walls around."""
    wells = pins.table("wells")
    half, rim, top = wells["pitch"] / 2, *heights(pins)
    whole = block((-half, half), (DEPTH, FRONT), (0, top))
    for side in (-1, 1):
        x = sorted((side * half, side * (half - WALL)))
        whole += block((x[0], x[1]), (DEPTH, FRONT), (top, top + RIM))
    whole += front_slope(top)
    middle, pocket = WELL_Y, wells["pocket"] / 2
    whole -= block((-pocket, pocket), (middle - pocket, middle + pocket), (FLOOR_TOP, top + 1))
    whole -= funnel(wells["pocket"], rim, top)
    return whole - notches(pocket, rim, top)


def funnel(pocket: float, rim: float, top: float) -> Any:
    """The widening over the pocket."""
    low = Plane.XY.offset(rim) * Pos(0, WELL_Y) * Rectangle(pocket, pocket)
    high = Plane.XY.offset(top) * Pos(0, WELL_Y) * Rectangle(FUNNEL[1], FUNNEL[1])
    return loft([low, high])


def notches(pocket: float, rim: float, top: float) -> Any:
    """Room for thumb and finger before and behind the die."""
    wide, deep = NOTCH
    reach = FUNNEL[1] / 2
    ahead = (WELL_Y + pocket - 1, WELL_Y + reach)
    behind = (WELL_Y - reach, WELL_Y - pocket + 1)
    return joined(
        *(block((-wide / 2, wide / 2), y, (rim - deep, top + 1)) for y in (ahead, behind))
    )


def under(pins: Pins) -> Any:
    """What is cut out from below: sensor board, cables, lamp."""
    floor = FLOOR_TOP - float(pins.table("wells")["floor"])
    ledge, half = board_top(pins), pins.table("wells")["pitch"] / 2
    x, y = CAVITY[0] / 2, CAVITY[1] / 2
    across = (WELL_Y - y, WELL_Y + y)
    lamp = pins.table("plank")["lamp"]
    lamp_y = FRONT - lamp["diameter"] / 2 - 1
    top = heights(pins)[1] + FRONT
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
    return cut + front_slope(heights(pins)[1], SKIN)


def passages() -> list[float]:
    """Free widths that a die falls through in the chute."""
    free = DEPTH - 2 * WALL - BAFFLE
    return [free, DEPTH - 2 * WALL]
