"""Stand-in for `machine`, on both boards: what the firmware uses of it, and stricter than the chip.

Each board loads this file afresh and calls `connect` before the firmware runs.
"""

PWRON_RESET = 1
WDT_RESET = 3
SERVO_HERTZ = 50
NANOSECONDS = 1000  # in a microsecond
FRAME = 20000  # us
FULL_DUTY = 65535

_bench = None
_identity = b""


def connect(bench, identity):
    """Say which chips are wired to this board, and its serial number."""
    global _bench, _identity
    _bench = bench
    _identity = identity


def reset():
    """Start again at once; does not return."""
    _bench.link.reset()


def reset_cause():
    """Return PWRON_RESET or WDT_RESET: the chip knows no more."""
    return _bench.watchdog.cause


def unique_id():
    """Return the flash chip's serial number, eight bytes."""
    return _identity


def freq(*_hertz):
    """Return the core's clock."""
    return 125_000_000


class Pin:
    """One GPIO."""

    IN = 0
    OUT = 1
    OPEN_DRAIN = 2
    PULL_UP = 1
    PULL_DOWN = 2

    def __init__(self, id, mode=-1, pull=-1, *, value=None):
        if not 0 <= id < 30:
            raise ValueError("no such pin")
        self.id = id
        self._drives = False
        self._input = _bench.input
        self._output = _bench.output
        self.init(mode, pull, value=value)

    def init(self, mode=-1, pull=-1, *, value=None):
        """Set the pin up anew."""
        self._drives = mode in (self.OUT, self.OPEN_DRAIN)
        if value is not None:
            self._output(self.id, 1 if value else 0)

    def value(self, level=None):
        """Read the pin, or drive it."""
        if level is None:
            return self._input(self.id)
        if not self._drives:
            raise ValueError("this pin is an input")
        self._output(self.id, 1 if level else 0)

    __call__ = value

    def on(self):
        """Drive it high."""
        self.value(1)

    def off(self):
        """Drive it low."""
        self.value(0)

    high = on
    low = off


class SPI:
    """The bus of the track. The chain is read in mode 2, or its bits are off by one."""

    MSB = 0

    def __init__(self, id, baudrate=1_000_000, *, polarity=0, phase=0, bits=8, firstbit=MSB, **pins):
        if (id, polarity, phase, bits) != (0, 1, 0, 8):
            raise ValueError("the chain hangs on SPI0 and is read in mode 2")
        for name, pin in pins.items():
            if (name, pin.id) not in (("sck", 18), ("miso", 16), ("mosi", 19)):
                raise ValueError("bad pin for SPI0")
        self.readinto = self._readinto
        self._chain = _bench.chain

    def _readinto(self, buffer, write=0):
        self._chain.read_into(buffer)


class I2C:
    """The bus of the wells."""

    def __init__(self, id, *, scl, sda, freq=400_000, timeout=50_000):
        if (id, scl.id, sda.id) != (0, 5, 4) or freq > 400_000:
            raise ValueError("the wells hang on I2C0, SDA 4, SCL 5, at 400 kHz at most")
        self._sensor = _bench.sensor

    def readfrom_mem_into(self, addr, memaddr, buf, *, addrsize=8):
        """Read on from a register into the whole buffer; OSError where nobody answers."""
        self._sensor(addr).read_into(memaddr, buf)

    def readfrom_mem(self, addr, memaddr, nbytes, *, addrsize=8):
        """Read so many bytes on from a register."""
        buffer = bytearray(nbytes)
        self._sensor(addr).read_into(memaddr, buffer)
        return bytes(buffer)

    def writeto_mem(self, addr, memaddr, buf, *, addrsize=8):
        """Write on from a register."""
        self._sensor(addr).write(memaddr, buf)


class PWM:
    """A servo's signal."""

    def __init__(self, dest, *, freq=0, duty_u16=None, duty_ns=None):
        self._pin = dest.id
        self._pulse = _bench.pulse
        self._hertz = freq
        if duty_u16 is not None:
            self.duty_u16(duty_u16)
        if duty_ns is not None:
            self.duty_ns(duty_ns)

    def freq(self, hertz=None):
        """Return or set how many pulses come in a second."""
        if hertz is None:
            return self._hertz
        self._hertz = hertz

    def duty_ns(self, nanoseconds):
        """Set the pulse's width."""
        self._send(nanoseconds // NANOSECONDS)

    def duty_u16(self, part):
        """Set the pulse's part of the whole, of 65535."""
        self._send((part * FRAME + FULL_DUTY // 2) // FULL_DUTY)

    def _send(self, microseconds):
        if self._hertz != SERVO_HERTZ:
            raise ValueError("servos want 50 Hz")
        self._pulse(self._pin, microseconds)


class ADC:
    """One channel of the converter."""

    def __init__(self, id):
        self._pin = id if isinstance(id, int) else id.id
        self._convert = _bench.convert

    def read_u16(self):
        """Convert, 0 to 65535."""
        return self._convert(self._pin)


class WDT:
    """The watchdog; once begun it goes on."""

    def __init__(self, id=0, timeout=5000):
        _bench.watchdog.start(timeout, _bench.link.now())
        self.feed = _bench.feed


class _Registers:
    """`mem32`: the few registers that are modelled; another one is a KeyError."""

    def __getitem__(self, address):
        return _bench.watchdog.read(address)

    def __setitem__(self, address, value):
        _bench.watchdog.write(address, value)


mem32 = _Registers()
