"""A strip of pictures: where ten throws into each well end, cut open and seen from the side."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("agg")
import matplotlib.pyplot as plt  # after the backend is chosen
import numpy as np
from scipy.spatial import ConvexHull

from hardware.drop.reading import flat
from hardware.drop.shapes import SHAPES, Shape
from hardware.drop.study import SEED
from hardware.drop.throws import Array, Material, Rest, Tower
from hardware.pins import Pins
from hardware.printed import tower_sizes as tower

THROWS = 10
MATERIAL = Material(0.4, 0.25)
SPAN_Y, SPAN_Z = (-60.0, 32.0), (-4.0, 62.0)  # of a picture, from the floor's middle
WALL, GOOD, BAD = "#c9c9c9", "#2e8b57", "#c0392b"


def outline(points: Array) -> Array:
    """The convex outline of points in a plane, going round."""
    return np.asarray(points[ConvexHull(points).vertices])


def cut(shape: Shape) -> list[Array]:
    """Outlines in y and z of the pieces that the plane x = 0 meets."""
    found = []
    for piece in shape.pieces:
        points = np.array(piece) - [0.0, tower.WELL_Y, tower.FLOOR_TOP]
        if points[:, 0].min() < -0.1 and points[:, 0].max() > 0.1:
            found.append(outline(points[:, 1:]))
    return found


def die_outline(pins: Pins, rest: Rest) -> Array:
    """The die as seen from the side, y and z."""
    half = pins.table("die")["edge"] / 2
    corners = np.array(list(product((-half, half), repeat=3))) @ rest.rotation.T + rest.place
    return outline(corners[:, 1:])


def frame(axes: Any, pins: Pins, shape: Shape, rest: Rest) -> None:
    """One picture."""
    for piece in cut(shape):
        axes.fill(piece[:, 0], piece[:, 1], color=WALL, linewidth=0)
    seen = die_outline(pins, rest)
    axes.fill(seen[:, 0], seen[:, 1], color=GOOD if flat(pins, rest) else BAD, alpha=0.85)
    axes.set(xlim=SPAN_Y, ylim=SPAN_Z, aspect="equal", xticks=[], yticks=[])


def draw(pins: Pins, folder: Path) -> None:
    """Draw a row of pictures for each well."""
    size = (1.5 * THROWS, 1.25 * len(SHAPES))
    figure, grid = plt.subplots(len(SHAPES), THROWS, figsize=size, layout="constrained")
    for row, make in zip(grid, SHAPES, strict=True):
        shape = make(pins)
        thrower = Tower(pins, shape, MATERIAL, SEED)
        for axes in row:
            frame(axes, pins, shape, thrower.throw())
        row[0].set_ylabel(shape.name, fontsize=9)
    figure.savefig(folder / "throws.png", dpi=90, metadata={"Software": None})
    plt.close(figure)
