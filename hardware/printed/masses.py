"""Mass, middle of mass and inertia of dice and pirates, from their meshes."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hardware.pins import Pins
from hardware.printed import dice, pirate
from hardware.printed.meshes import mesh
from hardware.printed.shapes import rod_z

PLA, NDFEB, BRASS = 1.24e-3, 7.5e-3, 8.5e-3  # g/mm3
Vector = NDArray[np.float64]


@dataclass(frozen=True)
class Weight:
    """A body's mass (g), middle of mass (mm) and principal moments of inertia (g mm2)."""

    mass: float
    middle: Vector
    moments: Vector

    @property
    def uneven(self) -> float:
        """How much the largest principal moment exceeds the smallest, as a share."""
        return float(self.moments.max() / self.moments.min() - 1)


def weigh(bodies: Iterable[tuple[Any, float]]) -> Weight:
    """Weigh shapes, each with its density, as one stiff body."""
    measured = [(mesh(shape), density) for shape, density in bodies]
    masses = np.array([found.volume * density for found, density in measured])
    middles = np.array([found.center_mass for found, _ in measured])
    middle = (masses[:, None] * middles).sum(axis=0) / masses.sum()
    inertia = np.zeros((3, 3))
    for (found, density), mass, own in zip(measured, masses, middles, strict=True):
        away = own - middle
        inertia += found.moment_inertia * density
        inertia += mass * (away @ away * np.eye(3) - np.outer(away, away))
    return Weight(float(masses.sum()), middle, np.sort(np.linalg.eigvalsh(inertia)))


def die(pins: Pins, symbol: str) -> Weight:
    """A die with its magnets and pegs; the glue line is filled."""
    lower = dice.die_coin if symbol == "coin" else dice.die_sword
    bodies = [(dice.die_upper(pins), PLA), (lower(pins), PLA)]
    bodies += [(dice.disc(pins, face), NDFEB) for face in pins.magnets]
    bodies += [(dice.slug(pins, face), BRASS) for face in (1, 6)]
    peg, gap = dice.die_peg(pins), pins.table("die")["glue_gap"] / 2
    bodies += [(peg.translate((0, 0, gap)), PLA), (peg.mirror().translate((0, 0, -gap)), PLA)]
    return weigh(bodies)


def whole_pirate(pins: Pins, lane: int = 0) -> Weight:
    """A pirate with its magnet, standing on z = 0."""
    own = pins.table("pirate")["magnet"]
    magnet = rod_z(0, 0, (0.6, 0.6 + own["thickness"]), own["diameter"])
    figure = pirate.pirate_figure(pins).translate((0, 0, pirate.BASE))
    return weigh([(pirate.pirate_base(pins, lane), PLA), (figure, PLA), (magnet, NDFEB)])
