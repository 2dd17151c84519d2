"""The assembled table at any pose of the tentacles, and what collides in it.

World: x from the ship's first segment towards the sea, y across, z up from the sea board.
Tentacles 0 and 2 stand at -y (lane 0's side), 1 and 3 at +y.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import asin, atan2, cos, degrees, hypot, radians, sin
from typing import Any

from build123d import Location, Plane, Pos, Rot, Vector

from hardware.pins import Pins
from hardware.printed import ends, latch, mount, segment, tentacle, tower
from hardware.printed.shapes import block, overlap, rod_y
from hardware.statics import base
from hardware.statics.layout import Layout, layout
from hardware.statics.linkage import Linkage, linkage

ARM_GAP = 0.5  # washer between arm and link
PIN_LONG = 10.0  # of a tentacle's pin outside the plank
COLLIDES = 0.5  # mm3 that count as touching


@dataclass(frozen=True)
class Body:
    """A placed part: its name, its group (parts of one group do not collide), its shape."""

    name: str
    group: str
    shape: Any


@dataclass(frozen=True)
class Halves:
    """Where the two halves of the plank are: pitch and roll (degrees), hinge (x, z)."""

    ship_pitch: float
    sea_pitch: float
    roll: float
    hinge: tuple[float, float]


class Assembly:
    """The table at a pose: `poses` are the four heights in thousandths, fold pair first."""

    def __init__(self, pins: Pins, poses: Sequence[int] = (0, 0, 0, 0)) -> None:
        self.pins = pins
        self.plan: Layout = layout(pins)
        self.arms: Linkage = linkage(pins)
        self.angles = [self.arms.travel * pose / 1000 for pose in poses]
        self.rise = [self.arms.height(angle) - self.arms.height(0) for angle in self.angles]
        self.halves = self.place_halves()

    @property
    def underside(self) -> float:
        """Height of the plank's underside when it is level."""
        return base.underside(self.pins)

    def place_halves(self) -> Halves:
        """Pitch of both halves and roll, from the heights of the pins."""
        plan, width = self.plan, 2 * self.pins.table("tentacles")["pin_y"]
        fold, end = sum(self.rise[:2]) / 2, sum(self.rise[2:]) / 2
        ship = asin(fold / (plan.fold_pin - plan.ball))
        reach = plan.hinge - plan.ball
        hinge = (plan.ball + reach * cos(ship), reach * sin(ship))
        sea = asin((end - hinge[1]) / (plan.end_pin - plan.hinge))
        roll = degrees(atan2(self.rise[1] - self.rise[0], width))
        return Halves(degrees(ship), degrees(sea), roll, hinge)

    def ship_place(self) -> Location:
        """From the level plank's frame (x of the layout, underside at z = 0) to the world."""
        ball = (self.plan.ball, 0.0, self.underside - base.BALL_SINK)
        return self.turned(ball, ball, self.halves.ship_pitch)

    def sea_place(self) -> Location:
        """The same for the sea half."""
        level = (self.plan.hinge, 0.0, self.underside)
        x, z = self.halves.hinge
        return self.turned(level, (x, 0.0, self.underside + z), self.halves.sea_pitch)

    def turned(self, level: tuple[float, ...], now: tuple[float, ...], pitch: float) -> Location:
        """Move a point from its level place to where it is now, and turn about it."""
        away = Pos(*now) * Rot(0, -pitch, 0) * Rot(self.halves.roll, 0, 0)
        return away * Pos(-level[0], -level[1], self.underside - level[2])

    def pin_place(self, number: int) -> Vector:
        """Where tentacle `number`'s pin on the plank is, in the middle of its link."""
        plan, tall = self.plan, self.pins.table("plank")["height"] / 2
        x, place = (
            (plan.fold_pin, self.ship_place()) if number < 2 else (plan.end_pin, self.sea_place())
        )
        y = self.pins.table("tentacles")["pin_y"] * (1 if number % 2 else -1)
        return (place * Pos(x, y, tall)).position

    def tentacle(self, number: int) -> Iterator[Body]:
        """Mount, servo, arm and link of one tentacle."""
        table, side = self.pins.table("tentacles"), 1 if number % 2 else -1
        pivot = self.plan.fold_pin if number < 2 else self.plan.end_pin
        x, z = pivot - table["reach"], table["axis_height"]
        inner = table["pin_y"] - tentacle.THICK / 2 - ARM_GAP - tentacle.THICK
        plate = inner - HORN_OUT
        foot = Pos(x, side * plate, 0) * (Rot() if side > 0 else Rot(0, 0, 180))
        group = f"tentacle {number}"
        yield Body(f"mount {number}", f"{group} base", foot * shape(self.pins, "mount"))
        yield Body(f"servo {number}", f"{group} base", foot * shape(self.pins, "servo"))
        angle = self.angles[number]
        along = Vector(cos(radians(angle)), 0, sin(radians(angle)))
        frame = Plane((x, side * inner, z), x_dir=along, z_dir=(0, side, 0))
        made = shape(self.pins, "arm_right" if side > 0 else "arm")
        yield Body(f"arm {number}", group, frame * made)
        tip = Vector(x, side * table["pin_y"], z) + along * table["arm"]
        yield Body(f"link {number}", group, self.link(number, tip, side))

    def link(self, number: int, tip: Vector, side: int) -> Any:
        """The link from an arm's tip to its pin on the plank."""
        away = self.pin_place(number) - tip
        up = Vector(away.X, 0, away.Z).normalized()
        start = tip - Vector(0, side * tentacle.THICK / 2, 0)
        frame = Plane(start, x_dir=up, z_dir=(0, side, 0))
        return frame * shape(self.pins, "link")

    def link_error(self, number: int) -> float:
        """How much longer or shorter than the real link the way from tip to pin is, mm.

        The heights are those of a pin that keeps its `reach`; a pitched plank draws it in a little.
        """
        table = self.pins.table("tentacles")
        pivot = self.plan.fold_pin if number < 2 else self.plan.end_pin
        x, z = self.arms.tip(self.angles[number])
        pin = self.pin_place(number)
        away = hypot(pin.X - (pivot - table["reach"] + x), pin.Z - (table["axis_height"] + z))
        return float(abs(away - table["link"]))

    def halls(self) -> Iterator[Vector]:
        """Every Hall element of the plank."""
        pins, plank = self.pins, self.pins.table("plank")
        height = segment.hall_height(pins)
        for place in range(plank["spaces"] + 1):
            x = self.plan.place(place, plank["spaces"], plank["pitch"])
            half = self.ship_place() if x < self.plan.hinge else self.sea_place()
            for lane in range(pins.table("pirate")["lanes"]):
                yield (half * Pos(x, pins.lane_y(lane), height)).position

    def servo_to_hall(self) -> float:
        """Smallest distance from a servo's body to a Hall element, mm."""
        servos = [body.shape for n in range(4) for body in self.tentacle(n) if "servo" in body.name]
        return min(outside(servo.bounding_box(), hall) for servo in servos for hall in self.halls())

    def plank(self) -> Iterator[Body]:
        """Both halves as slabs, with the real fold pieces and caps."""
        plan, pins = self.plan, self.pins
        plank = pins.table("plank")
        edge, tall = plank["width"] / 2, plank["height"]
        rows = ((plan.ship, self.ship_place(), "ship"), (plan.sea, self.sea_place(), "sea"))
        for half, place, name in rows:
            slab = block((half.start, half.end), (-edge, edge), (0, tall))
            yield Body(f"{name} segments", f"{name} half", place * slab)
        ship, sea = self.ship_place(), self.sea_place()
        fold = Pos(plan.ship.end, 0, 0)
        yield Body("ship fold", "ship half", ship * fold * shape(pins, "fold_ship"))
        yield Body(
            "sea fold", "sea half", sea * Pos(plan.sea.start, 0, 0) * shape(pins, "fold_sea")
        )
        yield Body("sea cap", "sea half", sea * Pos(plan.sea.end, 0, 0) * shape(pins, "sea_cap"))
        yield Body("ship cap", "ship half", ship * shape(pins, "ship_cap"))

    def latch(self) -> Body:
        """The latch under the ship's cap."""
        down = base.latch_seat(self.pins)
        return Body("latch", "box", Pos(self.plan.ball, 0, down) * shape(self.pins, "latch"))

    def box(self) -> Iterator[Body]:
        """The ship's box on the players' table, and the shelf on its rim that carries the latch."""
        (far, end), half, rim, wall = base.box_x(), base.box_half(), base.rim(), base.BOX_WALL
        whole = block((far, end), (-half, half), (-base.BOARD_THICK, rim))
        inside = ((far + wall, end - wall), (wall - half, half - wall))
        whole -= block(*inside, (base.BOX_FLOOR - base.BOARD_THICK, rim + 1))
        yield Body("box", "box", whole)
        shelf = block((end - base.SHELF_LONG, end), (-half, half), (rim, base.shelf_top()))
        yield Body("shelf", "box", shelf)

    def tower(self) -> Iterator[Body]:
        """The four modules of the dice tower, well 0 nearest to the ship."""
        for well in range(len(self.pins.table("wells")["address"])):
            place = Pos(base.tower_x(self.pins, well), base.TOWER_BACK, 0) * Rot(0, 0, 180)
            yield Body(f"tower {well}", "tower", place * shape(self.pins, "tower"))

    def sea_board(self) -> Body:
        """The board that everything stands on."""
        start = base.BOARD_START
        along = (start, start + base.board_size(self.pins)[0])
        return Body("sea board", "box", block(along, base.BOARD_Y, (-base.BOARD_THICK, 0)))

    def bodies(self) -> list[Body]:
        """Everything that could collide."""
        tentacles = [body for number in range(4) for body in self.tentacle(number)]
        still = (self.latch(), *self.box(), *self.tower(), self.sea_board())
        return [*self.plank(), *tentacles, *still]

    def collisions(self) -> list[str]:
        """Pairs that share more than a touch; mounts stand on the board."""
        found = []
        for one, other in combinations(self.bodies(), 2):
            apart = one.group == other.group or not near(one.shape, other.shape)
            if not apart and overlap(one.shape, other.shape) > COLLIDES:
                found.append(f"{one.name} and {other.name}")
        return found


HORN_OUT = 8.5  # from the mount's plate to the arm: 4.5 of the servo's body, 4 to the horn


@cache
def made(name: str, pins: Any) -> Any:
    """Make a part once."""
    makers = {
        "mount": mount.mount,
        "servo": mount.servo_body,
        "arm": tentacle.arm,
        "arm_right": tentacle.arm_right,
        "link": tentacle.link,
        "fold_ship": ends.fold_ship,
        "fold_sea": ends.fold_sea,
        "sea_cap": ends.sea_cap,
        "ship_cap": ends.ship_cap,
        "latch": latch.latch,
        "tower": tower.tower,
        "segment": segment.segment,
    }
    return makers[name](pins.pins)


class Once:
    """Pins as a key of the cache: the same object is the same table."""

    def __init__(self, pins: Pins) -> None:
        self.pins = pins

    def __hash__(self) -> int:
        return id(self.pins)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Once) and other.pins is self.pins


def shape(pins: Pins, name: str) -> Any:
    """A part of this table, made once."""
    return made(name, Once(pins))


def outside(box: Any, point: Vector) -> float:
    """Distance from a point to a box with its sides along the axes."""
    away = [
        max(
            getattr(box.min, axis) - getattr(point, axis),
            0.0,
            getattr(point, axis) - getattr(box.max, axis),
        )
        for axis in "XYZ"
    ]
    return float(sum(part**2 for part in away) ** 0.5)


def near(one: Any, other: Any) -> bool:
    """Whether two shapes' boxes meet, before the slow question is asked."""
    a, b = one.bounding_box(), other.bounding_box()
    return all(
        getattr(a.min, axis) < getattr(b.max, axis) and getattr(b.min, axis) < getattr(a.max, axis)
        for axis in "XYZ"
    )


def pins_of(assembly: Assembly) -> Iterator[Body]:
    """The tentacles' pins, for pictures."""
    for number in range(4):
        place = assembly.pin_place(number)
        side = 1 if number % 2 else -1
        y = sorted((place.Y - side * 7, place.Y + side * PIN_LONG))
        yield Body(f"pin {number}", "pins", rod_y(place.X, (y[0], y[1]), place.Z, 4.0))
