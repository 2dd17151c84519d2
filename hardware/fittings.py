"""Bought parts but chips, magnets and cables: rods, screws, wood, glue, supplies."""

from collections.abc import Iterator

from hardware.boards.main_plan import main_plan
from hardware.item import Item
from hardware.pins import Pins
from hardware.statics import base
from hardware.statics.inside import PANEL
from hardware.statics.layout import layout

SERVOS, WELLS = 4, 4
PIN_WASHERS = 4  # under a link at the plank: 3 mm
COPPER = "2 layers, 1.6 mm"
LID_AIR = 2.0  # between lid and shelf
SMALL_SCREW = 5.0  # M2 under segment and well boards: length


def rods(pins: Pins, spaces: int) -> Iterator[Item]:
    """The plank's tubes and its hinge."""
    plan = layout(pins, spaces)
    for half, name in ((plan.ship, "ship half"), (plan.sea, "sea half")):
        length = half.length + 2 * pins.table("plank")["rod_socket"]
        yield Item(2, "pc", f"aluminium tube 6 x 1 mm, {length:.0f} mm long", name)
    yield Item(1, "pc", "brass rod 3 mm, 106 mm long", "hinge of the fold")


def small_screws(spaces: int) -> Iterator[Item]:
    """Screws of boards and horns."""
    holes = len(main_plan().holes)
    yield Item(4 * SERVOS, "pc", "self-tapping screw 2 x 8 mm, brass", "horns in the arms")
    small = f"M2 x {SMALL_SCREW:g} screw, nylon"
    yield Item(4 * (spaces + 1), "pc", small, "segment boards")
    yield Item(2 * WELLS, "pc", small, "well boards")
    yield Item(holes, "pc", "wood screw 3 x 12 mm, brass", "main board in the box")
    yield Item(holes, "pc", "spacer 3.2 x 6 mm, nylon", "under the main board")
    yield Item(4, "pc", "wood screw 3 x 12 mm, brass", "panel")
    yield Item(4, "pc", "wood screw 2.5 x 12 mm, brass", "Raspberry Pi in the box")
    yield Item(4, "pc", "spacer 2.7 x 6 mm, nylon", "under the Raspberry Pi")
    yield Item(6, "pc", "wood screw 3 x 20 mm, brass", "shelf on the box's rim")


def large_screws(pins: Pins) -> Iterator[Item]:
    """Screws, bolts and washers of 4 mm."""
    shims = round(base.shim(pins) / base.WASHER)
    yield Item(4 * SERVOS, "pc", "M4 x 16 pan head screw and nut, brass", "servos in their mounts")
    yield Item(2 * SERVOS, "pc", "M4 x 25 screw with lock nut and washer, brass", "tentacle pins")
    yield Item(2 * SERVOS, "pc", "wood screw 4 x 12 mm, brass", "feet of the mounts")
    yield Item(WELLS, "pc", "wood screw 4 x 12 mm, brass", "flanges of the tower")
    yield Item(4, "pc", "M4 x 30 screw with nut, brass", "latch through the shelf")
    yield Item(4 * shims, "pc", f"M4 washer {base.WASHER} mm, brass", "shims under the latch")
    washers = PIN_WASHERS * SERVOS
    yield Item(washers, "pc", f"M4 washer {base.WASHER} mm, brass", "between links and plank")
    yield Item(2, "pc", "angle bracket 40 x 40 mm, brass, with screws of 8 mm", "box to sea board")


def wood(pins: Pins, spaces: int) -> Iterator[Item]:
    """Box, shelf, lid, sea board."""
    length, width = base.board_size(pins, spaces)
    long, wide, deep = base.BOX_INSIDE
    across, thick = 2 * base.box_half(), f"{base.SHELF_THICK:g}"
    lid = long + 2 * base.BOX_WALL - base.SHELF_LONG - LID_AIR
    walls = f"walls {base.BOX_WALL:g} mm, floor {base.BOX_FLOOR:g} mm"
    inside = f"{long:g} x {wide:g} x {deep:g} mm inside"
    yield Item(1, "pc", f"open wooden box, {inside}, {walls}", "ship")
    yield Item(1, "pc", f"plywood {base.SHELF_LONG:g} x {across:g} x {thick} mm", "shelf")
    yield Item(1, "pc", f"plywood {lid:g} x {across:g} x {thick} mm, two hinges", "lid")
    board = f"plywood {length:.0f} x {width:.0f} x {base.BOARD_THICK:g} mm"
    yield Item(1, "pc", board, "sea board")
    plate = " x ".join(f"{side:g}" for side in PANEL) + " mm"
    yield Item(1, "pc", f"plywood {plate}", "panel on the box's wall")


def supplies(pins: Pins) -> Iterator[Item]:
    """What feeds the table, and what computes."""
    power = pins.table("power")
    supply = f"desktop supply {power['supply_V']:g} V {power['supply_A']:g} A, closed, SELV"
    lead = f"lead of {pins.table('main_wire')['area_mm2']:g} mm2"
    yield Item(1, "pc", f"{supply}, with certificate mark, {lead}", "supply")
    for size, where in (("main_fuse_A", "F1"), ("servo_fuse_A", "F2"), ("logic_fuse_A", "F3")):
        yield Item(
            2,
            "pc",
            f"blade fuse ATO {power[size]:g} A (Littelfuse 0287 series; one to spare)",
            where,
        )
    gland = f"cable gland M16 for 5-10 mm, thread of {base.BOX_WALL + 5:g} mm, with nut"
    yield Item(1, "pc", gland, "supply's lead: the wall's edge and strain relief")
    yield Item(12, "pc", "cable clip 6 mm, self-adhesive", "cables on board and walls")
    yield Item(1, "pc", "heat-shrink tube, assorted", "soldered wires of panel and lamps")
    yield Item(1, "pc", "Raspberry Pi 4 or later, 2 GB, with memory card of 16 GB", "host")
    yield Item(1, "pc", "the Raspberry Pi's own USB-C supply", "host")


def sundries(pins: Pins, spaces: int) -> Iterator[Item]:
    """Servos, lamps, panel, glue, filament."""
    servo = f"servo, {pins.table('tentacles')['servo']} (TowerPro MG996R), with round horn"
    yield Item(SERVOS, "pc", servo, "tentacles")
    yield Item(spaces + 1 + WELLS, "pc", "WS2812B pixel on a 10 mm round board", "lamps")
    yield Item(3, "pc", "push button, panel mount, 12 mm, normally open", "stand, pay, repeat")
    yield Item(1, "pc", "LED 5 mm with panel holder", "panel")
    yield Item(1, "pc", "bell push or arcade button, normally open", "bell panel (optional)")
    slug = pins.table("die")["slug"]
    size = f"{slug['diameter']:g} mm, {slug['thickness']:g} mm long"
    yield Item(2 * WELLS, "pc", f"brass rod {size}, cut to length", "dice")
    yield Item(1, "pc", "slow epoxy, 24 ml twin syringe", "magnets, rods")
    yield Item(round(0.02 * (spaces + 1) + 1.0, 1), "kg", "PLA filament", "printed parts")


def bare_boards(spaces: int) -> Iterator[Item]:
    """Printed circuits, and what is plugged or clipped on the main board."""
    yield Item(spaces + 1, "pc", f"printed circuit segment, 112 x 26 mm, {COPPER}", "segments")
    yield Item(WELLS, "pc", f"printed circuit well, 30 x 19.4 mm, {COPPER}", "wells")
    yield Item(1, "pc", f"printed circuit main_board, 160 x 100 mm, {COPPER}, 70 um", "main board")
    yield Item(1, "pc", "perfboard 80 x 60 mm, 2.54 mm", "bell panel (optional)")
    sink = "clip-on heat sink for TO-220, 26 K/W or better (Boyd 577102B00000G)"
    yield Item(2, "pc", sink, "Q1 and Q2 on the main board")
    yield Item(2, "pc", "socket strip 1 x 20, 2.54 mm", "the Pico on the main board")
    yield Item(2, "pc", "pin strip 1 x 20, 2.54 mm", "soldered under the Pico (a Pico H has them)")
    yield Item(2, "pc", "socket DIP-14", "U2 and U3 on the main board")


def fittings(pins: Pins, spaces: int) -> Iterator[Item]:
    """All of them."""
    yield from rods(pins, spaces)
    yield from small_screws(spaces)
    yield from large_screws(pins)
    yield from bare_boards(spaces)
    yield from supplies(pins)
    yield from wood(pins, spaces)
    yield from sundries(pins, spaces)
