"""The way that each cable goes, and how long it must be for that. Points in mm, base.py's frame.

Inside the box a cable goes straight from its plug to its hole; on the sea board along the edges.
"""

from collections.abc import Iterator
from itertools import pairwise
from math import dist

from hardware.boards.placement import PLUG_BODY, segment_plan
from hardware.pins import Pins
from hardware.statics import base, inside
from hardware.statics.layout import layout

EASE = 1.15  # times the way: no cable is taut, and the plank moves
ENDS = 60.0  # mm more than that with a plug at the end, to get at it with fingers
SOLDERED = 10.0  # mm more for a short link that is soldered or plugged before it is mounted
ON_BOARD = 4.0  # height of a cable on the sea board
SHELF_EDGE = base.BOX_END + 3.0  # x of the cables that go up before shelf and box
MOUNT_Y = 34.0  # of a mount's middle, from the plank's
LAMP_UP = 33.0  # height of a well's lamp in its shaft
LAMP_WALL = 1.0  # of the tower before it

Point = tuple[float, float, float]
Ways = dict[str, list[Point]]


def length(way: list[Point]) -> float:
    """Give the length of a way, mm."""
    return sum(dist(one, other) for one, other in pairwise(way))


def up_to_the_plank(pins: Pins, y: float) -> list[Point]:
    """From the plank's hole in the box's end, round the shelf's edge, to the ship's segment."""
    hole, under = inside.holes()["plank"].at, base.underside(pins)
    edge = (SHELF_EDGE, y, base.shelf_top())
    return [
        hole,
        (SHELF_EDGE, hole[1], hole[2]),
        edge,
        (pins.table("plank")["pitch"] / 2, y, under),
    ]


def lamp_of_well(pins: Pins, well: int) -> tuple[Point, Point]:
    """A well's lamp in its shaft, and the shaft's foot under it."""
    radius = pins.table("plank")["lamp"]["diameter"] / 2
    x, y = base.tower_x(pins, well), base.TOWER_BACK - base.TOWER_FRONT + radius + LAMP_WALL
    return (x, y, LAMP_UP), (x, y, ON_BOARD / 2)


def to_plank_and_wells(pins: Pins) -> Ways:
    """From the main board to the chain, the wells and the first lamp."""
    plank, board = pins.table("plank"), pins.table("segment_board")
    chain_y = plank["lane_centre"] - board["length"] / 2 + segment_plan(pins).spots["J1"].x
    wells, half = inside.holes()["wells"].at, pins.table("wells")["pitch"] / 2
    well_y, first = base.TOWER_BACK - base.TOWER_WELL, base.tower_x(pins, 0)
    gate = (first - half, well_y, ON_BOARD)
    return {
        "W1": [inside.plug("J2"), *up_to_the_plank(pins, chain_y)],
        "W4": [inside.plug("J3"), wells, gate, (first - half / 2, well_y, ON_BOARD)],
        "W10": [inside.plug("J8"), *up_to_the_plank(pins, plank["lamp_y"])],
    }


def to_tentacles(pins: Pins, spaces: int) -> Ways:
    """From the main board to the foot of each mount, where the servo's own lead ends."""
    plan, hole = layout(pins, spaces), inside.holes()["tentacles"].at
    found: Ways = {}
    for number, pin in enumerate((plan.fold_pin, plan.fold_pin, plan.end_pin, plan.end_pin)):
        x, y = pin - pins.table("tentacles")["reach"], MOUNT_Y if number % 2 else -MOUNT_Y
        foot = [(x, hole[1], ON_BOARD), (x, y, ON_BOARD)]
        found[f"W{6 + number}"] = [inside.plug(f"J{4 + number}"), hole, *foot]
    return found


def lamps_back(pins: Pins, spaces: int) -> list[Point]:
    """From space 1 under the plank to the shelf's edge, down, along the tower, up to well 0."""
    plank, under = pins.table("plank"), base.underside(pins)
    y, far = plank["lamp_y"], layout(pins, spaces).place(1, spaces, plank["pitch"])
    lamp, foot = lamp_of_well(pins, 0)
    down = [(SHELF_EDGE, y, under), (SHELF_EDGE, y, ON_BOARD), (SHELF_EDGE, foot[1], ON_BOARD)]
    return [(far, y, under), *down, foot, lamp]


def in_the_box(_: Pins) -> Ways:
    """To the panel and to the supply's gland."""
    return {
        "W13": [inside.plug("J9"), inside.panel()],
        "W14": [inside.plug("J1"), inside.holes()["supply"].at],
    }


def links(pins: Pins) -> Ways:
    """From a segment to the next, from a well to the next, over the fold."""
    plank, spots = pins.table("plank"), segment_plan(pins).spots
    one, other = spots["J2"], spots["J1"]
    segments: list[Point] = [
        (0.0, one.x - PLUG_BODY, one.y),
        (0.0, other.x + PLUG_BODY, other.y + plank["pitch"]),
    ]
    lamp, foot = lamp_of_well(pins, 0)
    next_lamp, next_foot = lamp_of_well(pins, 1)
    fold = plank["pitch"] + 2 * plank["fold"]
    return {
        "W2": segments,
        "W5": [(0.0, 0.0, 0.0), (pins.table("wells")["pitch"] / 2, 0.0, 0.0)],
        "W11": [(0.0, 0.0, 0.0), (plank["pitch"], 0.0, 0.0)],
        "W16": [(0.0, 0.0, 0.0), (fold, 0.0, 0.0)],
        "W17": [lamp, foot, next_foot, next_lamp],
    }


def needed(pins: Pins, spaces: int) -> dict[str, float]:
    """Give the least length of each cable by its number, m."""
    plugged = {
        **to_plank_and_wells(pins),
        **to_tentacles(pins, spaces),
        **in_the_box(pins),
        "W12": lamps_back(pins, spaces),
    }
    found = {name: (EASE * length(way) + ENDS) / 1000 for name, way in plugged.items()}
    short = links(pins).items()
    return found | {name: (EASE * length(way) + SOLDERED) / 1000 for name, way in short}


def too_short(lengths: dict[str, float], pins: Pins, spaces: int) -> Iterator[str]:
    """Sentences about cables, by number with their lengths (m), that do not reach."""
    for name, least in needed(pins, spaces).items():
        if lengths[name] < least:
            yield f"{name}: {lengths[name]:g} m of cable for a way that takes {least:.2f} m"
