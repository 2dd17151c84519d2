"""The chain's clock as it runs: from the Pico over cables from segment to segment, each a buffer.

Registers shift at the clock's rising edge, and each takes the bit of the next one, further from the
Pico. So a segment must see an edge before, or hardly after, the one that it takes its bit from.
On one open line to all boards the edge stops at half the supply at the near segments until it comes
back from the end, some 40 ns for 21 boards: there a bit can slip. Hence a buffer on every board,
which makes each cable a short line from one output to one input.

A line is a ladder of inductors and capacitors, solved by the trapezoidal rule. SI units.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

import numpy as np

from hardware.circuits.netlist import Netlist
from hardware.circuits.rules import resistance
from hardware.harness.cables import chain_cables
from hardware.pins import Pins

SUPPLY = 3.3
CABLE = (0.6e-6, 42e-12)  # H/m and F/m of a wire beside its neighbours
TRACK = (0.62e-6, 52e-12)  # of a track over the ground
TRACK_LENGTH = 0.03  # from a plug to the buffer, m
SPREAD = (0.8, 1.25)  # of a line's impedance
RUNG = 0.03  # length of one step of the ladder, m
STEP, LASTS, EDGE_AT = 0.1e-9, 60e-9, 5e-9  # of the solution
INPUT_F = (3e-12, 10e-12)  # of a buffer or a register, least and most
PICO_OHM = (15.0, 60.0)  # an output of the RP2040, at any drive strength
BUFFER_OHM = (5.0, 35.0)  # SN74LVC1G17 at 3.3 V, from its 24 mA
BUFFER_DELAY = (1.5e-9, 5.5e-9)  # the same
EDGE = (0.5e-9, 5e-9)  # rise of an output without a load, least and most
RISES = (1.2, 2.4)  # V, where the buffer's input takes an edge for a rising one, least and most
FALLS = (0.6, 1.65)  # V, where for a falling one
HYSTERESIS = 0.3  # V, at least: a dip of less is no edge
REGISTER = (0.99, 2.31)  # V, where a 74HC165 may take its clock for high: 0.3 and 0.7 of the supply
REGISTER_PULSE = 40e-9  # s, the shortest clock that it sees
LINK_EDGE = 2.5e-9  # s, the buffer's own edge at its register, at most


@dataclass(frozen=True)
class Crossing:
    """When an edge reaches the input at a cable's end: at the earliest and at the latest, s."""

    least: float
    most: float
    clean: bool  # it goes through the thresholds once


def ladder(cable: float, spread: float) -> tuple[list[float], list[float]]:
    """Inductors and capacitors of a cable and the track after it."""
    coils: list[float] = []
    plates: list[float] = []
    for length, (henry, farad) in ((cable, CABLE), (TRACK_LENGTH, TRACK)):
        rungs = max(1, round(length / RUNG))
        coils += [henry * spread * length / rungs] * rungs
        plates += [farad / spread * length / rungs] * rungs
    return coils, plates


def system(ohm: float, coils: list[float], plates: list[float]) -> tuple[Any, Any]:
    """Matrix and input of dx/dt = A x + b v: currents of the coils, then the plates' voltages."""
    count = len(coils)
    matrix, source = np.zeros((2 * count, 2 * count)), np.zeros(2 * count)
    for k in range(count):
        matrix[k, count + k] = -1 / coils[k]
        matrix[count + k, k] = 1 / plates[k]
        if k:
            matrix[k, count + k - 1] = 1 / coils[k]
            matrix[count + k - 1, k] = -1 / plates[k - 1]
    matrix[0, 0] = -ohm / coils[0]
    source[0] = 1 / coils[0]
    return matrix, source


def edge_at_the_end(ohm: float, cable: float, farad: float, rise: float, spread: float) -> Any:
    """Voltage at the input after a cable, every `STEP`, for a rising edge at its start."""
    coils, plates = ladder(cable, spread)
    plates[-1] += farad
    return solved(ohm, coils, plates, rise)[:, -1]


def solved(ohm: float, coils: list[float], plates: list[float], rise: float) -> Any:
    """Voltage of every plate of a ladder, a row every `STEP`, for a rising edge at its start."""
    matrix, source = system(ohm, coils, plates)
    one = np.eye(len(source))
    back = np.linalg.inv(one - STEP / 2 * matrix)
    onward, push = back @ (one + STEP / 2 * matrix), back @ source * STEP
    state, found = np.zeros(len(source)), []
    for number in range(int(LASTS / STEP)):
        state = onward @ state + push * SUPPLY * ramp((number + 0.5) * STEP, rise)
        found.append(state[len(coils) :])
    return np.array(found)


def ramp(time: float, rise: float) -> float:
    """Give the share of an edge that has happened."""
    return min(1.0, max(0.0, (time - EDGE_AT) / rise))


def crossing(line: Any, thresholds: tuple[float, float]) -> Crossing:
    """Look at a rising edge: when it goes through, and that it does not turn on its way."""
    least, most = thresholds
    first, last = int(np.argmax(line >= least)), int(np.argmax(line >= most))
    within = np.minimum(line, most)  # what happens above the highest threshold is no matter
    dip = (np.maximum.accumulate(within) - within).max()
    clean = bool(last > 0 and dip < HYSTERESIS)
    return Crossing(first * STEP - EDGE_AT, last * STEP - EDGE_AT, clean)


def corners(cable: float, ohm: tuple[float, float]) -> Iterator[Any]:
    """The edge at the end of a cable for every corner of what is not known exactly."""
    for total, farad, rise, spread in product(ohm, INPUT_F, EDGE, SPREAD):
        yield edge_at_the_end(total, cable, farad, rise, spread)


@cache
def link(cable: float, ohm: tuple[float, float]) -> Crossing:
    """Both edges over one cable: the earliest and the latest, and whether all are clean."""
    found = []
    for line in corners(cable, ohm):
        found.append(crossing(line, RISES))
        found.append(crossing(line, (SUPPLY - FALLS[1], SUPPLY - FALLS[0])))  # upside down
    least, most = min(one.least for one in found), max(one.most for one in found)
    return Crossing(least, most, all(one.clean for one in found))


@dataclass(frozen=True)
class Clock:
    """The clock along a chain: `links[i]` brings it to segment i, counted from the ship's."""

    links: tuple[Crossing, ...]

    @property
    def skew(self) -> float:
        """How much later than the segment after it a segment may shift, at most, s."""
        register = LINK_EDGE * (REGISTER[1] - REGISTER[0]) / SUPPLY
        return max(register - link.least - BUFFER_DELAY[0] for link in self.links[1:])

    @property
    def last(self) -> float:
        """When the last segment shifts, at the latest, s after the Pico's edge."""
        return sum(link.most + BUFFER_DELAY[1] for link in self.links)

    @property
    def narrowed(self) -> float:
        """By how much a pulse may be shorter at the last segment than at the Pico, s."""
        spread = BUFFER_DELAY[1] - BUFFER_DELAY[0]
        return sum(link.most - link.least + spread for link in self.links)


def ohms(board: Netlist, ref: str, output: tuple[float, float]) -> tuple[float, float]:
    """Least and most resistance of an output with its series resistor."""
    series = resistance(board.parts[ref].value)
    return output[0] + series, output[1] + series


def clock(boards: dict[str, Netlist], pins: Pins, spaces: int) -> Clock:
    """Model the clock of a plank of so many spaces, with its cables and the boards' resistors."""
    first, step, fold = chain_cables(pins, spaces)
    pico = link(first.length, ohms(boards["main_board"], "R14", PICO_OHM))
    buffered = ohms(boards["segment"], "R3", BUFFER_OHM)
    short, long = link(step.length, buffered), link(fold.length, buffered)
    return Clock((pico, *[short] * step.count, long))


def problems(boards: dict[str, Netlist], pins: Pins, spaces: int) -> list[str]:
    """Sentences about a clock that does not hold, none when all is well."""
    found, half = clock(boards, pins, spaces), 0.5 / pins.table("chain")["clock_hz"]
    rules = {
        "an edge stops or turns at a buffer's thresholds": all(one.clean for one in found.links),
        f"a segment shifts {found.skew * 1e9:.1f} ns after the one it reads": found.skew <= 2e-9,
        "the last segment shifts after the next edge": found.last < half,
        "the last segment does not see the clock": half - found.narrowed > REGISTER_PULSE,
    }
    return [f"clock of {spaces} spaces: {said}" for said, holds in rules.items() if not holds]
