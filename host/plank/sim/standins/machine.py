"""Stand-in for `machine`, on both boards: what the firmware uses of it, and stricter than the chip.

Each board loads this file afresh and calls `connect` before the firmware runs. Names of arguments
are MicroPython's own.
"""
# ruff: noqa: A002, ARG002, PLR0913, PLW0603  # the chip's signatures, and a module that stands for one chip

TYPE_CHECKING = False
if TYPE_CHECKING:
    from plank.sim.chips.circuit import Circuit

PWRON_RESET = 1
WDT_RESET = 3

_SERVO_HERTZ = 50
_NANOSECONDS = 1000  # in a microsecond
_FRAME = 20000  # us
_FULL_DUTY = 65535
_PINS = 30
_FASTEST_BUS = 400_000

_circuit: "Circuit"
_identity: bytes


def connect(circuit: "Circuit", identity: bytes) -> None:
    """Say which chips are link to this board, and its serial number."""
    global _circuit, _identity
    _circuit = circuit
    _identity = identity


def reset() -> None:
    """Start again at once; does not return."""
    _circuit.link.reset()


def reset_cause() -> int:
    """Return PWRON_RESET or WDT_RESET: the chip knows no more."""
    return _circuit.watchdog.cause


def unique_id() -> bytes:
    """Return the flash chip's serial number, eight bytes."""
    return _identity


class Pin:
    """One GPIO."""

    IN = 0
    OUT = 1
    OPEN_DRAIN = 2
    PULL_UP = 1
    PULL_DOWN = 2

    def __init__(
        self, id: int, mode: int = -1, pull: int = -1, *, value: "int | bool | None" = None
    ) -> None:
        if not 0 <= id < _PINS:
            raise ValueError("no such pin")
        self.id = id
        self._drives = False
        self._input = _circuit.input
        self._output = _circuit.output
        self.init(mode, pull, value=value)

    def init(self, mode: int = -1, pull: int = -1, *, value: "int | bool | None" = None) -> None:
        """Set the pin up anew."""
        self._drives = mode in (self.OUT, self.OPEN_DRAIN)
        if value is not None:
            self._output(self.id, 1 if value else 0)

    def value(self, level: "int | bool | None" = None) -> "int | None":
        """Read the pin, or drive it."""
        if level is None:
            return self._input(self.id)
        if not self._drives:
            raise ValueError("this pin is an input")
        self._output(self.id, 1 if level else 0)
        return None

    __call__ = value

    def on(self) -> None:
        """Drive it high."""
        self.value(1)

    def off(self) -> None:
        """Drive it low."""
        self.value(0)

    high = on
    low = off


class SPI:
    """The bus of the track. The chain is read in mode 2, or its bits are off by one."""

    MSB = 0

    def __init__(
        self,
        id: int,
        baudrate: int = 1_000_000,
        *,
        polarity: int = 0,
        phase: int = 0,
        bits: int = 8,
        firstbit: int = MSB,
        **pins: Pin,
    ) -> None:
        if (id, polarity, phase, bits) != (0, 1, 0, 8):
            raise ValueError("the chain hangs on SPI0 and is read in mode 2")
        for name, pin in pins.items():
            if (name, pin.id) not in (("sck", 18), ("miso", 16), ("mosi", 19)):
                raise ValueError("bad pin for SPI0")
        self._chain = _circuit.chain

    def readinto(self, buf: bytearray, write: int = 0) -> None:
        """Shift the chain out into the whole buffer."""
        self._chain.read_into(buf)


_REFUSED = 5  # EIO
_FIRST_ADDRESS = 0x08  # the others are reserved, and the RP2040 promises nothing about them
_LAST_ADDRESS = 0x77


class SoftI2C:
    """The bus of the wells, worked by the pins alone: it knows no reserved address."""

    def __init__(
        self, *, scl: Pin, sda: Pin, freq: int = _FASTEST_BUS, timeout: int = 50_000
    ) -> None:
        if (scl.id, sda.id) != (5, 4) or freq > _FASTEST_BUS:
            raise ValueError("the wells hang on SDA 4, SCL 5, at 400 kHz at most")
        self._sensor = _circuit.sensor

    def readfrom_mem(self, addr: int, memaddr: int, nbytes: int, *, addrsize: int = 8) -> bytes:
        """Read so many bytes on from a register."""
        buffer = bytearray(nbytes)
        self._sensor(addr).read_into(memaddr, buffer)
        return bytes(buffer)

    def writeto_mem(self, addr: int, memaddr: int, buf: bytes, *, addrsize: int = 8) -> None:
        """Write on from a register."""
        self._sensor(addr).write(memaddr, buf)

    def scan(self) -> "list[int]":
        """Give the addresses that answer, reserved ones left out."""
        found: list[int] = []
        for address in range(_FIRST_ADDRESS, _LAST_ADDRESS + 1):
            try:
                self._sensor(address)
                found.append(address)
            except OSError:
                pass
        return found


class I2C:
    """The bus of the wells; the chip's own block refuses reserved addresses, as it may."""

    def __init__(
        self, id: int, *, scl: Pin, sda: Pin, freq: int = _FASTEST_BUS, timeout: int = 50_000
    ) -> None:
        if (id, scl.id, sda.id) != (0, 5, 4) or freq > _FASTEST_BUS:
            raise ValueError("the wells hang on I2C0, SDA 4, SCL 5, at 400 kHz at most")

    def _sensor(self, addr: int):  # type: ignore[no-untyped-def]  # any chip
        if not _FIRST_ADDRESS <= addr <= _LAST_ADDRESS:
            raise OSError(_REFUSED)
        return _circuit.sensor(addr)

    def readfrom_mem_into(
        self, addr: int, memaddr: int, buf: bytearray, *, addrsize: int = 8
    ) -> None:
        """Read on from a register into the whole buffer; OSError where nobody answers."""
        self._sensor(addr).read_into(memaddr, buf)

    def readfrom_mem(self, addr: int, memaddr: int, nbytes: int, *, addrsize: int = 8) -> bytes:
        """Read so many bytes on from a register."""
        buffer = bytearray(nbytes)
        self._sensor(addr).read_into(memaddr, buffer)
        return bytes(buffer)

    def writeto_mem(self, addr: int, memaddr: int, buf: bytes, *, addrsize: int = 8) -> None:
        """Write on from a register."""
        self._sensor(addr).write(memaddr, buf)


class PWM:
    """A servo's signal."""

    def __init__(
        self,
        dest: Pin,
        *,
        freq: int = 0,
        duty_u16: "int | None" = None,
        duty_ns: "int | None" = None,
    ) -> None:
        self._pin = dest.id
        self._pulse = _circuit.pulse
        self._hertz = freq
        if duty_u16 is not None:
            self.duty_u16(duty_u16)
        if duty_ns is not None:
            self.duty_ns(duty_ns)

    def freq(self, hertz: int) -> None:
        """Set how many pulses come in a second."""
        self._hertz = hertz

    def duty_ns(self, nanoseconds: int) -> None:
        """Set the pulse's width."""
        self._send(nanoseconds // _NANOSECONDS)

    def duty_u16(self, part: int) -> None:
        """Set the pulse's part of the whole, of 65535."""
        self._send((part * _FRAME + _FULL_DUTY // 2) // _FULL_DUTY)

    def _send(self, microseconds: int) -> None:
        if self._hertz != _SERVO_HERTZ:
            raise ValueError("servos want 50 Hz")
        self._pulse(self._pin, microseconds)


class ADC:
    """One channel of the converter."""

    def __init__(self, id: "int | Pin") -> None:
        self._pin = id if isinstance(id, int) else id.id
        self._convert = _circuit.convert

    def read_u16(self) -> int:
        """Convert, 0 to 65535."""
        return self._convert(self._pin)


class WDT:
    """The watchdog; once begun it goes on."""

    def __init__(self, id: int = 0, timeout: int = 5000) -> None:
        _circuit.watch(timeout)
        self.feed = _circuit.feed


class _Registers:
    """`mem32`: the few registers that are modelled; another one is a KeyError."""

    def __getitem__(self, address: int) -> int:
        return _circuit.watchdog.read(address)

    def __setitem__(self, address: int, value: int) -> None:
        _circuit.write_register(address, value)


mem32 = _Registers()
