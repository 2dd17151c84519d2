"""Plugs that can't be wrong: no two kinds fit, or what fits by mistake does no harm.

What counts as harmless: a wire that meets another output does so through resistors that keep the
current below what an output stands. Light; works on netlists.
"""

import re
from collections.abc import Iterator
from itertools import combinations

from hardware.circuits.netlist import Netlist
from hardware.circuits.rules import resistance

OUTPUT_STANDS = 0.025  # A, through an output of 74HC165, 74LVC1G17 or 74AHCT125 (their limits)
LOGIC_V, SERVO_V = 3.3, 5.0
SERVO_SIGNAL, SERVO_SUPPLY, SERVO_GROUND = 1, 2, 3  # the same on the board and on the servo
OUTPUTS = {"SN74HC165": "9", "SN74LVC1G17DBVR": "4"}  # pins that drive


def net_kinds(board: Netlist, ref: str) -> list[str | None]:
    """The nets of a plug in order, numbers left out: `SERVO#_5V`."""
    ways = int(re.sub(r"\D*(\d+)B.*", r"\1", board.parts[ref].part))
    nets = (board.net_of(ref, pin) for pin in range(1, ways + 1))
    return [net and re.sub(r"SERVO\d", "SERVO#", net) for net in nets]


def fitting_each_other(board: Netlist) -> Iterator[str]:
    """Two plugs of one kind that do not carry the same."""
    plugs = [ref for ref, part in board.parts.items() if re.match(r"[BS]\d+B-", part.part)]
    for one, other in combinations(plugs, 2):
        alike = board.parts[one].part == board.parts[other].part
        if alike and net_kinds(board, one) != net_kinds(board, other):
            yield f"{board.name}: the plugs of {one} and {other} fit each other"


def driver(board: Netlist, net: str | None) -> float | None:
    """Resistance between a plug's net and the output that drives it; None without an output."""
    for ref, part in board.parts.items():
        ends = (board.net_of(ref, 1), board.net_of(ref, 2))
        if part.part == "R" and net in ends:
            far = ends[0] if ends[1] == net else ends[1]
            if drives(board, far):
                return resistance(part.value)
    return 0.0 if drives(board, net) else None


def drives(board: Netlist, net: str | None) -> bool:
    """Whether an output sits right on a net."""
    return any(
        board.parts[ref].part in OUTPUTS and OUTPUTS[board.parts[ref].part] == pin
        for ref, pin in board.nets.get(net or "", ())
    )


def in_and_out_swapped(segment: Netlist) -> Iterator[str]:
    """A segment plugged in the wrong way round: supplies that differ, or outputs that fight."""
    for pin in range(1, 7):
        nets = [segment.net_of(ref, pin) for ref in ("J1", "J2")]
        ohms = [driver(segment, net) for net in nets]
        if nets[0] != nets[1] and ohms == [None, None]:
            yield f"segment: IN and OUT differ at pin {pin}, and no output is there"
        for ohm in ohms:  # against the same output of the next segment
            if ohm is not None and 2 * ohm * OUTPUT_STANDS < LOGIC_V:
                yield f"segment: two outputs would meet at pin {pin} over {2 * ohm:g} Ohm"


def servo_turned(main: Netlist) -> Iterator[str]:
    """A servo's plug, which fits both ways round, with the supply not in its middle."""
    for number in range(4):
        ref = f"J{4 + number}"
        if main.net_of(ref, SERVO_SUPPLY) != "5V_SERVO" or main.net_of(ref, SERVO_GROUND) != "GND":
            yield f"main board: {ref} has not 5 V in the middle and GND after it"
        ohm = resistance(main.parts[f"R{20 + number}"].value)
        series = {main.net_of(f"R{20 + number}", pin) for pin in (1, 2)}
        if main.net_of(ref, SERVO_SIGNAL) not in series or ohm * OUTPUT_STANDS < SERVO_V:
            yield f"main board: a servo turned round on {ref} is fed through its signal"


def servo_on_the_debug_pins(main: Netlist) -> Iterator[str]:
    """Pins on which a servo's plug fits, with a supply on them."""
    if main.parts["J10"].part.startswith("Header"):
        nets = {main.net_of("J10", pin) for pin in (1, 2, 3)}
        if nets & {"5V", "5V_LOGIC", "5V_SERVO", "5V_IN", "VSYS", "3V3", "3V3_OUT"}:
            yield "main board: a servo's plug fits on J10, which brings a supply"


def problems(boards: dict[str, Netlist]) -> list[str]:
    """Run every rule about plugs."""
    segment, well, main = (boards[name] for name in ("segment", "well", "main_board"))
    return [
        *fitting_each_other(main),
        *fitting_each_other(well),
        *in_and_out_swapped(segment),
        *servo_turned(main),
        *servo_on_the_debug_pins(main),
    ]
