"""How much a page may ask for, and how long it may be silent."""

from __future__ import annotations

PROTOCOL = 1  # of the messages between page and server (README.md)

LONGEST_MESSAGE = 4096  # bytes a page may send at once
LONGEST_REQUEST = 8192  # bytes of a request's head, which browsers fill with some hundred
READ_AT_ONCE = 8192  # bytes taken from a connection at a time: what waits is kept by the system
RATE = 20.0  # messages a second a page may send on and on
BURST = 60  # messages at once (and as many frames that are none: signs of life, further pieces)
MOST_WRONG = 10  # wrong messages before a page is let go
MOST_WATCHERS = 220  # open at the same time; the big screen and phones with a seat always get in
MOST_WAITING = 16  # messages kept for a page that does not take them

HELLO_S = 5.0  # for the first message
SILENCE_S = 30.0  # without a word from a page
STUCK_S = 20.0  # a message that a page does not take
CLOSE_S = 10.0  # for the last words, when the connection is closed
SWEEP_S = 5.0  # between looks at who is silent

NO_HELLO = 4001  # close codes, as README.md tells them
OTHER_PROTOCOL = 4002
REPLACED = 4003
TOO_SLOW = 4004
MISBEHAVED = 1008


class Allowance:
    """How much a page may still send: fills up again with time (seconds, monotonic)."""

    def __init__(self, now: float) -> None:
        self._left = float(BURST)
        self._at = now

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        self._left = min(float(BURST), self._left + (now - self._at) * RATE)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
