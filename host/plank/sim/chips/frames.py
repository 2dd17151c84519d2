"""The frames between world and chips: `fields` (what the chips feel), `drives` (what they do).

Each is the whole state in a fixed number of bytes, never a change: one lost or doubled does no
harm. Numbers of two bytes are little-endian.
"""

MAX_SEGMENTS = 40
MAX_LAMPS = MAX_SEGMENTS + 4

# fields: world -> chips
SEGMENTS = 0  # how many the chain has
REACH = 1  # how many of them can be read; the rest gives the byte BEYOND
BEYOND = 2  # 0xff an open chain, 0x00 a short one
BUTTONS = 3  # a bit for each button held down: stand, pay, repeat
POWER_UPS = 4  # how often the sensors' supply has come up, modulo 256
PRESENT = 5  # a bit for each well whose sensor answers
FROZEN = 6  # a bit for each well whose sensor has stopped converting
SDA_HELD = 7  # 1: a sensor holds the data line down
MILLIVOLTS = 8  # of the servo rail
MILLIAMPS = 10
WELLS = 12  # four wells, each x, y, z as signed 16 bit numbers of FIELD_UNIT
HALL = 36  # one byte a segment in the order of the chain, a bit for each lane whose switch is on
NEXT = HALL + MAX_SEGMENTS  # ms from now to when the world changes by itself, NEVER at the most
FIELDS_SIZE = NEXT + 2
NEVER = 0xFFFF
FIELD_UNIT = 4  # microtesla

# drives: chips -> world
FLAGS = 0
LAMP_COUNT = 1
PULSES = 2  # four servos, microseconds, 0 without pulses
WATCHDOG = 10  # milliseconds until it bites, 0 while it is off
SCRATCH = 12  # the eight scratch registers, which survive a reset
LAMP_BYTES = 44  # green, red, blue of each pixel
DRIVES_SIZE = LAMP_BYTES + 3 * MAX_LAMPS

RAIL_ON = 1
RESET_ASKED = 2
AT_PROMPT = 4
PANEL_LED_ON = 8


def word(frame: bytearray, at: int) -> int:
    """Return the number of two bytes at a place of a frame."""
    return frame[at] | frame[at + 1] << 8


def signed(frame: bytearray, at: int) -> int:
    """Return the signed number of two bytes."""
    value = frame[at] | frame[at + 1] << 8
    return value - 0x10000 if value & 0x8000 else value


def put_word(frame: bytearray, at: int, value: int) -> None:
    """Write a number of two bytes; a negative one as its complement."""
    frame[at] = value & 0xFF
    frame[at + 1] = value >> 8 & 0xFF


def put_flag(frame: bytearray, at: int, flag: int, on: int) -> None:
    """Set or clear a bit."""
    frame[at] = frame[at] | flag if on else frame[at] & ~flag
