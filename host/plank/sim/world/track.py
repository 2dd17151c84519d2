"""The pirates on the track, and the Hall switches under it."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import partial

from plank.sim.world.schedule import Schedule

LANES = 6
SHIP = 0
CARRY = 220  # ms a hand carries a pirate from place to place
STEP = 70  # ms it is pushed over each space
BUMP = 160  # ms it is off its magnet when knocked
FLICKER_STEP = (3, 15)  # ms between two changes of a switch at its limit
SAMPLING = 50  # ms: a DRV5032FA looks 20 times a second

Spot = tuple[int, int]  # lane, place


@dataclass(slots=True)
class Pirate:
    """One pirate: on a place of its lane (0 the ship), or off the track."""

    lane: int
    place: int | None = None
    held: bool = False
    move: int = 0  # which handling it is in; an older one's events are void


@dataclass(slots=True)
class Faults:
    """What is wrong with the track."""

    reach: int | None = None  # segments that can be read; None: all
    shorted: bool = False  # what lies beyond reads 0x00, not 0xff
    strong: set[int] = field(default_factory=set[int])  # lanes whose pirate reaches the next space
    magnets: set[Spot] = field(default_factory=set[Spot])  # that are no pirates
    stuck: dict[Spot, bool] = field(default_factory=dict[Spot, bool])
    flickering: dict[Spot, bool] = field(default_factory=dict[Spot, bool])


class Track:
    """Pirates and switches; `switches` has a byte for each segment in the order of the chain.

    With `sampled` a switch notices a change only when it looks next, 20 times a second each in its
    own rhythm; without, at once, so that delays are counted from the switch's output.
    """

    def __init__(
        self, spaces: int, schedule: Schedule, chance: random.Random, *, sampled: bool = False
    ) -> None:
        self.spaces = spaces
        self.pirates = [Pirate(lane) for lane in range(LANES)]
        self.faults = Faults()
        self.flipped: set[int] = set()  # lanes with the magnet upside down: felt all the same
        self.switches = bytearray(spaces + 1)
        self._schedule = schedule
        self._chance = chance
        count = LANES * (spaces + 1)
        self._rhythm = [chance.randrange(SAMPLING) for _ in range(count)] if sampled else []

    def segment(self, place: int) -> int:
        """Return a place's position in the chain: the ship, then the spaces from the last down."""
        return 0 if place == SHIP else self.spaces - place + 1

    def put(self, lane: int, place: int | None) -> None:
        """Lift a pirate and put it down elsewhere, or away from the track."""
        move = self.lift(lane)
        if place is not None:
            self._later(CARRY, lane, move, place)

    def lift(self, lane: int) -> int:
        """Take a pirate into the hand."""
        pirate = self.pirates[lane]
        pirate.place, pirate.held = None, True
        pirate.move += 1
        return pirate.move

    def stand(self, lane: int, place: int | None) -> None:
        """Have a pirate stand there at once."""
        pirate = self.pirates[lane]
        pirate.place, pirate.held = place, False

    def slide(self, lane: int, place: int) -> None:
        """Push a pirate along its lane over every place between; from away, from the ship."""
        pirate = self.pirates[lane]
        start = pirate.place or SHIP
        pirate.move += 1
        self.stand(lane, start)
        step = 1 if place > start else -1
        way = range(start + step, place + step, step) if place != start else range(0)
        for number, passed in enumerate(way, 1):
            self._later(number * STEP, lane, pirate.move, passed)

    def bump(self, lane: int) -> None:
        """Knock a pirate so that it leaves its place for a moment."""
        place = self.pirates[lane].place
        move = self.lift(lane)
        if place is not None:
            self._later(BUMP, lane, move, place)

    def flicker(self, spot: Spot, until: int) -> None:
        """Let a switch waver at its limit until that moment."""
        self.faults.flickering[spot] = self._chance.random() < 0.5
        self._schedule.after(self._chance.randint(*FLICKER_STEP), lambda: self._waver(spot, until))

    def mend(self) -> None:
        """Have chain, switches and magnets in order."""
        self.faults = Faults()
        self.flipped.clear()

    def _waver(self, spot: Spot, until: int) -> None:
        if self._schedule.now >= until:
            self.faults.flickering.pop(spot, None)
        elif spot in self.faults.flickering:
            self.flicker(spot, until)

    def feel(self) -> None:
        """Bring every switch's output up to date, or have it do so when it looks next."""
        felt = self._felt()
        if felt == self.switches:
            return
        if self._rhythm:
            self._look_later(felt)
        else:
            self.switches[:] = felt

    def _look_later(self, felt: bytearray) -> None:
        for segment, bits in enumerate(felt):
            changed = bits ^ self.switches[segment]
            for lane in range(LANES):
                if changed >> lane & 1:
                    phase = self._rhythm[segment * LANES + lane]
                    wait = (phase - self._schedule.now) % SAMPLING or SAMPLING
                    self._schedule.after(wait, partial(self._look, segment, lane))

    def _look(self, segment: int, lane: int) -> None:
        bit = 1 << lane
        self.switches[segment] = self.switches[segment] & ~bit | self._felt()[segment] & bit

    def _felt(self) -> bytearray:
        """Return what the switches would give if all looked now."""
        felt = bytearray(self.spaces + 1)
        standing = {(p.lane, p.place) for p in self.pirates if p.place is not None}
        for lane, place in standing | self.faults.magnets | self._reached():
            felt[self.segment(place)] |= 1 << lane
        for (lane, place), on in (self.faults.flickering | self.faults.stuck).items():
            segment, bit = self.segment(place), 1 << lane
            felt[segment] = felt[segment] & ~bit | (bit if on else 0)
        return felt

    def _reached(self) -> set[Spot]:
        """Return what strong magnets reach beside their own: the next space towards the sea."""
        strong = [self.pirates[lane] for lane in self.faults.strong]
        return {
            (p.lane, p.place + 1) for p in strong if p.place is not None and p.place < self.spaces
        }

    def _later(self, delay: int, lane: int, move: int, place: int) -> None:
        def arrive() -> None:
            if self.pirates[lane].move == move:
                self.stand(lane, place)

        self._schedule.after(delay, arrive)
