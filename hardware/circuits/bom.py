"""Bills of materials: of one board, and the order list of a table of any length (no prices).

Light: reads the committed netlists.
"""

import csv
import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hardware.circuits.netlist import Netlist, committed, natural
from hardware.pins import Pins
from hardware.statics.layout import layout

BELL_PANEL = "bell_panel"  # optional
DICE, PIRATES, SERVOS, WELLS = 4, 6, 4, 4


@dataclass(frozen=True)
class Item:
    """One line of an order: how many, of what, for what."""

    count: float
    unit: str
    what: str
    where: str


def write_csv(rows: Iterable[Iterable[object]]) -> str:
    """Give rows as CSV."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


def grouped(board: Netlist) -> dict[tuple[str, str, str], list[str]]:
    """References by part, value and footprint."""
    found: dict[tuple[str, str, str], list[str]] = {}
    for part in board.parts.values():
        key = (part.part, part.value, part.footprint)
        found.setdefault(key, []).append(part.ref)
    return found


def board_csv(board: Netlist) -> str:
    """Bill of materials of one board."""
    rows: list[tuple[object, ...]] = [("quantity", "part", "value", "footprint", "references")]
    for (part, value, footprint), refs in sorted(grouped(board).items()):
        names = " ".join(sorted(refs, key=natural))
        rows.append((len(refs), part, value, footprint, names))
    return write_csv(rows)


def board_counts(spaces: int) -> dict[str, int]:
    """How many of each board a table needs."""
    return {"segment": spaces + 1, "well": WELLS, "main_board": 1, BELL_PANEL: 1}


def electronics(pins: Pins, spaces: int) -> Iterator[Item]:
    """Parts of all boards."""
    for name, boards in board_counts(spaces).items():
        for (part, value, footprint), refs in sorted(grouped(committed(name)).items()):
            package = footprint.split(":")[1]
            if part == "TMAG5273":
                yield from (
                    Item(1, "pc", variant, f"well board {well}")
                    for well, variant in enumerate(pins.table("wells")["part"])
                )
                continue
            words = part if part == value else f"{part} {value}"
            yield Item(boards * len(refs), "pc", f"{words}, {package}", name.replace("_", " "))


def magnets(pins: Pins) -> Iterator[Item]:
    """Disc magnets of dice and pirates, by size."""
    sizes: dict[str, int] = {}
    for magnet in pins.magnets.values():
        size = f"{magnet.diameter:g} x {magnet.thickness:g} mm"
        sizes[size] = sizes.get(size, 0) + DICE
    grade = pins.table("die")["magnet_grade"]
    for size, count in sizes.items():
        yield Item(count, "pc", f"disc magnet {size}, {grade}, axial", "dice")
    own = pins.table("pirate")["magnet"]
    size = f"{own['diameter']:g} x {own['thickness']:g} mm"
    yield Item(PIRATES, "pc", f"disc magnet {size}, {grade}, axial", "pirates")


def mechanics(pins: Pins, spaces: int) -> Iterator[Item]:
    """Bought parts that are neither chips nor magnets."""
    plan, power = layout(pins, spaces), pins.table("power")
    for half, name in ((plan.ship, "ship half"), (plan.sea, "sea half")):
        length = half.length + 2 * pins.table("plank")["rod_socket"]
        yield Item(2, "pc", f"aluminium tube 6 x 1 mm, {length:.0f} mm long", name)
    yield Item(
        SERVOS, "pc", f"servo, {pins.table('tentacles')['servo']}, with round horn", "tentacles"
    )
    yield Item(4 * SERVOS, "pc", "M4 x 10 pan head screw and nut, brass", "servos in their mounts")
    yield Item(4 * SERVOS, "pc", "self-tapping screw 2 x 8 mm, brass", "horns in the arms")
    yield Item(2 * SERVOS, "pc", "M4 x 25 screw with lock nut and washer, brass", "tentacle pins")
    yield Item(4 * (spaces + 1), "pc", "M2 x 6 screw, nylon", "segment boards")
    yield Item(2 * WELLS, "pc", "M2 x 6 screw, nylon", "well boards")
    yield Item(1, "pc", "brass rod 3 mm, 106 mm long", "hinge of the fold")
    yield Item(spaces + 1 + WELLS, "pc", "WS2812B pixel on a 10 mm round board", "lamps")
    yield Item(3, "pc", "push button, panel mount, 12 mm, normally open", "stand, pay, repeat")
    yield Item(1, "pc", "LED 5 mm with panel holder", "panel")
    yield Item(1, "pc", "bell push or arcade button, normally open", "bell panel (optional)")
    supply = f"desktop supply {power['supply_V']:g} V {power['supply_A']:g} A, closed, SELV"
    yield Item(1, "pc", f"{supply}, with certificate mark", "supply")
    for size, where in (("main_fuse_A", "F1"), ("servo_fuse_A", "F2"), ("logic_fuse_A", "F3")):
        yield Item(2, "pc", f"blade fuse ATO {power[size]:g} A (one to spare)", where)
    copper = "2 layers, 1.6 mm"
    yield Item(spaces + 1, "pc", f"printed circuit segment, 112 x 26 mm, {copper}", "segments")
    yield Item(WELLS, "pc", f"printed circuit well, 30 x 19.4 mm, {copper}", "wells")
    yield Item(1, "pc", f"printed circuit main_board, 160 x 100 mm, {copper}, 70 um", "main board")
    yield Item(1, "pc", "perfboard 80 x 60 mm, 2.54 mm", "bell panel (optional)")
    yield Item(2, "pc", "clip-on heat sink for TO-220", "Q1 and Q2 on the main board")
    yield Item(2, "pc", "socket strip 1 x 20, 2.54 mm", "the Pico on the main board")
    yield Item(1, "pc", "wooden box with lid, 350 x 200 x 150 mm inside", "ship")
    yield Item(1, "pc", "plywood 900 x 300 x 9 mm", "sea board")
    yield Item(round(0.02 * (spaces + 1) + 1.0, 1), "kg", "PLA filament", "printed parts")


def order(pins: Pins, spaces: int | None = None) -> list[Item]:
    """Everything to order for a table of `spaces` spaces, cables apart (harness_bom.csv)."""
    count = pins.table("plank")["spaces"] if spaces is None else spaces
    return [*electronics(pins, count), *magnets(pins), *mechanics(pins, count)]


def order_csv(pins: Pins, spaces: int | None = None) -> str:
    """Give the order list as CSV."""
    rows: list[tuple[object, ...]] = [("quantity", "unit", "what", "for")]
    rows += [(item.count, item.unit, item.what, item.where) for item in order(pins, spaces)]
    return write_csv(rows)
