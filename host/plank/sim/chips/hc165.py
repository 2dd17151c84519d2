"""The track: one 74HC165 shift register a segment, all in one chain.

A segment's byte has H first: H to ground, G to 3V3, F to A the switches of lanes 5 to 0, low where
a magnet is. So an empty segment reads 0x7f; behind the last one, or a break, it is 0xff.
"""

from . import frames

SIGNATURE = 0x40  # G high, H low
LANES = 0x3F
OPEN = 0xFF


class Chain:
    """All registers of the chain: loaded while the load pin is low, shifted out by `read_into`."""

    def __init__(self, fields: bytearray) -> None:
        self._fields = fields
        self._held = bytearray(frames.MAX_SEGMENTS)
        self._next = 0
        self._loading = True
        self._stale = True

    def field_changed(self) -> None:
        """Have the switches taken in anew by the next load."""
        self._stale = True

    def load(self, level: int) -> None:
        """Follow SH/nLD: low takes the switches in, high lets them be shifted."""
        if level and self._loading:
            self._next = 0
            if self._stale:
                self._take_in()
        self._loading = not level

    def read_into(self, buffer: bytearray) -> None:
        """Shift eight bits out for each byte of the buffer."""
        count = len(buffer)
        held = self._held
        start = self._next
        if self._loading:
            self._first_bit(buffer)
        elif start + count <= frames.MAX_SEGMENTS:
            for i in range(count):
                buffer[i] = held[start + i]
            self._next = start + count
        else:
            self._overrun(buffer)

    def _overrun(self, buffer: bytearray) -> None:
        held = self._held
        at = self._next
        for i in range(len(buffer)):
            buffer[i] = held[at] if at < frames.MAX_SEGMENTS else OPEN
            at += 1
        self._next = at

    def _take_in(self) -> None:
        """Take in every switch at once; what no clock can bring out is decided here too."""
        fields = self._fields
        held = self._held
        segments = fields[frames.SEGMENTS]
        reach = fields[frames.REACH]
        for i in range(frames.MAX_SEGMENTS):
            if i < reach and i < segments:
                held[i] = SIGNATURE | (~fields[frames.HALL + i] & LANES)
            elif i < segments:
                held[i] = fields[frames.BEYOND]
            else:
                held[i] = OPEN
        self._stale = False

    def _first_bit(self, buffer: bytearray) -> None:
        """While it loads, every clock brings the first segment's H: ground, or the pull-up."""
        bit = 0 if self._fields[frames.REACH] else self._fields[frames.BEYOND]
        for i in range(len(buffer)):
            buffer[i] = bit
