"""The four wells on one I2C bus."""

from time import ticks_diff, ticks_ms

from machine import I2C, Pin, SoftI2C
from micropython import const

from board import pins
from board.settings import Settings
from board.well import Well

_CLOCK_HZ = const(400_000)
_TIMEOUT_US = const(2000)
_GAP_MS = const(20)  # four scans: what was seen before it says little about what is seen after it
_SOFT_HZ = const(100_000)
_ADDRESS_REGISTER = const(0x0C)  # seven bits of address, then the bit that lets it be changed
_FREEING_CLOCKS = const(9)  # let a sensor finish the byte it was cut off in


class Dice:
    """Reads all wells at every scan."""

    def __init__(self, settings: Settings) -> None:
        now = ticks_ms()
        self.wells = [
            Well(pins.WELLS_IN_PLAY[i], settings.gain[i], settings, now)
            for i in range(len(pins.WELLS))
        ]
        self._scans = [well.scan for well in self.wells]
        self._scanned = now
        self._connect(now)

    def scan(self, now: int) -> bool:
        """Read every sensor; say whether what is reported has changed. Allocates nothing."""
        changed = False
        if ticks_diff(now, self._scanned) > _GAP_MS:
            self._doubt(now)
        self._scanned = now
        for scan in self._scans:
            if scan(now):
                changed = True
        return changed

    def _doubt(self, now: int) -> None:
        for well in self.wells:
            well.doubt(now)

    def ready(self) -> bool:
        """Say whether every well has settled once."""
        for well in self.wells:
            if not well.ready():
                return False
        return True

    def mend(self, now: int) -> None:
        """Free the bus when nobody answers: one sensor may hold it."""
        for well in self.wells:
            if not well.sensor.absent:
                return
        self._connect(now)

    def faults(self, found: list[str]) -> None:
        """Add a fault for each well that can't be read."""
        for i, well in enumerate(self.wells):
            if well.faulty:
                found.append("well %d" % i)

    def _connect(self, now: int) -> None:
        clock = Pin(pins.SCL, Pin.OPEN_DRAIN, value=1)
        for _ in range(_FREEING_CLOCKS):
            clock(0)
            clock(1)
        bus = self._bus()
        for i, well in enumerate(self.wells):
            moved = pins.WELLS[i] != pins.WELLS_IN_PLAY[i]
            well.sensor.connect(bus, self._bus if moved else None, now)

    def _bus(self) -> I2C:
        """Move the sensors at reserved addresses, by pins alone, and give the chip's own bus."""
        soft = SoftI2C(scl=Pin(pins.SCL), sda=Pin(pins.SDA), freq=_SOFT_HZ, timeout=_TIMEOUT_US)
        for i, home in enumerate(pins.WELLS):
            place = pins.WELLS_IN_PLAY[i]
            if place != home:
                try:
                    soft.writeto_mem(home, _ADDRESS_REGISTER, bytes((place << 1 | 1,)))
                except OSError:
                    pass  # it is moved already, or absent
        return I2C(0, scl=Pin(pins.SCL), sda=Pin(pins.SDA), freq=_CLOCK_HZ, timeout=_TIMEOUT_US)
