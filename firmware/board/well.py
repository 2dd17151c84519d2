"""One well: the magnet that faces down tells how the die lies, and whether it was thrown.

Fields are counts of the sensor at +-80 mT. The strength of the field gives the pair of faces, the
sign of Bz the side. A field between two pairs, or one that leans too far, means that the die is not
seated (cocked).
"""

from time import ticks_diff

from micropython import const

from board.sensor import Sensor
from board.settings import Settings

SETTLE_MS = const(198)  # unmoved for forty scans (one may come a ms early): at rest
LEFT_MS = const(100)  # seen empty for this long: the die has left
LEAVE_MS = const(30)  # differing for this long: no longer at rest

EMPTY = const(0)  # sights; 1-6 are the face up
COCKED = const(7)
ROLLING = const(8)
_RESTS = ("empty", "flat", "flat", "flat", "flat", "flat", "flat", "cocked", "rolling")

_SIGN = const(0x80)
_LEVELS = const(3)
_MOVE = const(123)  # counts: 0.3 mT, ten times the noise, a finger's tremble
_BOUNDS = (451, 2949, 9953)  # 1.1, 7.2, 24.3 mT: between no die and the three pairs of faces
_HYSTERESIS = const(82)  # 0.2 mT
# What a seated die may show, by hardware/pins.toml; anything else leans against a wall.
_LOW = (0, 573, 3195, 10199)  # 1.4, 7.8, 24.9 mT: the least strength of each pair of faces
_HIGH = (0, 2703, 9667, 26173)  # 6.6, 23.6, 63.9 mT: the most
_LEAN = (0, 118, 39, 23)  # 64ths of the square of the largest |Bx, By| / |Bz|: 1.36, 0.78, 0.60
_LEAN_UNIT = const(64)


def _squared(counts: int) -> int:
    """Twice the square of a strength, in sixteenths of counts, which stays a small integer."""
    return 2 * (counts >> 4) ** 2


class Well:
    """Says what lies there, and how many throws have come to rest since boot."""

    def __init__(self, address: int, gain: int, settings: Settings, now: int) -> None:
        self.sensor = Sensor(address, now)
        self.faulty = False  # nothing is known of the die
        self.throws = 0
        self._read = self.sensor.read
        self._north = settings.north
        bounds = [bound * gain // 1000 for bound in _BOUNDS]
        self._up = [_squared(bound + _HYSTERESIS) for bound in bounds]
        self._down = [_squared(bound - _HYSTERESIS) for bound in bounds]
        self._low = [_squared(bound * gain // 1000) for bound in _LOW]
        self._high = [_squared(bound * gain // 1000) for bound in _HIGH]
        self._coarse = 0  # high bytes of the field last judged, steps of 0.6 mT
        self._x = self._y = self._z = 0
        self._level = 0
        self._shown = ROLLING
        self._pending = EMPTY
        self._calm = False  # at rest, and nothing else has been seen since
        self._left = False
        self._since = self._strayed = now

    def ready(self) -> bool:
        """Say whether it has been seen at rest, or can't be."""
        return self.faulty or self._shown != ROLLING

    def seen(self) -> list[object]:
        """Give rest, face up (0 unless flat) and throws, as the line has them."""
        shown = self._shown
        return [_RESTS[shown], shown if EMPTY < shown < COCKED else 0, self.throws]

    def scan(self, now: int) -> bool:
        """Read the sensor; say whether what is reported has changed. Allocates nothing."""
        if not self._read(now):
            return self.sensor.faulty() != self.faulty and self._turn(now)
        if self.faulty:
            return self._turn(now)
        raw = self.sensor.raw
        if self._calm and raw[0] << 16 | raw[2] << 8 | raw[4] == self._coarse:
            return False
        return self._judge(raw, now)

    def doubt(self, now: int) -> None:
        """Know that nobody looked for a while: a die seen alike before and after may have moved."""
        if self._pending != EMPTY:
            self._since = now

    def _turn(self, now: int) -> bool:
        """Go blind, or look again."""
        self.faulty = self.sensor.faulty()
        self._since = now
        return self._show(EMPTY if self.faulty else ROLLING)

    def _judge(self, raw: bytearray, now: int) -> bool:
        """See how the die lies and compare it with what is reported."""
        self._coarse = raw[0] << 16 | raw[2] << 8 | raw[4]
        x = (raw[0] << 8 | raw[1]) - ((raw[0] & _SIGN) << 9)
        y = (raw[2] << 8 | raw[3]) - ((raw[2] & _SIGN) << 9)
        z = (raw[4] << 8 | raw[5]) - ((raw[4] & _SIGN) << 9)
        sight = self._sight(x, y, z)
        if self._has_moved(x, y, z) or sight != self._pending:
            self._pending = sight
            self._since = now
        if self._shown == ROLLING:
            return self._await_rest(sight, ticks_diff(now, self._since))
        if sight == self._shown:
            self._calm = True
        elif self._calm:
            self._calm = False
            self._strayed = now
        elif ticks_diff(now, self._strayed) >= LEAVE_MS:
            return self._show(ROLLING)
        return False

    def _await_rest(self, sight: int, unmoved: int) -> bool:
        """Report what has not moved for long enough."""
        if sight == EMPTY and unmoved >= LEFT_MS:
            self._left = True
        if unmoved < SETTLE_MS:
            return False
        if sight != EMPTY and self._left:
            self.throws += 1
            self._left = False
        return self._show(sight)

    def _show(self, sight: int) -> bool:
        self._shown = sight
        self._calm = sight != ROLLING
        return True

    def _has_moved(self, x: int, y: int, z: int) -> bool:
        if abs(x - self._x) <= _MOVE and abs(y - self._y) <= _MOVE and abs(z - self._z) <= _MOVE:
            return False
        self._x, self._y, self._z = x, y, z
        return True

    def _sight(self, x: int, y: int, z: int) -> int:
        """Name what lies there by strength (with hysteresis), lean and side of the field."""
        upright = (z >> 4) * (z >> 4)
        across = (x >> 4) * (x >> 4) + (y >> 4) * (y >> 4)
        size = 2 * upright + across  # a die off the middle loses Bz and gains Bx, By
        level = self._level
        while level < _LEVELS and size > self._up[level]:
            level += 1
        while level and size < self._down[level - 1]:
            level -= 1
        self._level = level
        if not level:
            return EMPTY
        if not self._low[level] <= size <= self._high[level]:
            return COCKED
        if across * _LEAN_UNIT > _LEAN[level] * upright:
            return COCKED
        return 7 - level if z * self._north > 0 else level  # up is seven minus down
