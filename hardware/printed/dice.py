"""A die in two halves, split through its middle between the faces 1 and 6.

The discs of the four side faces stand across the split and hold the halves in line; those of 1
and 6 lie in a shaft each, between a brass slug at its end and a printed peg. Frame: middle of the
die; face 1 up, 6 (the symbol) down, 2 and 5 along y, 3 and 4 along x.
"""

from typing import Any

from build123d import Box, Cylinder, Plane, Pos, Rot, Sphere, Vector, fillet

from hardware.pins import Magnet, Pins
from hardware.printed.shapes import CENTRE, MIN, block, joined, rod_z

NORMAL = {1: (0, 0, 1), 6: (0, 0, -1), 2: (0, 1, 0), 5: (0, -1, 0), 3: (1, 0, 0), 4: (-1, 0, 0)}
PIPS: dict[int, list[tuple[int, int]]] = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
    5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)],
}
PIP_STEP = 3.8
PIP = (1.5, 0.9)  # radius of the ball that cuts it, and how far its middle is outside
ENGRAVED = 0.5
SHAFT_PLAY = 0.1
PEG_PLAY = 0.15
COIN = (4.6, 1.0)  # radius of the ring and its width
SWORD = (10.5, 1.6)  # length and width of the blade


def face_plane(face: int, edge: float) -> Plane:
    """Plane of a face, its z outwards."""
    normal = Vector(*NORMAL[face])
    return Plane(origin=normal * (edge / 2), z_dir=normal)


def pips(face: int) -> Any:
    """Pips of a number, to be cut at a face's plane."""
    radius, out = PIP
    return joined(*(Pos(x * PIP_STEP, y * PIP_STEP, out) * Sphere(radius) for x, y in PIPS[face]))


def coin() -> Any:
    """A coin: a ring with a dot in it."""
    radius, width = COIN
    ring = rod_z(0, 0, (-ENGRAVED, 1), 2 * radius) - rod_z(0, 0, (-2, 2), 2 * (radius - width))
    return ring + rod_z(0, 0, (-ENGRAVED, 1), 3.0)


def sword() -> Any:
    """A sword across the face's diagonal."""
    length, width = SWORD
    depth = (-ENGRAVED, 1)
    blade = block((-length / 2, length / 2), (-width / 2, width / 2), depth)
    guard = block((-length / 2 + 2.4, -length / 2 + 3.6), (-2.6, 2.6), depth)
    pommel = rod_z(-length / 2, 0, depth, 2.4)
    return Rot(0, 0, 45) * joined(blade, guard, pommel)


def marks(symbol: str, edge: float) -> Any:
    """All that is cut into the six faces."""
    drawn = {face: pips(face) for face in PIPS} | {6: coin() if symbol == "coin" else sword()}
    return joined(*(face_plane(face, edge) * mark for face, mark in drawn.items()))


def pocket(magnet: Magnet, edge: float, play: float) -> Any:
    """The pocket of one magnet."""
    size = Cylinder(
        (magnet.diameter + play) / 2, magnet.thickness + play, align=(CENTRE, CENTRE, MIN)
    )
    plane = face_plane(magnet.face, edge)
    return plane * Pos(0, 0, -magnet.depth - magnet.thickness - play) * size


def shaft(magnet: Magnet, edge: float, play: float) -> Any:
    """The shaft from the split to the pocket of face 1 or 6."""
    depth = edge / 2 - magnet.depth - magnet.thickness / 2
    size = Cylinder((magnet.diameter + play) / 2, depth, align=(CENTRE, CENTRE, MIN))
    return size if NORMAL[magnet.face][2] > 0 else Rot(180, 0, 0) * size


def slug(pins: Pins, face: int, play: float = 0.0) -> Any:
    """The brass slug between face 1 or 6 and its magnet, or with some play its room."""
    size, magnet = pins.table("die")["slug"], pins.magnets[face]
    body = Cylinder(
        (size["diameter"] + play) / 2, size["thickness"] + play, align=(CENTRE, CENTRE, MIN)
    )
    return face_plane(face, pins.table("die")["edge"]) * Pos(0, 0, -magnet.depth) * body


def whole_die(pins: Pins, symbol: str) -> Any:
    """The die with all pockets, not yet split."""
    table = pins.table("die")
    edge, play = table["edge"], table["pocket_play"]
    body = fillet(Box(edge, edge, edge).edges(), table["rounding"])
    body -= marks(symbol, edge)
    for magnet in pins.magnets.values():
        body -= pocket(magnet, edge, play)
    for face in (1, 6):
        body -= shaft(pins.magnets[face], edge, SHAFT_PLAY) + slug(pins, face, play)
    return body


def half(pins: Pins, symbol: str, upper: bool) -> Any:
    """One half: the upper has face 1, the lower the symbol."""
    table = pins.table("die")
    edge, glue = table["edge"], table["glue_gap"] / 2
    reach = (glue, edge) if upper else (-edge, -glue)
    return whole_die(pins, symbol) & block((-edge, edge), (-edge, edge), reach)


def die_upper(pins: Pins) -> Any:
    """The half with face 1; the same for coin and sword dice."""
    return half(pins, "coin", upper=True)


def die_coin(pins: Pins) -> Any:
    """The half with the coin."""
    return half(pins, "coin", upper=False)


def die_sword(pins: Pins) -> Any:
    """The half with the sword."""
    return half(pins, "sword", upper=False)


def die_peg(pins: Pins) -> Any:
    """The peg that fills the shaft over the magnet of face 1 or 6."""
    magnet, edge = pins.magnets[1], pins.table("die")["edge"]
    length = edge / 2 - magnet.depth - magnet.thickness - PEG_PLAY - 0.1
    return rod_z(0, 0, (0, length), magnet.diameter - PEG_PLAY)


def disc(pins: Pins, face: int) -> Any:
    """One magnet where it sits, for masses."""
    magnet = pins.magnets[face]
    return pocket(magnet, pins.table("die")["edge"], 0.0)
