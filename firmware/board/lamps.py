"""The lamps: one WS2812 pixel a segment in chain order, then one a well."""

from machine import Pin
from micropython import const
from neopixel import NeoPixel

from board import pins

WELLS = const(4)

_DARK = (0, 0, 0)
_BLINKS = const(0x20)  # the bit that capital letters lack


class Lamps:
    """Shows a letter a pixel; the pixels are written only when something changes or blinks."""

    def __init__(self, spaces: int) -> None:
        self.count = spaces + 1 + WELLS
        self._pixels = NeoPixel(Pin(pins.LAMPS, Pin.OUT), self.count)
        colours = {
            b"w"[0]: (60, 60, 60),
            b"r"[0]: (80, 0, 0),
            b"g"[0]: (0, 70, 0),
            b"b"[0]: (0, 0, 90),
            b"y"[0]: (60, 50, 0),
            b"o"[0]: (80, 25, 0),
        }
        self._colour = colours.get
        self._letters = self._darkness = b"." * self.count
        self._blinking = False
        self._lit = True
        self._write()

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
        pixels, colour, lit = self._pixels, self._colour, self._lit
        i = 0
        for letter in self._letters:
            shown = lit or letter & _BLINKS
            pixels[i] = colour(letter | _BLINKS, _DARK) if shown else _DARK
            i += 1
        pixels.write()
