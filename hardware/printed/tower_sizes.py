"""Sizes and outlines of a tower's module: the printed part and the drop study have them from here.

Frame: x across the wells, y towards the players, z up from the table; outlines are in y and z.
"""

from __future__ import annotations

from math import radians, tan

from hardware.pins import Pins
from hardware.statics import base

Outline = list[tuple[float, float]]

HEIGHT = 150.0
THROAT = (76.0, 102.0)  # heights where the right and the left wall narrow it to the pocket's width
NARROWING = 60.0  # slope of both, degrees: flatter or steeper ones wedge a die at high friction
DEPTH = 40.0  # of the chute
WALL = 2.0
WELL_Y = base.TOWER_WELL
FRONT = base.TOWER_FRONT
FLOOR_TOP = base.TOWER_FLOOR
RIM = 22.0  # how far the walls beside the wells rise over the front slope's foot
GATE = 50.0  # of the opening over the rim: a die on the ramp passes in any pose
BAFFLE = 10.0


def rim(pins: Pins) -> float:
    """Height of the pocket's rim, where the ramp and the front slope begin."""
    return FLOOR_TOP + float(pins.table("wells")["pocket_depth"])


def edges(pins: Pins) -> tuple[float, float]:
    """The pocket's back and front edge, y."""
    half = float(pins.table("wells")["pocket"]) / 2
    return WELL_Y - half, WELL_Y + half


def ramp(pins: Pins) -> Outline:
    """The ramp from the back wall down to the pocket."""
    back, low = edges(pins)[0], rim(pins)
    return [(WALL, low), (back, low), (WALL, low + back - WALL)]


def front_slope(pins: Pins) -> Outline:
    """The slope before the pocket, so that no die comes to rest there."""
    edge, low = edges(pins)[1], rim(pins)
    return [(edge, low), (FRONT, low), (FRONT, low + FRONT - edge)]


def baffles() -> tuple[Outline, Outline]:
    """The upper baffle, on the back wall, and the lower one, on the front wall."""
    back, front = WALL, DEPTH - WALL
    upper = [(back, 134.0), (back + BAFFLE, 124.0), (back, 114.0)]
    return upper, [(front, 110.0), (front - BAFFLE, 100.0), (front, 90.0)]


def undercut(pins: Pins) -> Outline:
    """The pocket's half width and height from the floor up to the rim."""
    wells = pins.table("wells")
    half, under = wells["pocket"] / 2, wells["undercut"]
    neck = FLOOR_TOP + under["height"]
    return [(half + under["depth"], FLOOR_TOP), (half, neck), (half, rim(pins))]


def cone(pins: Pins) -> Outline:
    """The cone at the floor that brings a die to the middle: radius and height, below and above."""
    cone = pins.table("wells.cone")
    low = cone["diameter"] / 2
    wide = low + cone["height"] / tan(radians(cone["slope"]))
    return [(low, FLOOR_TOP), (wide, FLOOR_TOP + cone["height"])]


def throat(half: float, side: int) -> tuple[float, float]:
    """Heights between which the right (1) or left (-1) wall leads down to a channel `half` wide."""
    low = THROAT[0 if side > 0 else 1]
    return low, low + (DEPTH / 2 - WALL - half) * tan(radians(NARROWING))
