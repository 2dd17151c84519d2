"""What the cables are made of: wire by size and colour, plugs by kind, contacts, ferrules."""

from collections import Counter
from collections.abc import Iterator

from hardware.harness.cables import Cable, cables
from hardware.harness.contacts import PH, contact_of, housings
from hardware.item import Item, write_csv
from hardware.pins import Pins

SPARE = 1.1  # of wire and contacts: crimps go wrong
LOOP_WIRES = 2  # the loop plug's, from pin 2 to pin 6
COLOURS = {
    "BK": "black",
    "BN": "brown",
    "BU": "blue",
    "GN": "green",
    "GY": "grey",
    "OG": "orange",
    "RD": "red",
    "VT": "violet",
    "WH": "white",
    "YE": "yellow",
}


def wire(every: list[Cable]) -> dict[tuple[float, str], float]:
    """Metres of wire by size (mm2) and colour, with some to spare."""
    found: dict[tuple[float, str], float] = {}
    for cable in every:
        for colour in cable.colours:
            key = (cable.size, colour)
            found[key] = found.get(key, 0.0) + cable.count * cable.length * SPARE
    return found


def plugs(every: list[Cable]) -> Counter[str]:
    """How many of each plug, the loop plug apart."""
    found: Counter[str] = Counter()
    for cable in every:
        for end in (cable.start, cable.end):
            if needed := housings(end.plug, len(end.pins)):
                found[end.plug] += cable.count * needed
    return found


def contacts(every: list[Cable]) -> Counter[str]:
    """How many of each contact and ferrule the cables and the loop plug need, none to spare."""
    found = Counter({PH.name: LOOP_WIRES})
    for cable in every:
        for end in (cable.start, cable.end):
            if end.plug == "ferrules":
                found[f"ferrule {cable.size:g} mm2"] += cable.count * len(end.pins)
            elif contact := contact_of(end.plug):
                found[contact.name] += cable.count * len(end.pins)
    return found


def items(pins: Pins, spaces: int | None = None) -> Iterator[Item]:
    """Everything the cables of a table are made of."""
    every = cables(pins, spaces)
    for (size, colour), length in sorted(wire(every).items()):
        what = f"stranded wire {size} mm2, {COLOURS[colour]}"
        yield Item(round(length, 1), "m", what, "cables")
    for plug, count in sorted(plugs(every).items()):
        yield Item(count, "pc", plug, "cables")
    for contact, count in sorted(contacts(every).items()):
        yield Item(round(count * SPARE + 0.5), "pc", f"{contact} (some to spare)", "cables")
    loop = "PHR-6, loop plug: wire from pin 2 (GND) to pin 6 (CHAIN_DET)"
    yield Item(1, "pc", loop, "last segment's OUT")
    yield Item(1, "pc", "USB cable, A to micro B, 1 m", "Pico to Raspberry Pi")


def bom_csv(pins: Pins) -> str:
    """Give the list as CSV."""
    rows: list[tuple[object, ...]] = [("quantity", "unit", "what")]
    return write_csv([*rows, *((item.count, item.unit, item.what) for item in items(pins))])
