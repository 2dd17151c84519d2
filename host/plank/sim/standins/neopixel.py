"""Stand-in for `neopixel`, on both boards: the bytes lie as on the chip, green, red, blue."""

ORDER = (1, 0, 2)

_bench = None


def connect(bench):
    """Say which lamps are wired to this board."""
    global _bench
    _bench = bench


class NeoPixel:
    """A row of pixels; `write` sends them."""

    ORDER = ORDER

    def __init__(self, pin, n, bpp=3, timing=1):
        if pin.id != 22 or bpp != 3:
            raise ValueError("the lamps hang on GPIO 22 and have three colours")
        self.pin = pin
        self.n = n
        self.bpp = bpp
        self.buf = bytearray(n * bpp)
        self._light = _bench.light

    def __len__(self):
        return self.n

    def __setitem__(self, i, colour):
        offset = i * 3
        self.buf[offset + 1] = colour[0]
        self.buf[offset] = colour[1]
        self.buf[offset + 2] = colour[2]

    def __getitem__(self, i):
        offset = i * 3
        return self.buf[offset + 1], self.buf[offset], self.buf[offset + 2]

    def fill(self, colour):
        """Give every pixel the same colour."""
        for i in range(self.n):
            self[i] = colour

    def write(self):
        """Send the colours to the lamps."""
        self._light(self.buf)
