"""What the table stands on: sea board, box, shelf, tower. Lengths in mm, the plank's frame.

z = 0 is the upper side of the sea board.
The box and the sea board both stand on the players' table, the box's end against the board's: so
the box's underside is the board's thickness under z = 0. Players sit at -y, lane 0's side.
"""

from hardware.pins import Pins
from hardware.statics.layout import layout
from hardware.statics.linkage import linkage

Range = tuple[float, float]

BOARD_THICK = 9.0
BOARD_START = 32.0  # 2 mm before the box
BOARD_BEYOND = 60.0  # the plank's end
BOARD_Y: Range = (-240.0, 100.0)  # the tower stands on it, on the players' side

BOX_INSIDE = (350.0, 200.0, 140.0)
BOX_WALL, BOX_FLOOR = 10.0, 8.0
BOX_END = 30.0  # x of its end wall's outer face
SHELF_LONG = 90.0  # on the rim, at the box's end; the lid covers the rest
SHELF_THICK = 9.0

TOWER_BACK = -140.0  # y of the chutes' back wall; the wells look towards the players
TOWER_FIRST = 60.0  # x of the middle of well 0's module
TOWER_FLANGE = 12.0  # behind its back
TOWER_FRONT = 92.0  # from its back to its front
TOWER_WELL = 62.0  # from its back to the middle of the well
TOWER_FLOOR = 12.0  # height of the pocket's floor, so that the boards' plugs have air under them

BALL_SINK = 2.0  # the ball's middle under the plank's underside
BALL_HEIGHT = 20.0  # the ball's middle over the latch's seat
WASHER = 0.8  # thickness of an M4 washer


def underside(pins: Pins) -> float:
    """Height of the plank's underside when it is level."""
    axis = float(pins.table("tentacles")["axis_height"])
    return axis + linkage(pins).height(0) - float(pins.table("plank")["height"]) / 2


def latch_seat(pins: Pins) -> float:
    """Height at which the latch's plate must lie."""
    return underside(pins) - BALL_SINK - BALL_HEIGHT


def rim() -> float:
    """Height of the box's rim."""
    return BOX_FLOOR + BOX_INSIDE[2] - BOARD_THICK


def shelf_top() -> float:
    """Height of the shelf's upper side."""
    return rim() + SHELF_THICK


def shim(pins: Pins) -> float:
    """What goes between shelf and latch; must not be negative."""
    return latch_seat(pins) - shelf_top()


def box_x() -> Range:
    """The box from its far end to its end at the board, outside."""
    return BOX_END - BOX_INSIDE[0] - 2 * BOX_WALL, BOX_END


def box_half() -> float:
    """Half the box's width, outside."""
    return BOX_INSIDE[1] / 2 + BOX_WALL


def board_size(pins: Pins, spaces: int | None = None) -> tuple[float, float]:
    """Length and width of the sea board."""
    return layout(pins, spaces).end + BOARD_BEYOND - BOARD_START, BOARD_Y[1] - BOARD_Y[0]


def tower_x(pins: Pins, well: int) -> float:
    """Middle of a well's module."""
    return TOWER_FIRST + well * float(pins.table("wells")["pitch"])
