"""A pirate: a base with the magnet's pocket, and a figure glued into it.

The magnet lies 0.6 mm over the deck. Notches on the base's rim count the lane (one for lane 0).
"""

from math import cos, pi, sin
from typing import Any

from build123d import Axis, Plane, Polyline, make_face, revolve

from hardware.pins import Pins
from hardware.printed.shapes import joined, rod_z

BASE = 4.0
SPIGOT = (10.0, 1.2)  # diameter and height
PLAY = 0.2
NOTCH = 1.6
COAT = [(5.0, 0.0), (7.4, 2.4), (6.2, 9.0), (4.4, 18.0), (5.2, 19.5), (2.6, 22.0)]
HEAD = [(3.4, 23.2), (3.8, 25.0), (3.4, 26.6), (7.0, 30.2), (5.2, 30.9), (3.0, 31.5), (0.0, 32.0)]


def pirate_base(pins: Pins, lane: int = 0) -> Any:
    """The base of one lane's pirate."""
    pirate = pins.table("pirate")
    magnet, skin, across = pirate["magnet"], pirate["skin"], pirate["base_diameter"]
    seat = BASE - SPIGOT[1] - 0.05
    whole = rod_z(0, 0, (0, BASE), across)
    whole -= rod_z(0, 0, (skin, BASE), magnet["diameter"] + 0.1)
    whole -= rod_z(0, 0, (seat, BASE + 1), SPIGOT[0] + PLAY)
    return whole - notches(lane + 1, across / 2)


def notches(count: int, radius: float) -> Any:
    """Notches on the rim."""
    turns = [2 * pi * number / 12 for number in range(count)]
    cuts = (rod_z(radius * cos(t), radius * sin(t), (-1, BASE + 1), NOTCH) for t in turns)
    return joined(*cuts)


def pirate_figure(pins: Pins) -> Any:
    """The figure: coat, head, hat; a spigot under it."""
    rise = pins.table("pirate")["height"] - BASE - HEAD[-1][1]
    spigot = [(0.0, -SPIGOT[1]), (SPIGOT[0] / 2, -SPIGOT[1])]
    outline = [*spigot, *COAT, *((r, z + rise) for r, z in HEAD)]
    face = make_face(Plane.XZ * Polyline(*outline, outline[0]))
    return revolve(face, Axis.Z)
