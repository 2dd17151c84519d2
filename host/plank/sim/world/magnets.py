"""The field of a die in its well, from the bands of hardware.md: four yaws, +-1 mm, gain +-5 %.

A field is (Bx, By, Bz) in microtesla; Bz is positive over a south pole, as in that table.
"""

from __future__ import annotations

import math
import random

Field = tuple[int, int, int]

OPPOSITE = 7  # faces up and down add up to it
BANDS = {3: (20800, 34200), 2: (8700, 15500), 1: (2000, 4700)}  # |Bz| over the face that is down
SIDEWAYS = {3: 10030, 2: 5080, 1: 2480}  # |Bxy| at most of a die that lies flat
BETWEEN_BANDS = ((5100, 8300), (16000, 20400))  # |Bz| of a die on its edge
TILTED = (14000, 24000)  # |Bxy| of a die on its edge
STRONGEST = 34200
EMPTY_NOISE = 90  # the neighbour's die and the earth


def flat(face: int, chance: random.Random) -> Field:
    """Return the field of a die that shows `face` (6: the symbol)."""
    down = OPPOSITE - face
    strength = min(down, OPPOSITE - down)
    low, high = BANDS[strength]
    bz = chance.randint(low, high)
    bx, by = _sideways(chance.uniform(0.05, 1.0) * SIDEWAYS[strength], chance)
    return bx, by, bz if down > 3 else -bz


def turned_over(field: Field) -> Field:
    """Return the field of the same die with the magnet under it upside down."""
    bx, by, bz = field
    return -bx, -by, -bz


def cocked(chance: random.Random) -> Field:
    """Return the field of a die that leans: mostly sideways, and of no face's strength."""
    bz = chance.randint(*chance.choice(BETWEEN_BANDS)) * chance.choice((-1, 1))
    bx, by = _sideways(chance.uniform(*TILTED), chance)
    return bx, by, bz


def tumbling(chance: random.Random) -> Field:
    """Return the field at one moment of a die's roll."""
    bz = chance.randint(-STRONGEST, STRONGEST)
    bx, by = _sideways(chance.uniform(0, STRONGEST), chance)
    return bx, by, bz


def empty(chance: random.Random) -> Field:
    """Return the field of a well without its die."""
    noise = [chance.randint(-EMPTY_NOISE, EMPTY_NOISE) for _ in range(3)]
    return noise[0], noise[1], noise[2]


def _sideways(strength: float, chance: random.Random) -> tuple[int, int]:
    yaw = chance.uniform(0, 2 * math.pi)
    return int(strength * math.cos(yaw)), int(strength * math.sin(yaw))
