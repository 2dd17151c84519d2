"""Four dice, their wells, and the hand that throws them."""

from __future__ import annotations

import enum
import random
from dataclasses import dataclass

from plank.sim.world import magnets
from plank.sim.world.schedule import Schedule

DICE = 4
FACES = 6
FLIGHT = 250  # ms from the hand to the well
ROLL = (350, 950)  # ms it tumbles in the tower and the well
ROLL_STEP = 4  # ms between two fields of a tumbling die


class Lie(enum.StrEnum):
    """How a die lies."""

    HAND = "hand"
    ROLLING = "rolling"
    FLAT = "flat"
    COCKED = "cocked"


@dataclass(slots=True)
class Die:
    """One die and the field in its well; `face` is up once it is flat (6: the symbol)."""

    number: int
    lie: Lie = Lie.HAND
    face: int = 0
    field: magnets.Field = (0, 0, 0)
    throw: int = 0  # which throw it is in; an older one's events are void


class Dice:
    """All dice. Faces are even chances of 1 to 6 unless the thrower says them."""

    def __init__(self, schedule: Schedule, chance: random.Random) -> None:
        self._schedule = schedule
        self._chance = chance
        self.flipped: set[tuple[int, int]] = set()  # dice and faces whose magnet is upside down
        self.dice = [Die(number) for number in range(DICE)]
        for die in self.dice:
            self._take(die)

    def throw(self, number: int, face: int | None = None) -> None:
        """Throw a die, out of its well if it lies there."""
        die = self.dice[number]
        self._take(die)
        shown = face or self._chance.randint(1, FACES)
        throw, roll = die.throw, self._chance.randint(*ROLL)
        self._schedule.after(
            FLIGHT, lambda: self._roll(die, throw, self._schedule.now + roll, shown)
        )

    def hold(self, number: int) -> None:
        """Take a die into the hand and keep it."""
        self._take(self.dice[number])

    def cock(self, number: int) -> None:
        """Lean a die against its well's wall."""
        die = self.dice[number]
        self._take(die)
        die.lie = Lie.COCKED
        die.field = magnets.cocked(self._chance)

    def set(self, number: int, face: int) -> None:
        """Lay a die into its well by hand."""
        die = self.dice[number]
        self._take(die)
        self._rest(die, face)

    def _take(self, die: Die) -> None:
        die.throw += 1
        die.lie, die.face, die.field = Lie.HAND, 0, magnets.empty(self._chance)

    def _roll(self, die: Die, throw: int, until: int, face: int) -> None:
        if die.throw != throw:
            return
        if self._schedule.now >= until:
            self._rest(die, face)
            return
        die.lie, die.field = Lie.ROLLING, magnets.tumbling(self._chance)
        self._schedule.after(ROLL_STEP, lambda: self._roll(die, throw, until, face))

    def _rest(self, die: Die, face: int) -> None:
        die.lie, die.face, die.field = Lie.FLAT, face, magnets.flat(face, self._chance)
        if (die.number, magnets.OPPOSITE - face) in self.flipped:
            die.field = magnets.turned_over(die.field)
