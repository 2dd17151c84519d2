"""What the Pico's converter sees of the servo supply: half its voltage, and 200 mV an ampere."""

from . import frames

REFERENCE = 3300  # mV
FULL_SCALE = 4095  # 12 bits
VOLTAGE_DIVIDER = 2
MILLIVOLTS_AN_AMPERE = 200


def voltage(fields: bytearray) -> int:
    """Return the voltage channel as `read_u16` gives it."""
    return _converted(frames.word(fields, frames.MILLIVOLTS) // VOLTAGE_DIVIDER)


def current(fields: bytearray) -> int:
    """Return the current channel as `read_u16` gives it."""
    return _converted(frames.word(fields, frames.MILLIAMPS) * MILLIVOLTS_AN_AMPERE // 1000)


def _converted(millivolts: int) -> int:
    """Convert to 12 bits and stretch them to 16, as the port does."""
    raw = min(FULL_SCALE, millivolts * FULL_SCALE // REFERENCE)
    return raw << 4 | raw >> 8
