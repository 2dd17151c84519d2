"""Why the board has started, whether it goes round in crashes, and the watchdog.

Scratch register 0 outlives every reset but that of the supply and of the RUN pin: it holds a mark,
whether the firmware was running, and how many crashes there have been in a row.
"""

from machine import WDT, WDT_RESET, mem32, reset_cause
from micropython import const

WATCHDOG_MS = const(2000)
CRASHES = const(3)  # in a row: something is wrong, stay in safe mode

TRACK = const(1)  # jobs that must have beaten since the watchdog was last fed
DICE = const(2)
TENTACLES = const(4)
LINE = const(8)
SLOW = const(16)

_EVERY_JOB = const(31)
_HEALTHY_MS = const(60_000)  # of running, and the crashes before are forgotten

_SCRATCH = const(0x4005800C)
_CONTROL_CLEAR = const(0x4005B000)  # clears the bits written as ones
_ENABLE = const(1 << 30)
_CHIP_RESET = const(0x40064008)
_HAD_POWER_ON = const(1 << 8)
_MARK = const(0x504C4B)  # "PLK"
_RUNNING = const(0x80)
_COUNT = const(0x0F)


class Safety:
    """`beat` says that a job has been done; `feed` feeds the watchdog when all have."""

    def __init__(self) -> None:
        state = mem32[_SCRATCH]
        marked = state >> 8 == _MARK
        self.reset = _cause(state, marked)
        crashed = self.reset == "watchdog"
        self.crashes = min((state & _COUNT) + 1, _COUNT) if crashed else 0
        self.beats = 0
        self._feed = _nothing
        self._rounds = 0
        self._mark(0)

    def start(self) -> None:
        """Begin to watch."""
        self._mark(_RUNNING)
        self._feed = WDT(timeout=WATCHDOG_MS).feed

    def feed(self, elapsed_ms: int) -> None:
        """Feed the watchdog if every job has beaten since; called every `elapsed_ms`."""
        if self.beats != _EVERY_JOB:
            return
        self._feed()
        self.beats = 0
        self._rounds += 1
        if self.crashes and self._rounds * elapsed_ms > _HEALTHY_MS:
            self.crashes = 0
            self._mark(_RUNNING)

    def stop(self) -> None:
        """Stop the watchdog, which nothing but its register can do."""
        mem32[_CONTROL_CLEAR] = _ENABLE
        self._mark(0)

    def _mark(self, running: int) -> None:
        mem32[_SCRATCH] = _MARK << 8 | running | self.crashes


def mark_crash() -> bool:
    """Have the reset that follows count as a crash; say whether there may be one more."""
    state = mem32[_SCRATCH]
    crashes = state & _COUNT if state >> 8 == _MARK else 0
    mem32[_SCRATCH] = _MARK << 8 | _RUNNING | crashes
    return crashes < CRASHES


def _nothing() -> None:
    """Stand in for the watchdog's `feed` until it is started."""


def _cause(state: int, marked: bool) -> str:
    """Name the reset's cause; the chip itself tells only power from watchdog."""
    if not marked:
        return "power" if mem32[_CHIP_RESET] & _HAD_POWER_ON else "pin"
    return "watchdog" if state & _RUNNING and reset_cause() == WDT_RESET else "soft"
