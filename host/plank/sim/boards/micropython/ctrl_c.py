"""Ctrl-C on its way to an interpreter: as a signal, for on a pipe 0x03 is plain data."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

INTERRUPT = b"\x03"
HEEDED = 0.5  # s: one sent before the last is heeded would end the process


class CtrlC:
    """Holds one back until the interpreter can take it; at the prompt it is plain data."""

    def __init__(self, send: Callable[[], None]) -> None:
        self._send = send
        self.start()

    def start(self) -> None:
        """Know that the interpreter is starting: a signal now would be lost."""
        self._runs = self._at_prompt = self._due = False
        self._sent = -math.inf

    def runs(self, *, at_prompt: bool) -> None:
        """Know that the program runs, or has ended."""
        self._runs, self._at_prompt = True, at_prompt
        if self._due and not at_prompt:
            self._interrupt()

    def taken_out(self, data: bytes) -> bytes:
        """Return the data without what is a signal now, and send that."""
        if self._at_prompt or INTERRUPT not in data:
            return data
        if self._runs:
            self._interrupt()
        else:
            self._due = True
        return data.replace(INTERRUPT, b"")

    def _interrupt(self) -> None:
        self._due = False
        if time.monotonic() > self._sent + HEEDED:
            self._sent = time.monotonic()
            self._send()
