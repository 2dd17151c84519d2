"""The supply: volts through a divider by two, amperes as 200 mV each."""

from machine import ADC
from micropython import const

from board import pins

_FULL = const(4095)  # read_u16 stretches 12 bits to 16; shifted back a product stays a small number
_FULL_MV = const(6600)
_FULL_MA = const(16500)
_LOW_MV = const(4500)  # brown-out: the servos pull the supply down
_GOOD_MV = const(4700)


class Power:
    """Millivolts and milliamperes, and whether the supply is too low."""

    def __init__(self) -> None:
        self.millivolts = 0
        self.milliamps = 0
        self.low = False
        self._volts = ADC(pins.VOLTAGE).read_u16
        self._amperes = ADC(pins.CURRENT).read_u16
        self.read()

    def read(self) -> bool:
        """Measure; say whether the fault has come or gone."""
        self.millivolts = (self._volts() >> 4) * _FULL_MV // _FULL
        self.milliamps = (self._amperes() >> 4) * _FULL_MA // _FULL
        low = self.millivolts < (_GOOD_MV if self.low else _LOW_MV)
        changed = low != self.low
        self.low = low
        return changed

    def faults(self, found: list[str]) -> None:
        """Add the fault there is."""
        if self.low:
            found.append("power")
