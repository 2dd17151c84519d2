"""The servo supply: what it gives, and what is drawn from it."""

from __future__ import annotations

from dataclasses import dataclass

OPEN_VOLTAGE = 5040  # mV
RESISTANCE = 60  # mV an ampere, cable and switch
IDLE = 25  # mA: sensors, lamps off
HOLDING = 60  # mA a servo
MOVING = 420  # mA a servo
LOGIC_FAILS = 3000  # mV: below, the sensors forget their settings


@dataclass(slots=True)
class Supply:
    """Voltage (mV) and current (mA); a brown-out pulls the voltage down to `sagged`."""

    millivolts: int = OPEN_VOLTAGE
    milliamps: int = IDLE
    sagged: int | None = None
    power_ups: int = 1

    def load(self, holding: int, moving: int) -> None:
        """Draw what so many servos need."""
        self.milliamps = IDLE + HOLDING * holding + MOVING * moving
        usual = OPEN_VOLTAGE - RESISTANCE * self.milliamps // 1000
        self.millivolts = usual if self.sagged is None else self.sagged

    def sag(self, millivolts: int) -> None:
        """Break down to that voltage."""
        self.sagged = self.millivolts = millivolts

    def recover(self) -> None:
        """Come back; sensors that had too little begin anew."""
        if self.sagged is not None and self.sagged < LOGIC_FAILS:
            self.power_ups += 1
        self.sagged = None
        self.millivolts = OPEN_VOLTAGE
