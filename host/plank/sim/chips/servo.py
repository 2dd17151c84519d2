"""A servo's signal: one PWM channel of the Pico, pulses of so many microseconds at 50 Hz."""

from . import frames


class Servo:
    """One channel; it writes its pulse's width into the drives frame and says whether it is new."""

    def __init__(self, drives: bytearray, number: int) -> None:
        self._drives = drives
        self._at = frames.PULSES + 2 * number

    def pulse(self, microseconds: int) -> bool:
        """Give pulses of that width, 0 for none."""
        if frames.word(self._drives, self._at) == microseconds:
            return False
        frames.put_word(self._drives, self._at, microseconds)
        return True
