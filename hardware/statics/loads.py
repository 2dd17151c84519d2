"""Forces on the four tentacles, and the torque that they ask of the servos.

Two stiff halves, hinged at the fold. The ship's end rests on a ball; the fold's two tentacles
carry the ship half, the end's two the sea half. Along the plank this is determinate; the roll
moment is given wholly to the pair that is looked at, the worst that unequal heights can do.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from hardware.pins import Pins
from hardware.statics.layout import Layout, layout
from hardware.statics.linkage import linkage

G = 9.81  # m/s2
KGCM = 98.1  # N mm


@dataclass(frozen=True)
class Load:
    """A force downwards (N) at x along and y across the plank (mm)."""

    force: float
    x: float
    y: float = 0.0


@dataclass(frozen=True)
class Reactions:
    """What the ball and each tentacle carry (N); tentacles 0-3 as in pins.toml."""

    ball: float
    tentacles: tuple[float, float, float, float]


def own_weight(pins: Pins, plan: Layout) -> list[Load]:
    """Weight of both halves, of fold pieces and cap."""
    mass = pins.table("mass")
    each = mass["segment"] + mass["segment_board"] + mass["lamp_and_cable"]
    loads = [
        Load(
            (half.segments * each + 2 * half.length * mass["rod_per_m"] / 1000) * G / 1000,
            half.middle,
        )
        for half in (plan.ship, plan.sea)
    ]
    fold = Load(mass["fold_piece"] * G / 1000, plan.fold_pin)
    beyond = Load(mass["fold_piece"] * G / 1000, plan.hinge + 1)
    caps = [Load(mass["cap"] * G / 1000, x) for x in (plan.ball, plan.end_pin)]
    return [*loads, fold, beyond, *caps]


def pair(total: float, roll: float, half_width: float) -> tuple[float, float]:
    """Share a pair's load between its low-y and high-y tentacle; `roll` is in N mm."""
    return total / 2 - roll / (2 * half_width), total / 2 + roll / (2 * half_width)


def reactions(pins: Pins, plan: Layout, loads: Iterable[Load]) -> Reactions:
    """Give the forces on ball and tentacles for any loads on the plank."""
    every = list(loads)
    width = pins.table("tentacles")["pin_y"]
    sea = [load for load in every if load.x > plan.hinge]
    ship = [load for load in every if load.x <= plan.hinge]
    end = sum(load.force * (load.x - plan.hinge) for load in sea) / (plan.end_pin - plan.hinge)
    hinge = sum(load.force for load in sea) - end
    moment = sum(load.force * (load.x - plan.ball) for load in ship) + hinge * (
        plan.hinge - plan.ball
    )
    fold = moment / (plan.fold_pin - plan.ball)
    ball = sum(load.force for load in ship) + hinge - fold
    roll = sum(load.force * load.y for load in every)
    return Reactions(ball, (*pair(fold, roll, width), *pair(end, roll, width)))


def cases(pins: Pins, plan: Layout) -> dict[str, list[Load]]:
    """Loads that happen at a table, by name."""
    plank, pirate = pins.table("plank"), pins.table("mass")["pirate"] * G / 1000
    finger, edge = pins.table("friction")["finger_N"], plank["width"] / 2
    last = plan.place(1, plank["spaces"], plank["pitch"])
    empty = own_weight(pins, plan)
    crew = [Load(pirate, last, pins.lane_y(lane)) for lane in range(6)]
    return {
        "level, empty": empty,
        "six pirates on space 1": [*empty, *crew],
        "a finger on the end's edge": [*empty, *crew, Load(finger, plan.end, edge)],
        "a finger on the fold's edge": [*empty, *crew, Load(finger, plan.fold_pin, edge)],
        "a finger on the fold's other edge": [*empty, *crew, Load(finger, plan.fold_pin, -edge)],
    }


def torque(pins: Pins, force: float) -> float:
    """Torque that a force on a tentacle asks at the arm's worst angle, kg cm."""
    return force * linkage(pins).worst_lever() / KGCM


def worst_torque(pins: Pins, plan: Layout | None = None) -> float:
    """Largest torque of any tentacle in any case, kg cm."""
    where = layout(pins) if plan is None else plan
    forces = [
        force
        for loads in cases(pins, where).values()
        for force in reactions(pins, where, loads).tentacles
    ]
    return torque(pins, max(forces))
