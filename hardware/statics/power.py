"""Currents, fuses, losses: from the supply to servos, lamps and logic."""

from dataclasses import dataclass

from hardware.pins import Pins

COPPER_OHM_MM2_PER_M = 0.0175
FUSE_HOLDS = 1.1  # an ATO blade fuse carries 110 % for 100 hours
FUSE_BLOWS = 1.35  # and melts at 135 % within 10 minutes (ISO 8820-3)
SERVOS = 4


@dataclass(frozen=True)
class Budget:
    """Currents from the 5 V supply, A."""

    idle: float
    moving: float
    one_stalled: float
    all_stalled: float


def lamps(pins: Pins, spaces: int) -> float:
    """Current of all lamps at full white, A: one a segment and a well."""
    return float((spaces + 1 + 4) * pins.table("power")["pixel_A"])


def brightness(pins: Pins, spaces: int) -> float:
    """Share of full white that the lamps' allowance permits."""
    return min(1.0, float(pins.table("power")["lamp_A"]) / lamps(pins, spaces))


def budget(pins: Pins) -> Budget:
    """Currents with the lamps at their allowance."""
    power, servo = pins.table("power"), pins.table("servo")
    base = power["lamp_A"] + power["logic_A"]
    moving, stall = servo["moving_A"], servo["stall_A"]
    return Budget(
        idle=base + SERVOS * servo["idle_A"],
        moving=base + SERVOS * moving,
        one_stalled=base + (SERVOS - 1) * moving + stall,
        all_stalled=base + SERVOS * stall,
    )


def wire_drop(pins: Pins, current: float) -> float:
    """Voltage lost in both wires from the supply, V."""
    wire = pins.table("main_wire")
    return float(current * 2 * wire["length_m"] * COPPER_OHM_MM2_PER_M / wire["area_mm2"])


def switch_heat(pins: Pins, current: float) -> float:
    """Warming of the servo rail's switch over the air, C."""
    mosfet = pins.table("mosfet")
    return float(current**2 * mosfet["on_ohm"] * 1.5 * mosfet["thermal_C_per_W"])


def shunt_watts(pins: Pins, current: float) -> float:
    """Heat in the shunt, W."""
    return float(current**2 * pins.table("power")["shunt_ohm"])


def problems(pins: Pins) -> list[str]:
    """Sentences about sizes that do not fit, none when all is well."""
    power, wire, now = pins.table("power"), pins.table("main_wire"), budget(pins)
    servo_stalled = SERVOS * pins.table("servo")["stall_A"]
    one_stalled = now.one_stalled - power["lamp_A"] - power["logic_A"]
    rules = {
        "the supply can't feed three moving servos and a stalled one": now.one_stalled
        <= power["supply_A"],
        "the servo fuse would melt with one servo stalled": one_stalled
        <= power["servo_fuse_A"] * FUSE_HOLDS,
        "the servo fuse would hold with all four stalled": servo_stalled > power["servo_fuse_A"],
        "the main fuse is larger than the supply": power["main_fuse_A"] <= power["supply_A"],
        "the main fuse is larger than its wire": power["main_fuse_A"] * FUSE_BLOWS
        <= wire["safe_A"],
        "the servo fuse is not below the main fuse": power["servo_fuse_A"] < power["main_fuse_A"],
        "the logic fuse is below its load": power["lamp_A"] + power["logic_A"]
        < power["logic_fuse_A"],
    }
    return [sentence for sentence, holds in rules.items() if not holds]
