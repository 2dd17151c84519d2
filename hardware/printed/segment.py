"""Plank segment: a deck with six dimples, two beams with rods, a lamp's pocket, the board under it.

The board hangs on four bosses so that its Hall elements are 5 mm under the pirates' magnets.
Frame: middle of the segment, underside at z = 0.
"""

from typing import Any

from hardware.checks import air_over_hall_switches
from hardware.pins import Pins
from hardware.printed.shapes import block, joined, rod_x, rod_z

PLAY = 0.5  # between board and beams, each side
ROD_PLAY = 0.2  # added to the rod's diameter
BOSS = 5.0
PILOT = 1.7  # M2 screw into plastic
PILOT_IN_DECK = 2.0
WIRE_SLOT = (6.0, 3.0)  # width and height of the lamps' wires' way
LAMP_BODY = 4.0  # room under the window for the lamp's little board


def deck_underside(pins: Pins) -> float:
    """Height of the deck's underside."""
    plank = pins.table("plank")
    return float(plank["height"] - plank["deck"])


def board_top(pins: Pins) -> float:
    """Height of the segment board's upper side."""
    air = air_over_hall_switches(pins)
    return deck_underside(pins) - air - float(pins.table("segment_board")["hall_height"])


def hall_height(pins: Pins) -> float:
    """Height of the Hall elements over the segment's underside."""
    board = pins.table("segment_board")
    return board_top(pins) + float(board["hall_height"] - board["hall_depth"])


def channel(pins: Pins) -> tuple[float, float]:
    """The board's channel, from y to y."""
    half = pins.table("segment_board")["length"] / 2 + PLAY
    middle = pins.table("plank")["lane_centre"]
    return middle - half, middle + half


def body(pins: Pins) -> Any:
    """Deck and beams, without anything cut out of the deck."""
    plank = pins.table("plank")
    half = (plank["pitch"] - plank["gap"]) / 2
    edge = plank["width"] / 2
    whole = block((-half, half), (-edge, edge), (0, plank["height"]))
    return whole - block((-half, half), channel(pins), (0, deck_underside(pins)))


def bosses(pins: Pins) -> Any:
    """Four bosses from deck to board."""
    top = deck_underside(pins) + 0.5
    return joined(*(rod_z(x, y, (board_top(pins), top), BOSS) for x, y in screws(pins)))


def screws(pins: Pins) -> list[tuple[float, float]]:
    """Places of the board's screws."""
    holes, middle = pins.table("segment_board")["holes"], pins.table("plank")["lane_centre"]
    return [(sx * holes["x"], middle + sy * holes["y"]) for sx in (-1, 1) for sy in (-1, 1)]


def pilots(pins: Pins) -> Any:
    """Pilot holes of the board's screws."""
    top = deck_underside(pins) + PILOT_IN_DECK
    return joined(*(rod_z(x, y, (0, top), PILOT) for x, y in screws(pins)))


def dimples(pins: Pins) -> Any:
    """Six dimples that centre the pirates over their switches."""
    plank = pins.table("plank")
    depth = (plank["height"] - plank["dimple"]["depth"], plank["height"] + 1)
    lanes = range(pins.table("pirate")["lanes"])
    across = plank["dimple"]["diameter"]
    return joined(*(rod_z(0, pins.lane_y(lane), depth, across) for lane in lanes))


def rods(pins: Pins) -> Any:
    """Holes for the two rods."""
    plank = pins.table("plank")
    rod, reach = plank["rod"], plank["pitch"]
    across = rod["diameter"] + ROD_PLAY
    return joined(*(rod_x((-reach, reach), s * rod["y"], rod["z"], across) for s in (-1, 1)))


def lamp(pins: Pins) -> Any:
    """Pocket of the lamp under its thin window, and the way of its wires."""
    plank = pins.table("plank")
    y, top = plank["lamp_y"], plank["height"] - plank["lamp"]["window"]
    width, height = WIRE_SLOT
    way = block((-plank["pitch"], plank["pitch"]), (y - width / 2, y + width / 2), (0, height))
    return joined(rod_z(0, y, (0, top), plank["lamp"]["diameter"]), way)


def segment(pins: Pins) -> Any:
    """Build one segment."""
    whole = body(pins) + bosses(pins)
    for cut in (pilots(pins), dimples(pins), rods(pins), lamp(pins)):
        whole -= cut
    return whole


def board_envelope(pins: Pins) -> Any:
    """The board with its tallest parts, for the collision check: 1.75 mm over it, plugs below."""
    board, middle = pins.table("segment_board"), pins.table("plank")["lane_centre"]
    x, y, top = board["width"] / 2, board["length"] / 2, board_top(pins)
    plate = block((-x, x), (middle - y, middle + y), (top - board["thickness"], top))
    parts = block((-4, 4), (middle - y + 2, middle + y - 2), (top, top + 1.75))
    return plate - pilots(pins) + parts
