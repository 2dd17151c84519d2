"""The statics' table, which is committed: forces, torques, tilts, currents."""

import csv
import io
from collections.abc import Iterator

from hardware.pins import Pins
from hardware.statics import loads, power, tilt
from hardware.statics.layout import layout
from hardware.statics.linkage import linkage

Row = tuple[str, str, str]


def force_rows(pins: Pins) -> Iterator[Row]:
    """Forces and torques of every case."""
    plan = layout(pins)
    for name, case in loads.cases(pins, plan).items():
        found = loads.reactions(pins, plan, case)
        forces = " ".join(f"{force:.2f}" for force in found.tentacles)
        yield f"tentacles, {name}", forces, "N"
        yield f"torque, {name}", f"{loads.torque(pins, max(found.tentacles)):.2f}", "kg cm"
    yield "stall torque of a servo", f"{pins.table('servo')['stall_kgcm']:.2f}", "kg cm"


def tilt_rows(pins: Pins) -> Iterator[Row]:
    """Heights, tilts and the largest poses that the pirates stand."""
    arm = linkage(pins)
    yield "lift, down and up", f"{arm.pose_height(-1000):.1f} {arm.pose_height(1000):.1f}", "mm"
    yield "tilt limit", f"{pins.table('tentacles')['tilt_limit']:.1f}", "deg"
    yield "a pirate may slide at", f"{tilt.slides_at(pins):.1f}", "deg"
    for name, pattern in tilt.PATTERNS.items():
        yield f"largest pose, {name}", str(tilt.largest(pins, pattern)), "thousandths"


def power_rows(pins: Pins) -> Iterator[Row]:
    """Currents and losses."""
    spaces, now = pins.table("plank")["spaces"], power.budget(pins)
    yield "current, idle", f"{now.idle:.2f}", "A"
    yield "current, four servos moving", f"{now.moving:.2f}", "A"
    yield "current, three moving and one stalled", f"{now.one_stalled:.2f}", "A"
    yield "current, all four stalled", f"{now.all_stalled:.2f}", "A"
    yield "lamps at full white", f"{power.lamps(pins, spaces):.2f}", "A"
    yield "lamps' brightness allowed", f"{100 * power.brightness(pins, spaces):.0f}", "%"
    worst = 4 * pins.table("servo")["stall_A"]
    yield "wires' loss at 10 A", f"{power.wire_drop(pins, 10.0):.3f}", "V"
    yield "servo switch warms, all stalled", f"{power.switch_heat(pins, worst):.0f}", "C"
    yield "shunt's heat, all stalled", f"{power.shunt_watts(pins, worst):.2f}", "W"


def statics_csv(pins: Pins) -> str:
    """Give the whole table."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("what", "value", "unit"))
    writer.writerows([*force_rows(pins), *tilt_rows(pins), *power_rows(pins)])
    return out.getvalue()
