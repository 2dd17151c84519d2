"""Which face a field says, as the firmware judges it (firmware/board/well.py).

A face counts only inside its band of strengths, and while the field leans no more than a seated
die's. A die that leans must read as cocked, never as another face and never as an empty well; the
poses come from the drop study (hardware/drop).
"""

from __future__ import annotations

import numpy as np

from hardware.magnets.faces import strength
from hardware.magnets.field import Array
from hardware.pins import Pins

SIZES = ("small", "medium", "large")
EMPTY, COCKED = 0, -1


def face_of(pins: Pins, read: Array) -> int:
    """Face that lies down by bands and leans; 0 for no die, -1 for cocked."""
    wells = pins.table("wells")
    size = abs(float(strength(pins, read[None, :])[0]))
    if size < wells["threshold_mT"]["die"]:
        return EMPTY
    across = float(np.hypot(*read[:2]))
    for step, name in enumerate(SIZES, start=1):
        low, high = wells["band_mT"][name]
        if low <= size <= high and across <= wells["lean"][name] * abs(read[2]):
            return step if wells["reads_north_positive"] == (read[2] > 0) else 7 - step
    return COCKED
