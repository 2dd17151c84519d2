"""What is wrong with cables: ends that do not fit their wires, wires too thick, ways too long."""

from collections.abc import Iterator

from hardware.harness import ways
from hardware.harness.cables import Cable, cables
from hardware.harness.contacts import contact_of
from hardware.pins import Pins

SAME_NET = {  # what one net is called at the two ends of a cable
    "3V3_OUT": "3V3",
    "CHAIN_SCK_OUT": "CHAIN_SCK",
    "CHAIN_LOAD_OUT": "CHAIN_LOAD",
    "CHAIN_RX": "DATA",
    **{f"SERVO{number}_5V": "signal" for number in range(4)},
    "5V_SERVO": "5 V",
    "5V_LOGIC": "5V",
    "LAMPS_5V": "DATA",
    "stand": "STAND",
    "pay": "PAY",
    "repeat": "REPEAT",
    "LED +": "PANEL_LED_OUT",
    "LED -": "GND",
    "buttons' common": "GND",
    "+": "5V_IN",
    "-": "GND",
}
CHAIN_LONGEST = 0.6  # m, of W1: SPI at 1 MHz on loose wires


def net(label: str) -> str:
    """Give the net of a pin's label; `BELL, pin 11` is BELL."""
    name = label.split(",", maxsplit=1)[0]
    return SAME_NET.get(name, name)


def unfit(cable: Cable) -> Iterator[str]:
    """Wires that the ends do not have, or that can't be told apart."""
    wires = {len(cable.colours), len(cable.start.pins), len(cable.end.pins)}
    if len(wires) != 1:
        yield f"{cable.name}: ends and colours have {sorted(wires)} wires"
    if len(set(cable.colours)) != len(cable.colours):
        yield f"{cable.name}: a colour is used twice"


def crossed(cable: Cable) -> Iterator[str]:
    """Wires that join two different nets."""
    pairs = zip(cable.start.pins, cable.end.pins, strict=False)
    for number, (one, other) in enumerate(pairs, start=1):
        if net(one) != net(other):
            yield f"{cable.name}: wire {number} joins {one} to {other}"


def not_crimped(cable: Cable) -> Iterator[str]:
    """Wires too thin or too thick for a contact at one of the ends."""
    for end in (cable.start, cable.end):
        contact = contact_of(end.plug)
        if contact and not contact.thin <= cable.size <= contact.thick:
            takes = f"{contact.thin:g} to {contact.thick:g} mm2"
            yield f"{cable.name}: {cable.size:g} mm2 at {end.plug}, whose contacts take {takes}"


def problems(every: list[Cable]) -> list[str]:
    """Run every check that needs nothing but the cables."""
    checks = (unfit, crossed, not_crimped)
    return [said for cable in every for check in checks for said in check(cable)]


def table_problems(pins: Pins) -> list[str]:
    """Check all cables of a table, their lengths too."""
    every, spaces = cables(pins), pins.table("plank")["spaces"]
    lengths = {cable.number: cable.length for cable in every}
    found = [*problems(every), *ways.too_short(lengths, pins, spaces)]
    if lengths["W1"] > CHAIN_LONGEST:
        found.append(f"W1: {lengths['W1']:g} m, longer than {CHAIN_LONGEST:g} m")
    return found
