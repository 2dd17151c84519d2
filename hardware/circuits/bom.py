"""Bills of materials: of one board, and the order list of a table of any length (no prices).

Light: reads the committed netlists.
"""

from collections.abc import Iterator

from hardware.circuits.netlist import Netlist, committed, natural
from hardware.circuits.part_numbers import number
from hardware.fittings import WELLS, fittings
from hardware.harness import bom as harness
from hardware.item import Item, write_csv
from hardware.pins import Pins

BELL_PANEL = "bell_panel"  # optional
DICE, PIRATES = 4, 6
SPELT = {  # what a shop calls a part, where the netlist's name would mislead
    "Fuse": "fuse holder ATO for two pins, without its fuse, for",
    "Polyfuse": "resettable fuse, radial, 30 V or more,",
    "C_Polarized": "electrolytic capacitor 16 V, 105 C,",
}


def grouped(board: Netlist) -> dict[tuple[str, str, str], list[str]]:
    """References by part, value and footprint."""
    found: dict[tuple[str, str, str], list[str]] = {}
    for part in board.parts.values():
        key = (part.part, part.value, part.footprint)
        found.setdefault(key, []).append(part.ref)
    return found


def board_csv(board: Netlist) -> str:
    """Bill of materials of one board."""
    head = ("quantity", "part", "value", "footprint", "references", "for example")
    rows: list[tuple[object, ...]] = [head]
    for (part, value, footprint), refs in sorted(grouped(board).items()):
        names = " ".join(sorted(refs, key=natural))
        example = number(board.parts[refs[0]])
        rows.append((len(refs), part, value, footprint, names, example))
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
            words = part if part == value else f"{SPELT.get(part, part)} {value}"
            example = number(committed(name).parts[refs[0]])
            what = f"{words}, {package} ({example})"
            yield Item(boards * len(refs), "pc", what, name.replace("_", " "))


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


def order(pins: Pins, spaces: int | None = None) -> list[Item]:
    """Everything to order for a table of `spaces` spaces."""
    count = pins.table("plank")["spaces"] if spaces is None else spaces
    parts = (*electronics(pins, count), *magnets(pins), *fittings(pins, count))
    return [*parts, *harness.items(pins, count)]


def order_csv(pins: Pins, spaces: int | None = None) -> str:
    """Give the order list as CSV."""
    rows: list[tuple[object, ...]] = [("quantity", "unit", "what", "for")]
    rows += [(item.count, item.unit, item.what, item.where) for item in order(pins, spaces)]
    return write_csv(rows)
