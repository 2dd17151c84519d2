"""A servo's signal: one PWM channel of the Pico, as pulses of so many microseconds 50 times a second."""

from . import frames

FRAME = 20000  # us: servos want a pulse every 20 ms
FULL_DUTY = 65535


class Servo:
    """One channel; it writes the width of its pulse into the drives frame and says whether it is new."""

    def __init__(self, drives: bytearray, number: int) -> None:
        self._drives = drives
        self._at = frames.PULSES + 2 * number

    def pulse(self, microseconds: int) -> bool:
        """Give pulses of that width, 0 for none."""
        if frames.word(self._drives, self._at) == microseconds:
            return False
        frames.put_word(self._drives, self._at, microseconds)
        return True
