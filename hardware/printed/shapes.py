"""Small helpers for build123d shapes."""

from typing import Any

from build123d import Align, Box, Cylinder, Part, Pos, Rot

MIN, CENTRE = Align.MIN, Align.CENTER


def block(x: tuple[float, float], y: tuple[float, float], z: tuple[float, float]) -> Part:
    """Give a box between two values on each axis."""
    box = Box(x[1] - x[0], y[1] - y[0], z[1] - z[0], align=(MIN, MIN, MIN))
    return Pos(x[0], y[0], z[0]) * box


def rod_z(x: float, y: float, z: tuple[float, float], diameter: float) -> Part:
    """Give an upright cylinder between two heights."""
    body = Cylinder(diameter / 2, z[1] - z[0], align=(CENTRE, CENTRE, MIN))
    return Pos(x, y, z[0]) * body


def rod_x(x: tuple[float, float], y: float, z: float, diameter: float) -> Part:
    """Give a cylinder along x."""
    body = Cylinder(diameter / 2, x[1] - x[0], align=(CENTRE, CENTRE, MIN))
    return Pos(x[0], y, z) * Rot(0, 90, 0) * body


def rod_y(x: float, y: tuple[float, float], z: float, diameter: float) -> Part:
    """Give a cylinder along y."""
    body = Cylinder(diameter / 2, y[1] - y[0], align=(CENTRE, CENTRE, MIN))
    return Pos(x, y[0], z) * Rot(-90, 0, 0) * body


def joined(first: Any, *rest: Any) -> Any:
    """Fuse shapes."""
    whole = first
    for shape in rest:
        whole = whole + shape
    return whole


def overlap(one: Any, other: Any) -> float:
    """Volume that two shapes share, mm3."""
    shared = one & other
    if shared is None:
        return 0.0
    volume = shared.volume if hasattr(shared, "volume") else sum(part.volume for part in shared)
    return float(volume)
