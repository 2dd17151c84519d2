"""One well: a TMAG5273x1 under its floor tells how the die lies by the magnet that faces down.

Fields are counts of the sensor at +-40 mT. The strength of Bz gives the pair of faces, its sign the
side; a field too far across means that the die is not seated (cocked).
"""

from time import ticks_diff

from micropython import const

from board.settings import Settings

SETTLE_MS = const(200)  # unmoved for this long: at rest
LEFT_MS = const(100)  # seen empty for this long: the die has left
LEAVE_MS = const(30)  # differing for this long: no longer at rest
RETRY_MS = const(500)
MISSES = const(4)  # reads in a row without an answer: the sensor is absent

EMPTY = const(0)  # sights; 1-6 are the face up
COCKED = const(7)
ROLLING = const(8)
_RESTS = ("empty", "flat", "flat", "flat", "flat", "flat", "flat", "cocked", "rolling")

_X_RESULT = const(0x12)  # then Y, Z, and the conversion status
_STATUS = const(6)  # where the status lies in what is read
_SIZE = const(7)
_POWER_ON_RESET = const(0x10)
_CONV_STATUS = const(0x18)
_STALE_READS = const(40)  # with the same set count: the sensor has stopped

_DEVICE_ID = const(0x0D)
_IDENTITY = b"\x01\x49\x54"  # version 1 (+-40 mT), Texas Instruments
_CONFIG = b"\x34\x12\x70"  # magnets' drift, mean of 32; low noise, continuous; X, Y and Z
_T_CONFIG = const(7)
_T_ON = b"\x01"
_CLEAR_RESET = b"\x10"
_VERSION = const(0x03)  # bits of the identity's first byte
_SIGN = const(0x80)
_LEVELS = const(3)

_MOVE = const(246)  # counts: 0.3 mT, ten times the noise, a finger's tremble
_BOUNDS = (983, 5489, 14909)  # 1.2, 6.7, 18.2 mT: between no die and the three pairs of faces
_HYSTERESIS = const(328)  # 0.4 mT
_ACROSS = (77, 164, 317, 614)  # sixteenths of counts: 1.5, 3.2, 6.2, 12 mT; seated dice stay below


class Well:
    """Reads one sensor; says what lies there, and how many throws have come to rest since boot."""

    def __init__(self, number: int, address: int, settings: Settings, now: int) -> None:
        gain = settings.gain[number]
        self.number = number
        self.absent = False  # the sensor does not answer
        self.throws = 0
        self._north = settings.north
        self._up = [bound * gain // 1000 + _HYSTERESIS for bound in _BOUNDS]
        self._down = [bound * gain // 1000 - _HYSTERESIS for bound in _BOUNDS]
        self._across = [(bound * gain // 1000) ** 2 for bound in _ACROSS]
        self._address = address
        self._raw = bytearray(_SIZE)
        self._coarse = 0  # high bytes of the field last judged, steps of 0.3 mT
        self._status = 0
        self._stale = 0  # reads without a new set of conversions
        self._misses = 0
        self._x = self._y = self._z = 0
        self._level = 0
        self._shown = ROLLING
        self._pending = EMPTY
        self._calm = False  # at rest, and nothing else has been seen since
        self._left = False
        self._since = self._strayed = self._tried = now

    def connect(self, bus, now: int) -> None:  # type: ignore[no-untyped-def]  # any I2C
        """Set the sensor up on this bus."""
        self._fetch = bus.readfrom_mem_into
        self._store = bus.writeto_mem
        self._set_up(now)

    def ready(self) -> bool:
        """Say whether it has been seen at rest, or can't be."""
        return self.absent or self._shown != ROLLING

    def faulty(self) -> bool:
        """Say whether the sensor does not answer, or has stopped converting."""
        return self.absent or self._stale >= _STALE_READS

    def seen(self) -> list[object]:
        """Give rest, face up (0 unless flat) and throws, as the line has them."""
        shown = self._shown
        return [_RESTS[shown], shown if EMPTY < shown < COCKED else 0, self.throws]

    def scan(self, now: int) -> bool:
        """Read the sensor; say whether what is reported has changed. Allocates nothing."""
        if self.absent:
            return ticks_diff(now, self._tried) >= RETRY_MS and self._set_up(now)
        try:
            self._fetch(self._address, _X_RESULT, self._raw)
        except OSError:
            return self._miss(now)
        return self._take(self._raw[_STATUS], now)

    def _take(self, status: int, now: int) -> bool:
        """Go by the status: lost settings, no new conversions, or something to judge."""
        if status & _POWER_ON_RESET:  # its supply broke down: the channels are off
            return self._set_up(now)
        if status == self._status:
            return self._stand_still(now)
        self._status = status
        if self._stale or self._misses:
            return self._go_on(now)
        raw = self._raw
        if self._calm and raw[0] << 16 | raw[2] << 8 | raw[4] == self._coarse:
            return False
        return self._judge(now)

    def _set_up(self, now: int) -> bool:
        """Write the settings and clear the reset's mark; say whether the fault has come or gone."""
        was_absent = self.absent
        self._tried = now
        try:
            self.absent = not self._identify()
            if not self.absent:
                self._store(self._address, 0, _CONFIG)
                self._store(self._address, _T_CONFIG, _T_ON)
                self._store(self._address, _CONV_STATUS, _CLEAR_RESET)
        except OSError:
            self.absent = True
        if self.absent != was_absent:
            self._show(EMPTY if self.absent else ROLLING)
            self._since = now
        return self.absent != was_absent

    def _identify(self) -> bool:
        identity = bytearray(len(_IDENTITY))
        self._fetch(self._address, _DEVICE_ID, identity)
        identity[0] &= _VERSION
        return identity == _IDENTITY

    def _miss(self, now: int) -> bool:
        self._misses += 1
        if self._misses < MISSES:
            return False
        self.absent = True
        self._tried = now
        return self._show(EMPTY)

    def _stand_still(self, now: int) -> bool:
        """Count a read without new conversions; from time to time set the sensor up again."""
        self._stale += 1
        if self._stale % _STALE_READS:
            return False
        fault_is_new = self._stale == _STALE_READS
        return self._set_up(now) or fault_is_new

    def _go_on(self, now: int) -> bool:
        """Judge again after reads that gave nothing."""
        was_faulty = self.faulty()
        self._stale = self._misses = 0
        return self._judge(now) or was_faulty

    def _judge(self, now: int) -> bool:
        """See how the die lies and compare it with what is reported."""
        raw = self._raw
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
        """Name what lies there by strength (with hysteresis), side and tilt of the field."""
        size = abs(z)
        level = self._level
        while level < _LEVELS and size > self._up[level]:
            level += 1
        while level and size < self._down[level - 1]:
            level -= 1
        self._level = level
        if (x >> 4) * (x >> 4) + (y >> 4) * (y >> 4) > self._across[level]:
            return COCKED
        if not level:
            return EMPTY
        return 7 - level if z * self._north > 0 else level  # up is seven minus down
