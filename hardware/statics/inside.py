"""What is in the ship's box, and the holes in its walls. Lengths in mm, in the frame of base.py.

The main board lies at the box's sea end, its plugs for tentacles and lamps towards the sea, those
of panel, wells and plank towards the players; from anywhere else the cables would not reach.
"""

from dataclasses import dataclass

from hardware.boards.main_plan import SIZE, main_plan
from hardware.statics import base

Point = tuple[float, float, float]

MAIN_BOARD = (-150.0, 15.0)  # its upper left corner as it is drawn, x and y
SPACER = 6.0  # under the main board
THICK = 1.6
PLUG_TALL = 10.0  # of a cable's plug over the main board
PI = (-270.0, -30.0)  # middle of the Raspberry Pi
PI_SIZE = (85.0, 56.0)
PANEL = (120.0, 40.0, 3.0)  # plate on the players' wall
PANEL_OPENING = (100.0, 25.0)  # in the wall behind it
BRACKETS = (-20.0, 20.0)  # y of the angle brackets' middles


@dataclass(frozen=True)
class Hole:
    """A hole in a wall of the box: what goes through, its middle, its diameter."""

    what: str
    at: Point
    diameter: float


def holes() -> dict[str, Hole]:
    """The round holes that are drilled in the walls."""
    end, back = base.BOX_END - base.BOX_WALL / 2, base.box_half() - base.BOX_WALL / 2
    found = (
        Hole("plank", (end, -30.0, base.rim() - 24.0), 16.0),
        Hole("wells", (end, -85.0, 20.0), 16.0),
        Hole("tentacles", (end, 60.0, 20.0), 16.0),
        Hole("supply", (-130.0, back, 30.0), 16.0),
        Hole("Pi's supply", (-250.0, back, 30.0), 16.0),
    )
    return {hole.what: hole for hole in found}


def panel() -> Point:
    """Middle of the panel, in the players' wall."""
    return (-110.0, -base.box_half(), 95.0)


def plug(ref: str) -> Point:
    """The top of a cable's plug on the main board."""
    spot = main_plan().spots[ref]
    top = base.BOX_FLOOR - base.BOARD_THICK + SPACER + THICK + PLUG_TALL
    return (MAIN_BOARD[0] + spot.x, MAIN_BOARD[1] - spot.y, top)


def main_board_edges() -> tuple[base.Range, base.Range]:
    """The main board along x and along y."""
    x, y = MAIN_BOARD
    return (x, x + SIZE[0]), (y - SIZE[1], y)
