"""The chips' link to the world outside the interpreter: two pipes with frames of fixed size.

Runs on MicroPython only, whose modules the host's type checkers don't know. Reading allocates
nothing, as the heap is measured.
"""
# mypy: ignore-errors
# pyright: basic, reportAttributeAccessIssue=false, reportMissingImports=false
# ruff: noqa: SIM115  # files that stay open, and no pathlib there

import select
import time

from chips import frames
from chips.circuit import WorldLink

POLLIN = 1
POLLHUP = 16
FED_PUSH = 200  # ms between two frames that only say that the watchdog is being fed
LATE = 40  # ms after which a frame that was announced is waited for


class PipeLink(WorldLink):
    """Fields come in on one descriptor, drives go out on another."""

    def __init__(
        self, fields_fd: int, drives_fd: int, fields: bytearray, drives: bytearray
    ) -> None:
        self._fields = fields
        self._drives = drives
        self._in = open(fields_fd, "rb", 0)
        self._out = open(drives_fd, "wb", 0)
        poller = select.poll()
        poller.register(self._in, POLLIN)
        self._ipoll = poller.ipoll
        self._readinto = self._in.readinto
        self._write = self._out.write
        self._pushed = self._taken = time.ticks_ms()
        self._next = frames.NEVER
        self.now = time.ticks_ms

    def poll(self) -> bool:
        """Take in the newest frame there is.

        Where the table has no time to say how it goes on (a busy machine), the board waits: a die
        that stood still in the air would be taken for one at rest.
        """
        new = self._take(0)
        while self._is_late():
            new = self._take(1) or new
            self.fed()
        return new

    def _is_late(self) -> bool:
        due = self._next
        return due != frames.NEVER and time.ticks_diff(time.ticks_ms(), self._taken) > due + LATE

    def _take(self, wait: int) -> bool:
        """Take in what has come, waiting so many ms for it at the most."""
        new = False
        while True:
            there = 0
            for _, event in self._ipoll(wait):
                there = event
            if there & POLLIN:
                if self._readinto(self._fields) == frames.FIELDS_SIZE:
                    self._taken = time.ticks_ms()
                    self._next = frames.word(self._fields, frames.NEXT)
                    new, wait = True, 0
                    continue
                there = POLLHUP
            if there & POLLHUP:
                raise SystemExit  # the table is gone, and the board with it
            return new

    def wait_for_fields(self) -> None:
        """Wait for the first frame."""
        while not self.poll():
            time.sleep_ms(1)

    def push(self) -> None:
        """Send the drives frame; where nobody takes it the board ends, which is no crash."""
        self._pushed = time.ticks_ms()
        try:
            self._write(self._drives)
        except OSError:
            raise SystemExit from None

    def fed(self) -> None:
        """Let the table know from time to time that the watchdog is being fed."""
        if time.ticks_diff(time.ticks_ms(), self._pushed) > FED_PUSH:
            self.push()

    def flag(self, flag: int) -> None:
        """Set a flag of the drives frame and send it."""
        frames.put_flag(self._drives, frames.FLAGS, flag, 1)
        self.push()

    def reset(self) -> None:
        """Ask to be started again, and wait for it."""
        self.flag(frames.RESET_ASKED)
        while True:
            self.poll()
            time.sleep_ms(5)
