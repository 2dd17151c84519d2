"""The three buttons: stand, pay, repeat. Presses are counted, so a lost message loses none."""

from machine import Pin
from micropython import const

from board import pins

_STEADY = const(4)  # scans of 5 ms a contact has to hold
_ALL = const(7)

NAMES = ("stand", "pay", "repeat")


class Buttons:
    """Press counters since boot; what is held from the start on is not a press."""

    def __init__(self) -> None:
        numbers = (pins.STAND, pins.PAY, pins.REPEAT)
        self.presses = [0, 0, 0]
        self._stand, self._pay, self._repeat = [
            Pin(number, Pin.IN, Pin.PULL_UP).value for number in numbers
        ]
        self._down = self._read()
        self._next = self._down
        self._count = 0

    def held(self) -> str:
        """Name a button that is down, else an empty string."""
        for i, name in enumerate(NAMES):
            if self._down >> i & 1:
                return name
        return ""

    def scan(self) -> bool:
        """Read the contacts; say whether a press has been counted. Allocates nothing."""
        down = self._read()
        if down == self._down:
            self._next = down
            return False
        if down != self._next:
            self._next = down
            self._count = 0
        self._count += 1
        return self._count >= _STEADY and self._press(down)

    def _press(self, down: int) -> bool:
        pressed = down & ~self._down
        self._down = down
        for i in range(3):
            if pressed >> i & 1:
                self.presses[i] += 1
        return pressed != 0

    def _read(self) -> int:
        return _ALL ^ (self._stand() | self._pay() << 1 | self._repeat() << 2)
