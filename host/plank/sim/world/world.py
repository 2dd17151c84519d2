"""The whole table, and the frames by which the chips feel and move it."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from contextlib import contextmanager

from plank.sim.chips import frames
from plank.sim.world.buttons import Buttons
from plank.sim.world.dice import DICE, Dice
from plank.sim.world.plank import SERVOS, Plank
from plank.sim.world.schedule import Schedule
from plank.sim.world.supply import Supply
from plank.sim.world.track import Track

SETTLED = 40  # ms after which the load of moving servos is looked at again


class World:
    """Pirates, dice, plank, buttons, supply. The clock is in ms and moved by `advance`.

    `fields` is the frame the chips feel; `changed` is called when it has become another one.
    """

    def __init__(self, seed: int, spaces: int = 20, *, sampled: bool = False) -> None:
        if not 1 <= spaces < frames.MAX_SEGMENTS:
            raise ValueError(f"spaces must be 1 to {frames.MAX_SEGMENTS - 1}, not {spaces}")
        self.seed = seed
        self.spaces = spaces
        self.schedule = Schedule()
        chance = random.Random(seed)
        self.track = Track(spaces, self.schedule, random.Random(chance.random()), sampled=sampled)
        self.dice = Dice(self.schedule, random.Random(chance.random()))
        self.plank = Plank()
        self.supply = Supply()
        self.stray = [(0, 0, 0)] * DICE
        self.absent = 0  # a bit for each well whose sensor does not answer
        self.frozen = 0  # a bit for each well whose sensor has stopped converting
        self.buttons = Buttons(self.schedule)
        self.lamps = b""
        self.fields = bytearray(frames.FIELDS_SIZE)
        self.changed: Callable[[], None] = _nobody
        self._watching = False
        self._feel()

    @property
    def now(self) -> int:
        """Return the table's clock, ms."""
        return self.schedule.now

    @property
    def next(self) -> float:
        """Return when something happens by itself, ms; infinity for never."""
        return self.schedule.next

    def advance(self, now: int) -> None:
        """Let everything happen that is due until then."""
        if self.schedule.advance(now):
            self._feel()

    @contextmanager
    def touched(self, now: int) -> Generator[World]:
        """Do something to the table at that moment; the chips feel it afterwards."""
        self.advance(now)
        yield self
        self._feel()

    def brown_out(self, millivolts: int, duration: int) -> None:
        """Let the supply break down for a while."""
        self.supply.sag(millivolts)
        self.schedule.after(duration, self.supply.recover)

    def mend(self) -> None:
        """Have everything in order but what hands have done."""
        self.track.mend()
        self.dice.flipped.clear()
        self.stray = [(0, 0, 0)] * DICE
        self.absent = self.frozen = 0
        if self.supply.sagged is not None:
            self.supply.recover()

    def drive(self, drives: bytes | bytearray, now: int) -> None:
        """Take in what the chips do: servo pulses, rail, lamps."""
        self.advance(now)
        at = frames.PULSES
        pulses = [drives[at + 2 * i] | drives[at + 2 * i + 1] << 8 for i in range(SERVOS)]
        powered = bool(drives[frames.FLAGS] & frames.RAIL_ON)
        self.plank.drive(pulses, powered=powered, now=now)
        end = frames.LAMP_BYTES + 3 * drives[frames.LAMP_COUNT]
        self.lamps = bytes(drives[frames.LAMP_BYTES : end])
        self._load()

    def _load(self) -> None:
        before = self.supply.milliamps
        moving = self.plank.moving(self.now)
        self.supply.load(self.plank.held(), moving)
        if moving and not self._watching:
            self._watching = True
            self.schedule.after(SETTLED, self._look_at_load)
        if self.supply.milliamps != before:
            self._feel()

    def _look_at_load(self) -> None:
        self._watching = False
        self._load()

    def _feel(self) -> None:
        """Write the fields frame anew; it is the whole state."""
        before = self.fields[:]
        self.track.feel()
        self._feel_track()
        self._feel_dice()
        self._feel_power()
        if self.fields != before:
            self.changed()

    def _feel_track(self) -> None:
        fields, faults = self.fields, self.track.faults
        segments = self.spaces + 1
        fields[frames.SEGMENTS] = segments
        fields[frames.REACH] = segments if faults.reach is None else faults.reach
        fields[frames.BEYOND] = 0x00 if faults.shorted else 0xFF
        fields[frames.HALL : frames.HALL + segments] = self.track.switches

    def _feel_dice(self) -> None:
        at = frames.WELLS
        for die, stray in zip(self.dice.dice, self.stray, strict=True):
            for microtesla, added in zip(die.field, stray, strict=True):
                frames.put_word(self.fields, at, (microtesla + added) // frames.FIELD_UNIT)
                at += 2
        self.fields[frames.PRESENT] = ~self.absent & 0x0F
        self.fields[frames.FROZEN] = self.frozen

    def _feel_power(self) -> None:
        self.fields[frames.BUTTONS] = self.buttons.down
        self.fields[frames.POWER_UPS] = self.supply.power_ups & 0xFF
        frames.put_word(self.fields, frames.MILLIVOLTS, self.supply.millivolts)
        frames.put_word(self.fields, frames.MILLIAMPS, self.supply.milliamps)


def _nobody() -> None:
    return None
