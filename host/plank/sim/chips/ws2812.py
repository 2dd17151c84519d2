"""The lamps: WS2812 pixels in one chain, which keep what they were last sent."""

from . import frames

BYTES = 3  # a pixel: green, red, blue


class Lamps:
    """All pixels; `latch` takes a whole transfer and says whether anything has changed."""

    def __init__(self, drives: bytearray) -> None:
        self._drives = drives

    def latch(self, colours: bytearray) -> bool:
        """Show these bytes from the first pixel on; pixels beyond the last are not there."""
        drives = self._drives
        count = min(len(colours), BYTES * frames.MAX_LAMPS)
        changed = False
        for i in range(count):
            if drives[frames.LAMP_BYTES + i] != colours[i]:
                drives[frames.LAMP_BYTES + i] = colours[i]
                changed = True
        drives[frames.LAMP_COUNT] = max(drives[frames.LAMP_COUNT], count // BYTES)
        return changed
