"""Stand-in for `neopixel`, on both boards: the bytes lie as on the chip, green, red, blue."""
# ruff: noqa: PLW0603  # a module that stands for one chip

TYPE_CHECKING = False
if TYPE_CHECKING:
    from plank.sim.chips.circuit import Circuit
    from plank.sim.standins.machine import Pin

_LAMPS = 22
_COLOURS = 3

_circuit: "Circuit"


def connect(circuit: "Circuit") -> None:
    """Say which lamps are link to this board."""
    global _circuit
    _circuit = circuit


class NeoPixel:
    """A row of pixels; `write` sends them."""

    ORDER = (1, 0, 2)

    def __init__(self, pin: "Pin", n: int, bpp: int = _COLOURS) -> None:
        if pin.id != _LAMPS or bpp != _COLOURS:
            raise ValueError("the lamps hang on GPIO 22 and have three colours")
        self.n = n
        self.buf = bytearray(n * bpp)
        self._light = _circuit.light

    def __len__(self) -> int:
        return self.n

    def __setitem__(self, i: int, colour: "tuple[int, int, int]") -> None:
        offset = i * 3
        self.buf[offset + 1] = colour[0]
        self.buf[offset] = colour[1]
        self.buf[offset + 2] = colour[2]

    def __getitem__(self, i: int) -> "tuple[int, int, int]":
        offset = i * 3
        return self.buf[offset + 1], self.buf[offset], self.buf[offset + 2]

    def fill(self, colour: "tuple[int, int, int]") -> None:
        """Give every pixel the same colour."""
        for i in range(self.n):
            self[i] = colour

    def write(self) -> None:
        """Send the colours to the lamps."""
        self._light(self.buf)
