"""Shaded pictures of shapes: a small renderer on a depth buffer (no screen, no graphics card)."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib import image
from numpy.typing import NDArray

Array = NDArray[np.float64]
LIGHT = np.array([-0.35, 0.55, 0.76])  # right, up, towards the eye
AMBIENT = 0.45
MARGIN = 0.04  # of the picture's size
TESSELLATION = (0.1, 0.25)  # mm, rad
SHARP = 2  # rendered larger and averaged down


@dataclass(frozen=True)
class Look:
    """Direction from the scene to the eye, and the picture's width and height in pixels."""

    eye: tuple[float, float, float]
    size: tuple[int, int]


@dataclass(frozen=True)
class Coloured:
    """A shape with its colour, red green blue from 0 to 1."""

    shape: Any
    colour: tuple[float, float, float]


def axes(look: Look) -> Array:
    """Rows: right, up, towards the eye."""
    back = np.array(look.eye, float)
    back /= np.linalg.norm(back)
    right = np.cross([0.0, 0.0, 1.0], back)
    right = right / np.linalg.norm(right) if np.linalg.norm(right) > 1e-6 else np.array([1.0, 0, 0])
    return np.array([right, np.cross(back, right), back])


def triangles(bodies: Iterable[Coloured]) -> tuple[Array, Array]:
    """All triangles (n x 3 x 3) and their colours (n x 3)."""
    corners, colours = [], []
    for body in bodies:
        points, faces = body.shape.tessellate(*TESSELLATION)
        where = np.array([[p.X, p.Y, p.Z] for p in points])
        mesh = where[np.array(faces)]
        corners.append(mesh)
        colours.append(np.tile(body.colour, (len(mesh), 1)))
    return np.concatenate(corners), np.concatenate(colours)


def shaded(corners: Array, colours: Array, look: Look) -> Array:
    """Colours of the triangles in a light that comes over the viewer's left shoulder."""
    normal = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    length = np.linalg.norm(normal, axis=1, keepdims=True)
    light = LIGHT @ axes(look)
    bright = (normal / np.maximum(length, 1e-12)) @ (light / np.linalg.norm(light))
    share: Array = AMBIENT + (1 - AMBIENT) * np.clip(bright, 0, 1)
    return np.clip(colours * share[:, None], 0, 1)


def on_picture(corners: Array, look: Look, size: tuple[int, int]) -> Array:
    """Corners as pixels and depth, the scene filling the picture."""
    seen = corners @ axes(look).T
    low, high = seen[..., :2].min(axis=(0, 1)), seen[..., :2].max(axis=(0, 1))
    scale = min((size[0], size[1]) / (high - low)) * (1 - 2 * MARGIN)
    middle = (low + high) / 2
    x = (seen[..., 0] - middle[0]) * scale + size[0] / 2
    y = size[1] / 2 - (seen[..., 1] - middle[1]) * scale
    return np.stack([x, y, seen[..., 2]], axis=-1)


def fill(canvas: Array, depth: Array, corner: Array, colour: Array) -> None:
    """Paint one triangle where it is nearest."""
    height, width = depth.shape
    low = np.maximum(np.floor(corner[:, :2].min(axis=0)).astype(int), 0)
    high = np.minimum(np.ceil(corner[:, :2].max(axis=0)).astype(int) + 1, (width, height))
    if (high <= low).any():
        return
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = corner
    area = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy)
    if abs(area) < 1e-9:
        return
    y, x = np.mgrid[low[1] : high[1], low[0] : high[0]] + 0.5
    one = ((by - cy) * (x - cx) + (cx - bx) * (y - cy)) / area
    two = ((cy - ay) * (x - cx) + (ax - cx) * (y - cy)) / area
    inside = (one >= 0) & (two >= 0) & (one + two <= 1)
    z = one * az + two * bz + (1 - one - two) * cz
    view = depth[low[1] : high[1], low[0] : high[0]]
    nearer = inside & (z > view)
    view[nearer] = z[nearer]
    canvas[low[1] : high[1], low[0] : high[0]][nearer] = colour


def edges(canvas: Array, depth: Array) -> None:
    """Darken pixels where the depth jumps, so that parts stand apart."""
    known = np.where(np.isfinite(depth), depth, -1e4)
    jump = np.zeros(depth.shape)
    for axis in (0, 1):
        step = np.abs(np.diff(known, axis=axis, append=np.take(known, [-1], axis=axis)))
        jump = np.maximum(jump, step)
    canvas[jump > 2.0] *= 0.35


def render(bodies: Iterable[Coloured], path: Path, look: Look) -> None:
    """Render shapes into a PNG."""
    corners, colours = triangles(bodies)
    size = (look.size[0] * SHARP, look.size[1] * SHARP)
    canvas = np.ones((size[1], size[0], 3))
    depth = np.full((size[1], size[0]), -np.inf)
    colours = shaded(corners, colours, look)
    for corner, colour in zip(on_picture(corners, look, size), colours, strict=True):
        fill(canvas, depth, corner, colour)
    edges(canvas, depth)
    small = canvas.reshape(look.size[1], SHARP, look.size[0], SHARP, 3).mean(axis=(1, 3))
    image.imsave(path, (small * 255).round().astype(np.uint8), metadata={"Software": ""})
