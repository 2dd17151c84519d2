"""The field of a die in its well, from the bands of hardware/magnets.

They allow for any yaw, 2.5 mm off the middle and gain +-20 %. A field is (Bx, By, Bz) in
microtesla; Bz is positive over a north pole, as TI counts it. Its strength is the root of
Bz^2 + (Bx^2 + By^2) / 2; it leans by |Bx, By| / |Bz|.
"""

from __future__ import annotations

import math
import random

from plank.die_faces import SYMBOL_FACE

Field = tuple[int, int, int]

OPPOSITE = 7  # faces up and down add up to it
BANDS = {3: (25300, 63400), 2: (8300, 23200), 1: (1700, 6200)}  # strength over the face down
LEAN = {3: 0.58, 2: 0.75, 1: 1.3}  # at most, of a die that lies flat
# |Bz| and |Bx, By| of dice that lean on the wall or on the cone, as hardware/drop finds them.
LEANING = ((900, 6600), (600, 4200), (5800, 9700), (4000, 6800), (700, 4900), (6200, 10800))
STRONGEST = 63400
EMPTY_NOISE = 90  # the neighbour's die and the earth


def flat(face: int, chance: random.Random) -> Field:
    """Return the field of a die that shows `face` (6: the symbol)."""
    down = OPPOSITE - face
    pair = min(down, OPPOSITE - down)
    strength = chance.randint(*BANDS[pair])
    lean = chance.uniform(0.05, 1.0) * LEAN[pair]
    bz = int(strength / math.sqrt(1 + lean * lean / 2))
    bx, by = _sideways(lean * bz, chance)
    return bx, by, bz if down <= SYMBOL_FACE // 2 else -bz


def turned_over(field: Field) -> Field:
    """Return the field of the same die with the magnet under it upside down."""
    bx, by, bz = field
    return -bx, -by, -bz


def cocked(chance: random.Random) -> Field:
    """Return the field of a die that leans: further sideways than any seated die's."""
    upright, across = chance.choice(LEANING)
    strong = chance.uniform(0.97, 1.03)
    bx, by = _sideways(strong * across, chance)
    return bx, by, int(strong * upright) * chance.choice((-1, 1))


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
