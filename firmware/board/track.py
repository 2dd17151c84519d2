"""The track: a 74HC165 a segment in one chain; a bit a lane, low where a pirate's magnet is.

Every healthy byte reads 01xxxxxx; an open chain reads 0xff from the break on, a short one 0x00.
What is reported for a lane is what it has read for SETTLE_MS at a stretch, all along the track: a
pirate that slides is one move, a magnet that flickers none. The signature bits settle likewise.
"""

from binascii import hexlify
from time import ticks_diff

from machine import SPI, Pin
from micropython import const

from board import pins

SETTLE_MS = const(198)  # forty scans of 5 ms; a beat that comes a ms early still counts

_BAUD = const(1_000_000)
_GROUPS = const(7)  # six lanes and the signature, each settling by itself
_ALL = const(0x7F)
_LANES = const(0x3F)
_SIGNED = const(0x40)  # the signature's bit among the groups
_SIGNATURE = const(0xC0)
_HEALTHY = const(0x40)
_SHORT = const(0x00)
_UNREADABLE = const(0xFF)


class Track:
    """All segments, the ship's first, then the highest space down to 1."""

    def __init__(self, spaces: int, now: int) -> None:
        count = spaces + 1
        self.ready = False  # whether everything has settled once
        self._load = Pin(pins.CHAIN_LOAD, Pin.OUT, value=1).value
        self._shift = SPI(
            0,
            _BAUD,
            polarity=1,
            phase=0,
            sck=Pin(pins.CHAIN_SCK),
            mosi=Pin(pins.CHAIN_TX),
            miso=Pin(pins.CHAIN_RX, Pin.IN, Pin.PULL_UP),
        ).readinto
        self._raw = bytearray(count)
        self._last = bytearray(count)
        self._settled = bytearray([_UNREADABLE] * count)
        self._shown = bytearray(count)
        self._moving = _ALL
        self._since = [now] * _GROUPS

    def scan(self, now: int) -> bool:
        """Read every segment; say whether what is reported has changed. Allocates nothing."""
        load = self._load
        load(0)
        load(1)
        self._shift(self._raw)
        if self._raw != self._last:
            self._note(now)
        return self._moving != 0 and self._settle(now)

    def text(self) -> str:
        """Two hex digits a segment: lanes with a magnet, `ff` where it can't be read."""
        shown = self._shown
        for i, byte in enumerate(self._settled):
            healthy = byte & _SIGNATURE == _HEALTHY
            shown[i] = ~byte & _LANES if healthy else _UNREADABLE
        return hexlify(bytes(shown)).decode()

    def faults(self, found: list[str]) -> None:
        """Add where the chain is broken: the first segment that can't be read, the ship's is 0."""
        for i, byte in enumerate(self._settled):
            if byte & _SIGNATURE != _HEALTHY:
                found.append(("short %d" if byte & _SIGNATURE == _SHORT else "chain %d") % i)
                return

    def _note(self, now: int) -> None:
        """Have every lane that reads differently begin to settle anew."""
        raw, last = self._raw, self._last
        changed = 0
        for i in range(len(raw)):
            changed |= raw[i] ^ last[i]
            last[i] = raw[i]
        if changed & _SIGNATURE:
            changed |= _SIGNED
        for group in range(_GROUPS):
            if changed >> group & 1:
                self._since[group] = now
        self._moving |= changed & _ALL

    def _settle(self, now: int) -> bool:
        steady = 0
        for group in range(_GROUPS):
            if self._moving >> group & 1 and ticks_diff(now, self._since[group]) >= SETTLE_MS:
                steady |= 1 << group
        if not steady:
            return False
        self._moving &= ~steady
        self.ready = self.ready or not self._moving
        return self._accept(steady | _SIGNATURE if steady & _SIGNED else steady)

    def _accept(self, mask: int) -> bool:
        settled, last = self._settled, self._last
        changed = 0
        for i in range(len(settled)):
            now_settled = settled[i] & ~mask | last[i] & mask
            changed |= settled[i] ^ now_settled
            settled[i] = now_settled
        return changed != 0
