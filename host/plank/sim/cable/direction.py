"""One direction of the cable: lines get lost, doubled, damaged, late or framed by noise on it."""

from __future__ import annotations

import heapq
import math
import random
import re
from collections import Counter
from itertools import count

DELAY = 300  # ms a late line takes, unless told
LONGEST_NOISE = 40  # bytes

# Ctrl-A to Ctrl-D steer the prompt, and a Ctrl-C ends the program: typed, they are no noise
TYPED = b"\x01\x02\x03\x04"
NOISE = bytes(set(range(256)) - set(TYPED))
_PIECES = re.compile(rb"[^\n\r\x01-\x04]*[\n\r\x01-\x04]|[^\n\r\x01-\x04]+")
_ENDS = b"\n\r" + TYPED


class Direction:
    """What happens to the bytes of one direction.

    `mute`: nothing arrives. `drop`, `dup`, `corrupt`, `delay`, `noise` hit one line in so many, by
    chance, 0 none; they may meet in one line. A late one arrives after `delay_ms`, between two
    others. `counts` tells how many lines were hit by what, under the same names.
    """

    def __init__(self, chance: random.Random) -> None:
        self.mute = False
        self.drop = self.dup = self.corrupt = self.delay = self.noise = 0
        self.delay_ms = DELAY
        self.counts: Counter[str] = Counter()
        self._chance = chance
        self._hit: set[str] | None = None  # what hits the line that is passing; None: between lines
        self._line = bytearray()  # of one that is hit, as far as it has come
        self._late: list[tuple[int, int, bytes]] = []
        self._order = count()

    @property
    def due(self) -> float:
        """Return when a late line arrives, ms; infinity for never."""
        return self._late[0][0] if self._late and self._hit is None else math.inf

    def carry(self, data: bytes, now: int) -> bytes:
        """Take in what is sent, and return what arrives at once."""
        if self.mute:
            self.counts["mute"] += data.count(b"\n")
            return b""
        if not (self._hit or self._late or self._faulty()):
            self._hit = None if data[-1:] in _ENDS else set()
            return data
        return b"".join(self._pass(piece, now) for piece in _PIECES.findall(data))

    def late(self, now: int) -> bytes:
        """Return the late lines that arrive by now."""
        arrived: list[bytes] = []
        while self.due <= now:
            arrived.append(heapq.heappop(self._late)[2])
        return b"".join(arrived)

    def burst(self) -> None:
        """Let noise arrive, now or after the line that is passing."""
        heapq.heappush(self._late, (0, next(self._order), self._noise()))

    def mend(self) -> None:
        """Be in order again; what was late or half through is lost."""
        self.mute = False
        self.drop = self.dup = self.corrupt = self.delay = self.noise = 0
        self.forget()

    def forget(self) -> None:
        """Lose what is on its way."""
        self._hit = None
        self._line.clear()
        self._late.clear()

    def _noise(self) -> bytes:
        length = self._chance.randint(1, LONGEST_NOISE)
        return bytes(self._chance.choices(NOISE, k=length))

    def _faulty(self) -> bool:
        return bool(self.drop or self.dup or self.corrupt or self.delay or self.noise)

    def _pass(self, piece: bytes, now: int) -> bytes:
        """Let a line or a part of one pass."""
        noise = b""
        if self._hit is None:
            self._hit = self._draw(piece)
            noise = self._noise() if "noise" in self._hit else b""
        ended = piece[-1:] in _ENDS
        if not self._hit - {"noise"}:
            arrived = piece
        else:
            self._line += piece
            arrived = self._strike(now) if ended else b""
        if ended:
            self._hit = None
            arrived += self.late(now)
        return noise + arrived

    def _draw(self, piece: bytes) -> set[str]:
        """Draw what hits the line that begins; blank ones are none."""
        if not piece.strip():
            return set()
        hit = {name for name in FAULTS if self._one_in(getattr(self, name))}
        self.counts.update(hit)
        return hit

    def _one_in(self, lines: int) -> bool:
        return lines > 0 and self._chance.randrange(lines) == 0

    def _strike(self, now: int) -> bytes:
        """Do to a whole line what hits it, and return what arrives now."""
        line, hit = bytes(self._line), self._hit or set()
        self._line.clear()
        if "drop" in hit:
            return b""
        if "corrupt" in hit:
            line = damaged(line, self._chance)
        if "dup" in hit:
            line += line
        if "delay" in hit:
            heapq.heappush(self._late, (now + self.delay_ms, next(self._order), line))
            return b""
        return line


FAULTS = ("drop", "dup", "corrupt", "delay", "noise")


def damaged(line: bytes, chance: random.Random) -> bytes:
    """Return a line with a byte changed, lost or put in, or without its head or its tail."""
    at = chance.randrange(len(line))
    odd = bytes([chance.choice(NOISE)])
    return chance.choice(
        (
            line[:at] + _other(line[at], chance) + line[at + 1 :],
            line[:at] + line[at + 1 :],
            line[:at] + odd + line[at:],
            line[at:],
            line[:at],
        )
    )


def _other(byte: int, chance: random.Random) -> bytes:
    """Return a byte with some of its bits turned over."""
    while (changed := byte ^ chance.randint(1, 255)) in TYPED:
        pass
    return bytes([changed])
