"""The RP2040's watchdog with its scratch registers, and the one that tells why it started."""

from . import frames

CONTROL = 0x40058000
REASON = 0x40058008
SCRATCH = 0x4005800C  # the first of eight
SCRATCHES = 8
CHIP_RESET = 0x40064008
ENABLE = 1 << 30
HAD_POWER_ON = 1 << 8
CLEAR_ALIAS = 0x3000
LONGEST = 8388  # ms

HAD_RUN_PIN = 1 << 16

POWER_ON = 1  # machine.reset_cause(); the RUN pin gives it too
BITTEN = 3  # by the watchdog, or machine.reset()


class Watchdog:
    """Bites at `due` (ms of the board's clock) unless fed; registers as in `machine.mem32`."""

    def __init__(self, drives: bytearray, cause: int, *, by_pin: bool = False) -> None:
        self._drives = drives
        self.cause = cause
        self._chip_reset = (HAD_RUN_PIN if by_pin else HAD_POWER_ON) if cause == POWER_ON else 0
        self.timeout = 0
        self.due = 0

    def start(self, timeout: int, now: int) -> None:
        """Begin to watch; it can't be stopped but through its register."""
        if not 1 <= timeout <= LONGEST:
            raise ValueError("timeout must be 1 to 8388 ms")
        self.timeout = timeout
        frames.put_word(self._drives, frames.WATCHDOG, timeout)
        self.feed(now)

    def feed(self, now: int) -> None:
        """Be quiet for another while."""
        self.due = now + self.timeout

    def read(self, address: int) -> int:
        """Read a register; one that is not modelled is a KeyError."""
        if address == CONTROL:
            return ENABLE if self.timeout else 0
        if address == REASON:
            return 1 if self.cause == BITTEN else 0
        if address == CHIP_RESET:
            return self._chip_reset
        at = self._scratch(address)
        return frames.word(self._drives, at) | frames.word(self._drives, at + 2) << 16

    def write(self, address: int, value: int) -> None:
        """Write a register, or set or clear some of its bits through the alias."""
        if address == CONTROL + CLEAR_ALIAS:
            if value & ENABLE:
                self._stop()
        elif address == CONTROL:
            if not value & ENABLE:
                self._stop()
        else:
            at = self._scratch(address)
            frames.put_word(self._drives, at, value & 0xFFFF)
            frames.put_word(self._drives, at + 2, value >> 16 & 0xFFFF)

    def _stop(self) -> None:
        self.timeout = 0
        frames.put_word(self._drives, frames.WATCHDOG, 0)

    def _scratch(self, address: int) -> int:
        offset = address - SCRATCH
        if offset < 0 or offset >= 4 * SCRATCHES or offset % 4:
            raise KeyError(f"register {address:#x} is not modelled")
        return frames.SCRATCH + offset
