"""What the main board's copper must carry, and whether it is wide enough. Light.

IPC-2221 on an outer layer: I = 0.048 T^0.44 A^0.725, with the current in amperes, the rise in
degrees and the section in square mils.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hardware.item import write_csv
from hardware.pins import Pins

RISE = 15.0  # degrees that copper may be warmer at its fuse's current
THICK = 0.070  # mm, the main board's copper
SQUARE_MIL = 0.0254**2  # mm2
FACTOR, POWER_T, POWER_A = 0.048, 0.44, 0.725

Node = tuple[str, str]


@dataclass(frozen=True)
class Feed:
    """A net that carries current from its source to pads, each with its fuse's amperes."""

    net: str
    source: Node
    loads: tuple[tuple[Node, float], ...]

    @property
    def pads(self) -> list[Node]:
        """All its pads, the source first."""
        return [self.source, *(node for node, _ in self.loads)]


@dataclass(frozen=True)
class Neck:
    """The narrowest place on the way from a source to a pad."""

    net: str
    source: Node
    load: Node
    ampere: float
    width: float

    @property
    def rise(self) -> float:
        """Degrees that it is warmer at its fuse's current."""
        return rise(self.width, self.ampere)


def rise(width: float, ampere: float) -> float:
    """Warming of copper of a width (mm) by a current, IPC-2221."""
    if not width:
        return float("inf")
    section = width * THICK / SQUARE_MIL
    return float((ampere / (FACTOR * section**POWER_A)) ** (1 / POWER_T))


def width_for(ampere: float) -> float:
    """Least width of copper for a current, mm."""
    section = (ampere / (FACTOR * RISE**POWER_T)) ** (1 / POWER_A)
    return float(section * SQUARE_MIL / THICK)


def feed(net: str, source: str, ampere: float, *loads: str) -> Feed:
    """A feed whose loads share one fuse; pads written as J1.2."""
    return Feed(net, pad(source), tuple((pad(load), ampere) for load in loads))


def pad(written: str) -> Node:
    """Read J1.2."""
    ref, number = written.split(".")
    return ref, number


def feeds(pins: Pins) -> list[Feed]:
    """Every way of the supply over the main board, and back over the ground."""
    power = pins.table("power")
    main, servo, logic = (power[f"{name}_fuse_A"] for name in ("main", "servo", "logic"))
    tentacles = [f"J{4 + number}" for number in range(4)]
    back = {"D2.2": main, "C7.2": servo, "C8.2": servo, "C3.2": logic, "J8.3": logic}
    back |= {f"{ref}.3": servo for ref in tentacles}
    return [
        feed("5V_IN", "J1.1", main, "F1.1"),
        feed("5V_FUSED", "F1.2", main, "Q1.2"),
        Feed("5V", pad("Q1.3"), ((pad("D2.1"), main), (pad("F2.1"), servo), (pad("F3.1"), logic))),
        feed("5V_SENSE", "F2.2", servo, "R2.1"),
        feed("5V_SWITCH", "R2.2", servo, "Q2.3"),
        feed("5V_SERVO", "Q2.2", servo, "C7.1", "C8.1", *(f"{ref}.2" for ref in tentacles)),
        feed("5V_LOGIC", "F3.2", logic, "C3.1", "D1.2", "U2.14", "U3.14", "J8.1"),
        feed("VSYS", "D1.1", logic, "U1.39"),
        Feed("GND", pad("J1.2"), tuple((pad(load), ampere) for load, ampere in back.items())),
    ]


def necks(pins: Pins, measured: Sequence[Mapping[str, Any]]) -> list[Neck]:
    """Join what was measured on the board (`boards/necks.py`) with the currents."""
    amperes = {(f.net, node): ampere for f in feeds(pins) for node, ampere in f.loads}
    found = []
    for row in measured:
        source, load = ((row[end][0], row[end][1]) for end in ("from", "to"))
        found.append(Neck(row["net"], source, load, amperes[row["net"], load], row["mm"]))
    return found


def problems(found: list[Neck]) -> list[str]:
    """Sentences about copper that is too narrow for its fuse's current."""
    return [
        f"{neck.net}: {neck.width:.2f} mm of copper from {'.'.join(neck.source)} to"
        f" {'.'.join(neck.load)}; {neck.ampere:g} A want {width_for(neck.ampere):.2f} mm"
        for neck in found
        if neck.rise > RISE
    ]


def islands(found: list[Neck]) -> dict[str, int]:
    """Into how many pieces each net falls when copper too narrow for its current is taken away."""
    apart: dict[str, int] = {}
    for neck in found:
        apart[neck.net] = apart.get(neck.net, 1) + (neck.rise > RISE)
    return apart


def copper_csv(found: list[Neck]) -> str:
    """The necks as a table."""
    rows: list[tuple[object, ...]] = [("net", "from", "to", "fuse A", "neck mm", "rise C")]
    for neck in found:
        ends = (".".join(neck.source), ".".join(neck.load))
        rows.append((neck.net, *ends, f"{neck.ampere:g}", neck.width, round(neck.rise, 1)))
    return write_csv(rows)
