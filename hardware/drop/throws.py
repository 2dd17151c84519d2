"""Throws: a die falls through the tower until it rests (MuJoCo, SI units inside).

Contacts are springs with a damping ratio; `damping` 0.12 bounces to about two thirds of its speed,
0.25 to four tenths, 0.6 to a tenth (e = exp(-pi d / sqrt(1 - d d))).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import cos, radians, sin, sqrt
from typing import Any

import mujoco
import numpy as np
from numpy.typing import NDArray

from hardware.drop.shapes import Piece, Shape
from hardware.pins import Pins
from hardware.printed import tower_sizes as tower

Array = NDArray[np.float64]
MM = 1e-3
STEP_S = 3e-4
LOOK = 40  # steps between two looks
STILL_LOOKS = 12
STILL_M_S = 3e-3
LONGEST_LOOKS = 300  # 3.6 s
SPRING_S = 0.002
GRAVITY = 9.81
DIE_KG = 0.0061
ROLLING = "0.00005 0.00001"  # of the contacts, torsional and rolling friction, m
LET_GO = ((-4.0, 4.0), (14.0, 26.0), (165.0, 185.0))  # where the hand opens, mm
SPEED, FALL, SPIN = 0.15, (0.3, 0.2), 15.0  # m/s sideways, m/s down, rad/s


@dataclass(frozen=True)
class Material:
    """How the die and the tower meet."""

    friction: float
    damping: float


@dataclass(frozen=True)
class Rest:
    """Where a die came to rest: middle (mm, over the floor's middle) and rotation matrix."""

    place: Array
    rotation: Array
    still: bool

    @property
    def tilt(self) -> float:
        """Angle between the die's most upright axis and the vertical, degrees."""
        return float(np.degrees(np.arccos(min(1.0, np.abs(self.rotation[2]).max()))))

    @property
    def face_down(self) -> int:
        """The face that looks down most."""
        axis = int(np.abs(self.rotation[2]).argmax())
        down = self.rotation[2, axis] < 0
        return FACES[axis][0 if down else 1]


FACES = ((3, 4), (2, 5), (1, 6))  # on x, y, z: the face on the positive side and its opposite


def die_points(pins: Pins) -> Iterator[Array]:
    """Corners of the rounded cube: the corner balls' extreme points."""
    table = pins.table("die")
    radius = table["rounding"]
    reach = table["edge"] / 2 - radius
    ways = [np.array(way) for way in product((-1, 0, 1), repeat=3) if any(way)]
    for corner in product((-1, 1), repeat=3):
        for way in ways:
            yield reach * np.array(corner) + radius * way / np.linalg.norm(way)


def mesh(name: str, points: Any) -> str:
    """A mesh of the hull of points."""
    numbers = " ".join(f"{value * MM:.6f}" for point in points for value in point)
    return f'<mesh name="{name}" vertex="{numbers}"/>'


def world(pins: Pins, shape: Shape, material: Material) -> str:
    """The tower and its die as MuJoCo has it."""
    pieces: list[Piece] = shape.pieces
    meshes = "".join(mesh(f"p{number}", piece) for number, piece in enumerate(pieces))
    meshes += mesh("die", die_points(pins))
    friction = f'friction="{material.friction} {ROLLING}"'
    contact = f'{friction} solref="{SPRING_S} {material.damping}" condim="4"'
    walls = "".join(
        f'<geom type="mesh" mesh="p{number}" contype="1" conaffinity="2" {contact}/>'
        for number in range(len(pieces))
    )
    die = f'<geom type="mesh" mesh="die" contype="2" conaffinity="1" mass="{DIE_KG}" {contact}/>'
    down = " ".join(f"{value:.6f}" for value in gravity(shape.lean))
    return (
        f'<mujoco><option timestep="{STEP_S}" cone="elliptic" gravity="{down}"/>'
        f"<asset>{meshes}</asset><worldbody>{walls}"
        f'<body name="die"><freejoint/>{die}</body></worldbody></mujoco>'
    )


def gravity(lean: float) -> Array:
    """Gravity as a well feels it whose floor leans into its front right corner."""
    side = sin(radians(lean)) / sqrt(2)
    return GRAVITY * np.array([side, side, -cos(radians(lean))])


class Tower:
    """A tower in which dice are thrown one after another."""

    def __init__(self, pins: Pins, shape: Shape, material: Material, seed: int) -> None:
        self._model: Any = mujoco.MjModel.from_xml_string(world(pins, shape, material))  # type: ignore[attr-defined]
        self._data: Any = mujoco.MjData(self._model)  # type: ignore[attr-defined]
        self._chance = np.random.default_rng(seed)

    def throw(self) -> Rest:
        """Let a die fall and wait until it rests."""
        self._let_go()
        return self._rest(self._settle())

    def _let_go(self) -> None:
        mujoco.mj_resetData(self._model, self._data)  # type: ignore[attr-defined]
        chance, data = self._chance, self._data
        turn = chance.normal(size=4)
        place = [chance.uniform(*span) * MM for span in LET_GO]
        data.qpos[:] = [*place, *(turn / np.linalg.norm(turn))]
        data.qvel[:3] = chance.normal(0, SPEED, 3)
        data.qvel[2] = -abs(chance.normal(*FALL))
        data.qvel[3:] = chance.normal(0, SPIN, 3)

    def _settle(self) -> bool:
        looks = 0
        for _ in range(LONGEST_LOOKS):
            mujoco.mj_step(self._model, self._data, LOOK)  # type: ignore[attr-defined]
            speed = np.abs(self._data.qvel)
            fast = speed[:3].max() + speed[3:].max() * 8 * MM
            looks = looks + 1 if fast < STILL_M_S else 0
            if looks >= STILL_LOOKS:
                return True
        return False

    def _rest(self, still: bool) -> Rest:
        body = self._data.body("die")
        middle = np.array([0.0, tower.WELL_Y, tower.FLOOR_TOP])
        return Rest(body.xpos / MM - middle, body.xmat.reshape(3, 3).copy(), still)
