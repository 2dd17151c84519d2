"""The talk with the host: who greets when, which `seen` goes out when, whether anybody is there.

What is said is built only when the line is free, so it is never stale, and nothing queues.
"""

import gc
from time import ticks_add, ticks_diff

from micropython import const

from board.link import Link
from board.messages import Wish, hello_session

SILENCE_MS = const(3000)  # without a good line: the host has gone

_PERIOD_MS = const(1000)
_RESEND_MS = const(100)  # of a `seen` that no `wanted` has acknowledged
_LITTER = const(16)  # messages until the heap is collected, in the next idle turn
_MOST_LITTER = const(48)  # until it is collected although no turn has been idle


class Session:
    """`listen` gives a new wish; `speak` says what is due."""

    def __init__(  # type: ignore[no-untyped-def]  # report: () -> dict
        self, hello: dict[str, object], report, pixels: int, now: int
    ) -> None:
        self.alive = False  # a host has greeted and is heard from
        self.name = ""  # of the host's session, once it has greeted
        self.wanted = 0  # number of the last wish
        self.revision = 0  # of what is seen
        self.refused = 0  # good lines that say nothing for us
        self.link = Link()
        self._hello = hello
        self._report = report
        self._pixels = pixels  # 0 in safe mode: then there is nothing to tell
        self._acknowledged = 0
        self._lapsed = False  # what was wanted has been undone, the host being silent
        self._greet = True
        self._tell = False
        self._due = ticks_add(now, _PERIOD_MS)
        self._heard = now
        self._litter = 0
        self._idle = True  # nothing has been heard or said in this turn

    def listen(self, now: int) -> Wish | None:
        """Take in what there is; give a wish that is new."""
        message = self.link.listen()
        if message is None:
            return None
        self._litter += 1
        self._idle = False
        try:
            return self._understand(message, now)
        except ValueError:
            self.refused += 1
            return None

    def changed(self) -> None:
        """Have a change told as soon as the line is free."""
        self.revision += 1
        self._tell = True

    def speak(self, now: int) -> None:
        """Write on; begin what is due when the line is free."""
        if ticks_diff(now, self._due) >= 0:
            self._come_due(now)
        link = self.link
        if not link.flush():
            return
        if self._greet:
            self._greet = False
            self._say(self._hello)
        if self._tell and self.name and self.revision and link.flush():
            self._tell = False
            self._say(self._report())
            waits = self.alive and self._acknowledged != self.revision
            self._due = ticks_add(now, _RESEND_MS if waits else _PERIOD_MS)
        if self._litter >= (_LITTER if self._idle else _MOST_LITTER) and link.flush():
            self._litter = 0
            gc.collect()
        self._idle = True

    def fell_silent(self, now: int) -> bool:
        """Say whether the host has just gone."""
        if not self.alive or ticks_diff(now, self._heard) < SILENCE_MS:
            return False
        self.alive = False
        self._lapsed = True
        return True

    def _understand(self, message: object, now: int) -> Wish | None:
        if not isinstance(message, dict):
            raise ValueError("message")
        if "hello" in message:
            self._greet = self._greet or message["hello"] == "host"  # another protocol's host too
            self._welcome(hello_session(message), now)
            return None
        wish = Wish(message)
        if len(wish.lamps) != self._pixels or not self.name:
            raise ValueError("wanted")
        self._hear(now)
        return self._accept(wish, now)

    def _welcome(self, name: str, now: int) -> None:
        """Greet a host; a new session begins with nothing wanted and the full state."""
        self._hear(now)
        self._tell = self._pixels > 0
        if name != self.name:
            self.name = name
            self.wanted = 0
            self._acknowledged = 0

    def _accept(self, wish: Wish, now: int) -> Wish | None:
        """Take note of what the host has seen; answer a new wish at once."""
        if wish.seen == self.revision and self._acknowledged != self.revision:
            self._acknowledged = self.revision
            self._due = ticks_add(now, _PERIOD_MS)
        if wish.number < self.wanted or (wish.number == self.wanted and not self._lapsed):
            return None
        self.wanted = wish.number
        self._lapsed = False
        self._tell = True
        return wish

    def _hear(self, now: int) -> None:
        self.alive = True
        self._heard = now

    def _come_due(self, now: int) -> None:
        self._due = ticks_add(now, _PERIOD_MS)
        if self.name and self._pixels:
            self._tell = True
        else:
            self._greet = True

    def _say(self, message: dict[str, object]) -> None:
        self._litter += 1
        self._idle = False
        self.link.send(message)
