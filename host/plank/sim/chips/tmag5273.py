"""TMAG5273x1, the three-axis Hall sensor under a well (TI SLYS045, register map).

Bz is positive under a north pole, as the data sheet has it. A set of conversions is done
whenever somebody looks: at the firmware's settings one takes 3 ms, and it looks every 5 ms.
"""

from . import frames, wiring

DEVICE_CONFIG_2 = 0x01
SENSOR_CONFIG_1 = 0x02
SENSOR_CONFIG_2 = 0x03
T_CONFIG = 0x07
I2C_ADDRESS = 0x0C  # seven bits of address, then the bit that lets it be changed
DEVICE_ID = 0x0D
MANUFACTURER_LSB = 0x0E
MANUFACTURER_MSB = 0x0F
T_RESULT = 0x10
X_RESULT = 0x12
CONV_STATUS = 0x18
DEVICE_STATUS = 0x1C
REGISTERS = 0x1D

POWER_ON_RESET = 0x10  # of CONV_STATUS; written as 1 it clears itself
RESULT_READY = 0x01
SET_COUNT_UNIT = 0x20  # the count is in the three top bits
CONTINUOUS = 2  # operating mode in the two low bits of DEVICE_CONFIG_2
RANGE_XY = 0x02  # of SENSOR_CONFIG_2: 80 mT instead of 40
RANGE_Z = 0x01
HALF_SCALE = 32768
NARROW = 40000  # microtesla
WIDE = 80000
ROOM = 17508 + 58 * 3  # temperature result at 28 degrees: 17508 at 25, 58.2 a degree


class Tmag5273:
    """One sensor: `read_into` and `write` are what the bus does with it."""

    def __init__(self, fields: bytearray, well: int) -> None:
        self._fields = fields
        self._well = 1 << well
        self._home = wiring.WELLS[well]
        self.address = self._home
        self._at = frames.WELLS + 6 * well
        self._registers = bytearray(REGISTERS)
        self._converting = False
        self._frozen = 0
        self.power_up()

    def power_up(self) -> None:
        """Forget every setting: standby, channels off, first address, POR set."""
        registers = self._registers
        for i in range(REGISTERS):
            registers[i] = 0
        self.address = self._home
        registers[I2C_ADDRESS] = self._home << 1
        registers[DEVICE_ID] = 1
        registers[MANUFACTURER_LSB] = 0x49
        registers[MANUFACTURER_MSB] = 0x54
        registers[CONV_STATUS] = POWER_ON_RESET
        self._converting = False

    def field_changed(self) -> None:
        """Convert what the world has put into the fields frame."""
        self._frozen = self._fields[frames.FROZEN] & self._well
        if not self._converting or self._frozen:
            return
        enabled = self._registers[SENSOR_CONFIG_1] >> 4
        ranges = self._registers[SENSOR_CONFIG_2]
        self._convert(0, enabled & 1, ranges & RANGE_XY)
        self._convert(1, enabled & 2, ranges & RANGE_XY)
        self._convert(2, enabled & 4, ranges & RANGE_Z)
        self._store(T_RESULT, ROOM if self._registers[T_CONFIG] & 1 else 0)

    def read_into(self, register: int, buffer: bytearray) -> None:
        """Read on from a register, as many as the buffer holds; beyond the last there are zeros."""
        registers = self._registers
        end = register + len(buffer)
        if self._converting and register <= CONV_STATUS < end and not self._frozen:
            status = registers[CONV_STATUS]
            registers[CONV_STATUS] = ((status + SET_COUNT_UNIT) & 0xFF) | RESULT_READY
        i = 0
        while register < end:
            buffer[i] = registers[register] if register < REGISTERS else 0
            i += 1
            register += 1

    def write(self, register: int, data: bytes) -> None:
        """Write on from a register; results and identity can't be written."""
        for value in data:
            if register == CONV_STATUS:
                self._registers[register] &= ~(value & POWER_ON_RESET) & 0xFF
            elif register < DEVICE_ID:
                self._registers[register] = value
                if register == I2C_ADDRESS and value & 1:
                    self.address = value >> 1
            register += 1
        mode = self._registers[DEVICE_CONFIG_2] & 3
        self._converting = mode == CONTINUOUS and self._registers[SENSOR_CONFIG_1] >> 4 != 0
        self.field_changed()

    def _convert(self, axis: int, enabled: int, wide: int) -> None:
        microtesla = frames.signed(self._fields, self._at + 2 * axis) * frames.FIELD_UNIT
        result = microtesla * HALF_SCALE // (WIDE if wide else NARROW) if enabled else 0
        self._store(X_RESULT + 2 * axis, min(HALF_SCALE - 1, max(-HALF_SCALE, result)))

    def _store(self, register: int, result: int) -> None:
        self._registers[register] = result >> 8 & 0xFF
        self._registers[register + 1] = result & 0xFF
