"""Pictures of the printed parts for the build guide."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from build123d import Pos, Rot, Sphere

from hardware.pins import Pins
from hardware.printed import dice, pirate, segment, tower
from hardware.printed.assembly import Assembly, pins_of, shape
from hardware.printed.render import Coloured, Look, render
from hardware.printed.shapes import block, rod_x, rod_z

WOOD, SAND, TEAL = (0.80, 0.62, 0.42), (0.93, 0.85, 0.70), (0.18, 0.55, 0.55)
GREY, DARK, GREEN = (0.62, 0.64, 0.68), (0.25, 0.27, 0.30), (0.15, 0.50, 0.30)
RED, BLUE, SILVER = (0.78, 0.25, 0.20), (0.20, 0.35, 0.70), (0.80, 0.82, 0.86)
BOX = (0.55, 0.40, 0.28)
LANE_COLOURS = (RED, BLUE, (0.9, 0.75, 0.2), GREEN, (0.5, 0.3, 0.6), (0.9, 0.5, 0.15))
POSE = (200, 200, -350, -350)
CREW = (0.0, 0.85, 0.6, 0.45, 0.2, 0.05)  # where each lane's pirate stands, from the ship's end
BODY_COLOURS = {
    "mount": SAND,
    "servo": DARK,
    "arm": TEAL,
    "link": TEAL,
    "latch": SAND,
    "sea board": (0.70, 0.80, 0.88),
    "pin": SILVER,
    "box": BOX,
    "shelf": BOX,
    "tower": GREY,
}


def colour_of(name: str) -> tuple[float, float, float]:
    """Colour of an assembly's body."""
    return next((c for key, c in BODY_COLOURS.items() if name.startswith(key)), WOOD)


def table(pins: Pins) -> Iterator[Coloured]:
    """The whole table, the plank leaning to the sea, with tower and pirates."""
    assembly = Assembly(pins, POSE)
    for body in (*assembly.bodies(), *pins_of(assembly)):
        if not body.name.endswith("segments"):
            yield Coloured(body.shape, colour_of(body.name))
    yield from segments(assembly)
    yield from crew(assembly)


def segments(assembly: Assembly) -> Iterator[Coloured]:
    """Every segment in its place."""
    plank, plan = assembly.pins.table("plank"), assembly.plan
    part = shape(assembly.pins, "segment")
    for place in range(plank["spaces"] + 1):
        x = plan.place(place, plank["spaces"], plank["pitch"])
        half = assembly.ship_place() if x < plan.hinge else assembly.sea_place()
        yield Coloured(half * Pos(x, 0, 0) * part, SAND if place % 2 else WOOD)


def crew(assembly: Assembly) -> Iterator[Coloured]:
    """Six pirates on their lanes."""
    pins, plank = assembly.pins, assembly.pins.table("plank")
    for lane, share in enumerate(CREW):
        place = round(share * plank["spaces"])
        x = assembly.plan.place(place, plank["spaces"], plank["pitch"])
        half = assembly.ship_place() if x < assembly.plan.hinge else assembly.sea_place()
        foot = half * Pos(x, pins.lane_y(lane), plank["height"] - plank["dimple"]["depth"])
        yield Coloured(foot * pirate.pirate_base(pins, lane), LANE_COLOURS[lane])
        yield Coloured(
            foot * Pos(0, 0, pirate.BASE) * pirate.pirate_figure(pins), LANE_COLOURS[lane]
        )


def segment_from_below(pins: Pins) -> Iterator[Coloured]:
    """A segment seen from below: deck, board (pulled out), lamp, rods."""
    yield Coloured(shape(pins, "segment"), WOOD)
    plank = pins.table("plank")
    yield Coloured(Pos(0, 0, -22) * segment.board_envelope(pins), GREEN)
    for side in (-1, 1):
        rod = rod_x(
            (-60, 60), side * plank["rod"]["y"], plank["rod"]["z"], plank["rod"]["diameter"]
        )
        yield Coloured(rod, SILVER)
    yield Coloured(rod_z(0, plank["lamp_y"], (-22, -18), 10.0), (0.95, 0.95, 0.95))


def one_tentacle(pins: Pins) -> Iterator[Coloured]:
    """One tentacle at three heights of its arm: mount, servo, arm, link."""
    assembly = Assembly(pins, (0, 0, 0, 0))
    for body in assembly.tentacle(1):
        yield Coloured(body.shape, colour_of(body.name))
    for body in assembly.plank():
        if body.name == "ship fold":
            yield Coloured(body.shape, WOOD)


def die_open(pins: Pins) -> Iterator[Coloured]:
    """A sword die in its halves, with the six magnets and two pegs between them."""
    lift = 16.0
    yield Coloured(Pos(0, 0, lift) * dice.die_upper(pins), SAND)
    yield Coloured(Pos(0, 0, -lift) * dice.die_sword(pins), SAND)
    for face, magnet in pins.magnets.items():
        away = {1: (0, 0, 6), 6: (0, 0, -6)}.get(face, (0, 0, 0))
        colour = RED if magnet.sign > 0 else BLUE
        yield Coloured(Pos(*away) * dice.disc(pins, face), colour)


def dice_and_pirates(pins: Pins) -> Iterator[Coloured]:
    """A coin die, a sword die with their symbols up, a pirate whole and in parts."""
    for x, lower in ((0, dice.die_coin), (28, dice.die_sword)):
        turned = Rot(180, 0, 20)
        for half in (dice.die_upper(pins), lower(pins)):
            yield Coloured(Pos(x, 0, 8) * turned * half, SAND)
    yield Coloured(Pos(58, 0, 0) * pirate.pirate_base(pins, 0), RED)
    yield Coloured(Pos(58, 0, pirate.BASE) * pirate.pirate_figure(pins), RED)
    yield Coloured(Pos(86, 0, 0) * pirate.pirate_base(pins, 2), BLUE)
    yield Coloured(Pos(86, 0, 10) * rod_z(0, 0, (0, 2), 4.0), SILVER)
    yield Coloured(Pos(86, 0, 22) * pirate.pirate_figure(pins), BLUE)


def tower_cut(pins: Pins) -> Iterator[Coloured]:
    """A module of the tower cut through its middle, with a die in its well."""
    half = tower.tower(pins) - block((0, 50), (-50, 200), (-10, 200))
    yield Coloured(half, GREY)
    edge = pins.table("die")["edge"]
    for y, z in ((tower.WELL_Y, tower.FLOOR_TOP + edge / 2), (25, 135)):
        yield Coloured(Pos(-0.5, y, z) * cube(edge), SAND)
    top = tower.board_top(pins)
    board = block((-15, 0), (tower.WELL_Y - 9, tower.WELL_Y + 9), (top - 1.6, top))
    yield Coloured(board, GREEN)


def cube(edge: float) -> Any:
    """A die, roughly."""
    return block((-edge / 2, edge / 2), (-edge / 2, edge / 2), (-edge / 2, edge / 2)) & Sphere(11.5)


PICTURES = {
    "table": (table, Look((0.45, -1.0, 0.55), (1200, 620))),
    "segment_below": (segment_from_below, Look((0.7, -0.7, -0.9), (900, 520))),
    "tentacle": (one_tentacle, Look((0.5, 1.0, 0.3), (640, 640))),
    "die_open": (die_open, Look((1.0, -0.8, 0.5), (480, 640))),
    "dice_and_pirates": (dice_and_pirates, Look((0.25, -1.0, 0.5), (900, 420))),
    "tower_cut": (tower_cut, Look((1.0, 0.35, 0.3), (700, 640))),
}


def draw(pins: Pins, folder: Path) -> None:
    """Render all pictures."""
    for name, (scene, look) in PICTURES.items():
        render(scene(pins), folder / f"{name}.png", look)
