"""Tower and wells as convex pieces, for the drop study; the frame is that of printed/tower.py.

All wells stand under the same chute; they differ in the chute's width below its throat, in the
pocket and in how it leans.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import cos, pi, sin

from hardware.pins import Pins
from hardware.printed import tower_sizes as tower

Point = tuple[float, float, float]
Piece = list[Point]
Range = tuple[float, float]
THICK = 8.0  # of the walls in the study: a die may not pass through one between two steps
TALL = 260.0  # of the walls in the study: no die leaves
ROUND_SIDES = 24  # of the polygon that stands for a circle
FULL = tower.DEPTH / 2 - tower.WALL  # half width of the chute's mouth


@dataclass(frozen=True)
class Shape:
    """A well with its tower; `lean` (degrees) is how far its floor leans into a corner."""

    name: str
    pieces: list[Piece]
    lean: float = 0.0


def box(x: Range, y: Range, z: Range) -> Piece:
    """A block from its three ranges."""
    return [(a, b, c) for a in x for b in y for c in z]


def across(outline: tower.Outline, half: float = tower.DEPTH) -> Piece:
    """A prism from an outline in y and z."""
    return [(x, y, z) for x in (-half, half) for y, z in outline]


def along(y: Range, outline: tower.Outline, side: int) -> Piece:
    """A prism from an outline in x and z, on one side."""
    return [(side * x, b, z) for b in y for x, z in outline]


def square_walls(steps: tower.Outline) -> Iterator[Piece]:
    """Four walls around the pocket; `steps` are half width and height, rising."""
    out = max(half for half, _ in steps) + THICK
    for (low, z0), (high, z1) in pairwise(steps):
        outline = [(low, z0), (out, z0), (high, z1), (out, z1)]
        for c, s in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            yield [
                (c * r - s * t, tower.WELL_Y + s * r + c * t, z)
                for t in (-out, out)
                for r, z in outline
            ]


def round_walls(steps: tower.Outline) -> Iterator[Piece]:
    """A ring around the pocket's middle as wedges; `steps` are radius and height, rising."""
    stretch = 1 / cos(pi / ROUND_SIDES)  # the flats touch the circle
    out = max(radius for radius, _ in steps) + THICK
    for (low, z0), (high, z1) in pairwise(steps):
        for side in range(ROUND_SIDES):
            angles = [2 * pi * (side + half) / ROUND_SIDES for half in (-0.5, 0.5)]
            yield [
                (r * stretch * cos(a), tower.WELL_Y + r * stretch * sin(a), z)
                for a in angles
                for r, z in ((low, z0), (out, z0), (high, z1), (out, z1))
            ]


def side_walls(half: float, side: int) -> Iterator[tower.Outline]:
    """Outlines in x and z: `half` wide below the throat, as wide as the mouth above it."""
    out, (low, high) = FULL + THICK, tower.throat(half, side)
    yield [(half, 0), (out, 0), (half, low), (out, low)]
    if high > low:
        yield [(half, low), (out, low), (FULL, high), (out, high)]
    yield [(FULL, high), (out, high), (FULL, TALL), (out, TALL)]


def chute(half: float, ramp: tower.Outline) -> Iterator[Piece]:
    """Back and front wall, ramp, baffles and side walls."""
    wall, deep, far = tower.WALL, tower.DEPTH, tower.FRONT + THICK
    wide = (-tower.DEPTH, tower.DEPTH)
    yield box(wide, (wall - THICK, wall), (0, TALL))
    yield box(wide, (deep - wall, deep - wall + THICK), (ramp[1][1] + tower.GATE, TALL))
    yield across(ramp)
    yield from (across(baffle) for baffle in tower.baffles())
    for side in (-1, 1):
        yield from (along((wall - THICK, far), outline, side) for outline in side_walls(half, side))


def front(slope: tower.Outline) -> Iterator[Piece]:
    """The slope before the well, and a wall that is taller than the printed one."""
    yield across(slope)
    yield box((-tower.DEPTH, tower.DEPTH), (tower.FRONT, tower.FRONT + THICK), (0, TALL))


def ground() -> Piece:
    """The pocket's floor."""
    y = (tower.WELL_Y - tower.DEPTH, tower.WELL_Y + tower.DEPTH)
    return box((-tower.DEPTH, tower.DEPTH), y, (tower.FLOOR_TOP - THICK, tower.FLOOR_TOP))


def well(name: str, half: float, top: float, walls: list[Piece], lean: float = 0.0) -> Shape:
    """A well `half` wide between ramp and front slope, which begin at height `top`."""
    back, ahead = tower.WELL_Y - half, tower.WELL_Y + half
    ramp = [(tower.WALL, top), (back, top), (tower.WALL, top + back - tower.WALL)]
    slope = [(ahead, top), (tower.FRONT, top), (tower.FRONT, top + tower.FRONT - ahead)]
    wide = FULL if half > FULL or name in FUNNELLED else half
    return Shape(name, [*chute(wide, ramp), *front(slope), ground(), *walls], lean)


FUNNELLED = ("deep pocket", "round pocket")  # under a chute that stays wide


def deep_pocket(_: Pins) -> Shape:
    """The first design: a pocket of 18 mm under a funnel of 45 degrees, which catches the die."""
    rim = tower.FLOOR_TOP + 14.0
    steps = [(9.0, tower.FLOOR_TOP), (9.0, rim), (17.0, rim + 8.0)]
    return well("deep pocket", 17.0, rim + 8.0, list(square_walls(steps)))


def corner_tray(_: Pins) -> Shape:
    """A tray of 26 mm whose floor leans by 15 degrees into the corner over the sensor."""
    steps = [(13.0, tower.FLOOR_TOP), (13.0, tower.FLOOR_TOP + 14.0)]
    return well("corner tray", 13.0, tower.FLOOR_TOP + 14.0, list(square_walls(steps)), 15.0)


def flat_tray(_: Pins) -> Shape:
    """A level tray of 24 mm: it needs several sensors, for a die lies up to 5 mm off the middle."""
    steps = [(12.0, tower.FLOOR_TOP), (12.0, tower.FLOOR_TOP + 14.0)]
    return well("flat tray", 12.0, tower.FLOOR_TOP + 14.0, list(square_walls(steps)))


def round_pocket(_: Pins) -> Shape:
    """A round pocket of 26 mm, too wide to be bridged, in which a die can hardly be off."""
    rim = tower.FLOOR_TOP + 14.0
    steps = [(13.0, tower.FLOOR_TOP), (13.0, rim), (17.0, rim + 8.0)]
    return well("round pocket", 17.0, rim + 8.0, list(round_walls(steps)))


def centring_pocket(pins: Pins) -> Shape:
    """The chosen one: side walls that never widen, an undercut, and a cone around the floor."""
    walls = [*square_walls(tower.undercut(pins)), *round_walls(tower.cone(pins))]
    half = float(pins.table("wells")["pocket"]) / 2
    return well("centring pocket", half, tower.rim(pins), walls)


SHAPES: tuple[Callable[[Pins], Shape], ...] = (
    deep_pocket,
    corner_tray,
    flat_tray,
    round_pocket,
    centring_pocket,
)
