"""The lamps: one WS2812 pixel a segment in chain order, then one a well."""

from machine import Pin
from micropython import const
from neopixel import NeoPixel

from board import pins

WELLS = const(4)

_DARK = b"\0\0\0"
_OFF = const(46)  # the letter "."
_BLINKS = const(0x20)  # the bit that capital letters lack


class Lamps:
    """Shows a letter a pixel; the pixels are written only when something changes or blinks.

    A pixel's bytes are set only when its own letter changes: all 25 would take 2.5 ms each time.
    """

    def __init__(self, spaces: int) -> None:
        self.count = spaces + 1 + WELLS
        pixels = NeoPixel(Pin(pins.LAMPS, Pin.OUT), self.count)
        self._bytes = pixels.buf
        self._send = pixels.write
        colours = {  # green, red, blue: as the pixels take them
            b"w"[0]: bytes((60, 60, 60)),
            b"r"[0]: bytes((0, 80, 0)),
            b"g"[0]: bytes((70, 0, 0)),
            b"b"[0]: bytes((0, 0, 90)),
            b"y"[0]: bytes((50, 60, 0)),
            b"o"[0]: bytes((25, 80, 0)),
        }
        self._colour = colours.get
        self._letters = self._darkness = b"." * self.count
        self._shown = bytearray(self._darkness)
        self._blinking = False
        self._lit = True
        self._send()

    def show(self, letters: bytes) -> None:
        """Show these letters, `count` of them."""
        if letters == self._letters:
            return
        self._letters = letters
        self._blinking = letters != letters.lower()
        self._write()

    def blink(self) -> None:
        """Turn the blinking ones on or off; called at the pace of blinking."""
        if self._blinking:
            self._lit = not self._lit
            self._write()

    def dark(self) -> None:
        """Put all of them out."""
        self.show(self._darkness)

    def _write(self) -> None:
        """Set the pixels that are to look different, and send them all."""
        shown, lit = self._shown, self._lit
        i = 0
        for letter in self._letters:
            now = letter if lit or letter & _BLINKS else _OFF
            if now != shown[i]:
                shown[i] = now
                self._set(i, self._colour(now | _BLINKS, _DARK))
            i += 1
        self._send()

    def _set(self, i: int, colour: bytes) -> None:
        at = i * 3
        for value in colour:
            self._bytes[at] = value
            at += 1
