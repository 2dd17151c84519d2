"""One TMAG5273x1, the Hall sensor under a well, at +-80 mT (TI SLYS045, register map)."""

from time import ticks_diff

from micropython import const

RETRY_MS = const(500)
MISSES = const(4)  # reads in a row without an answer: the sensor is absent
STALE_READS = const(40)  # with the same set count: the sensor has stopped converting

_X_RESULT = const(0x12)  # then Y, Z, and the conversion status
_STATUS = const(6)  # where the status lies in what is read
_SIZE = const(7)
_POWER_ON_RESET = const(0x10)
_CONV_STATUS = const(0x18)
_CLEAR_RESET = b"\x10"

_DEVICE_ID = const(0x0D)
_VERSION = const(0x03)  # bits of the identity's first byte
_IDENTITY = b"\x01\x49\x54"  # version 1 (+-40 mT), Texas Instruments
# Magnets' drift, mean of 32; low noise, continuous; X, Y and Z; +-80 mT on all of them.
_CONFIG = b"\x34\x12\x70\x03"
_T_CONFIG = const(7)
_T_ON = b"\x01"


class Sensor:
    """`read` puts the field into `raw`: X, Y, Z as signed 16 bit numbers, high byte first."""

    def __init__(self, address: int, now: int) -> None:
        self.raw = bytearray(_SIZE)
        self.absent = False  # it does not answer
        self._address = address
        self._status = 0
        self._stale = 0  # reads without a new set of conversions
        self._misses = 0
        self._tried = now

    def connect(self, bus, recall, now: int) -> None:  # type: ignore[no-untyped-def]  # any I2C
        """Set it up on this bus; `recall` moves it to its address again when it has lost it."""
        self._recall = recall
        self._fetch = bus.readfrom_mem_into
        self._store = bus.writeto_mem
        self._set_up(now)

    def faulty(self) -> bool:
        """Say whether it does not answer, or has stopped converting."""
        return self.absent or self._stale >= STALE_READS

    def read(self, now: int) -> bool:
        """Read it; say whether there are new conversions. Allocates nothing."""
        if self.absent:
            if ticks_diff(now, self._tried) >= RETRY_MS:
                self._set_up(now)
            return False
        try:
            self._fetch(self._address, _X_RESULT, self.raw)
        except OSError:
            self._miss(now)
            return False
        status = self.raw[_STATUS]
        if status == self._status or status & _POWER_ON_RESET:
            self._stand_still(status, now)
            return False
        self._status = status
        if self._stale or self._misses:
            self._stale = self._misses = 0
        return True

    def _set_up(self, now: int) -> None:
        """Write the settings and clear the mark of the reset."""
        self._tried = now
        if self.absent and self._recall:
            self._recall()
        try:
            self.absent = not self._identify()
            if not self.absent:
                self._store(self._address, 0, _CONFIG)
                self._store(self._address, _T_CONFIG, _T_ON)
                self._store(self._address, _CONV_STATUS, _CLEAR_RESET)
        except OSError:
            self.absent = True

    def _identify(self) -> bool:
        identity = bytearray(len(_IDENTITY))
        self._fetch(self._address, _DEVICE_ID, identity)
        identity[0] &= _VERSION
        return identity == _IDENTITY

    def _miss(self, now: int) -> None:
        self._misses += 1
        if self._recall:
            self._recall()
        if self._misses >= MISSES:
            self.absent = True
            self._tried = now

    def _stand_still(self, status: int, now: int) -> None:
        """Set it up again when its supply broke down, and when it has not converted for long."""
        self._stale += 1
        if status & _POWER_ON_RESET or self._stale % STALE_READS == 0:
            self._set_up(now)
