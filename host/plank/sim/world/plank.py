"""The plank on its four tentacles: where the servos have moved it."""

from __future__ import annotations

import math

SERVOS = 4  # 0, 1 left and right at the fold, 2, 3 left and right near the end
MIDDLE = 1500  # us
HALF_TRAVEL = 500  # us
SPEED = 3.9  # us of travel a ms: 60 degrees in 0.17 s (MG996R)
STEEPEST = 13.9  # degrees, all travel used


class Plank:
    """Servos follow their pulses at their own speed, and stay where they are without."""

    def __init__(self) -> None:
        self._at = [float(MIDDLE)] * SERVOS
        self._pulses = [0] * SERVOS
        self._powered = False
        self._since = 0

    def drive(self, pulses: list[int], *, powered: bool, now: int) -> None:
        """Give new pulses, 0 for none, in microseconds."""
        self._follow(now)
        self._pulses, self._powered = list(pulses), powered

    def heights(self, now: int) -> list[int]:
        """Return where the tentacles are, in thousandths of half their travel."""
        self._follow(now)
        return [round((at - MIDDLE) * 1000 / HALF_TRAVEL) for at in self._at]

    def moving(self, now: int) -> int:
        """Count the servos still on their way."""
        self._follow(now)
        return sum(abs(self._aim(i) - self._at[i]) > 1 for i in range(SERVOS))

    def held(self) -> int:
        """Count the servos that have power and a pulse."""
        return sum(bool(pulse) for pulse in self._pulses) if self._powered else 0

    def tilt(self, now: int) -> tuple[float, float]:
        """Return the outer half's pitch (down is positive) and roll (to the right), in degrees."""
        fold_left, fold_right, end_left, end_right = self.heights(now)
        pitch = (fold_left + fold_right - end_left - end_right) / 4000
        roll = (end_left - end_right) / 2000
        steepest = math.sin(math.radians(STEEPEST))
        return math.degrees(math.asin(pitch * steepest)), math.degrees(math.asin(roll * steepest))

    def _aim(self, servo: int) -> float:
        return self._pulses[servo] if self._powered and self._pulses[servo] else self._at[servo]

    def _follow(self, now: int) -> None:
        far = max(0, now - self._since) * SPEED
        self._since = max(self._since, now)
        for i in range(SERVOS):
            self._at[i] += max(-far, min(far, self._aim(i) - self._at[i]))
