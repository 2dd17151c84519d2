"""What leaves the main board at 3.3 V, and what USB must charge. Light; works on netlists."""

from collections.abc import Iterator

from hardware.circuits.netlist import Netlist
from hardware.pins import Pins

USB_LARGEST = 1e-6  # F that the board adds to the Pico's own, of the 10 uF that USB lets be charged
BULK_LEAST = 10e-6  # F on the 3.3 V that leaves the board
SMALL = {"n": 1e-9, "u": 1e-6}
CABLES = {"J2": "PLANK", "J3": "WELLS"}
LOGIC_V = 3.3


def farads(value: str) -> float:
    """Read a capacitor's value: 100n, 47u."""
    return float(value[:-1]) * SMALL[value[-1]]


def on(board: Netlist, net: str) -> float:
    """Capacity from a net to ground, F."""
    return sum(
        farads(part.value)
        for ref, part in board.parts.items()
        if ref.startswith("C") and {board.net_of(ref, 1), board.net_of(ref, 2)} == {net, "GND"}
    )


def cables_without_fuse(main: Netlist) -> Iterator[str]:
    """3.3 V that leaves the board, and does not come through the resettable fuse."""
    for ref, name in CABLES.items():
        net = main.net_of(ref, 1)
        if {main.net_of("F4", 1), main.net_of("F4", 2)} != {"3V3", net}:
            yield f"main board: the 3.3 V of {name} are not behind F4"
        elif on(main, str(net)) < BULK_LEAST:
            yield f"main board: the 3.3 V of {name} have no bulk capacitor"


def usb_overdrawn(main: Netlist, pins: Pins) -> Iterator[str]:
    """More charged from USB than it allows: at once on VSYS, and through the fuse afterwards."""
    if (found := on(main, "VSYS") + on(main, "VBUS")) > USB_LARGEST:
        yield f"main board: USB charges {found * 1e6:g} uF on VSYS at once"
    power = pins.table("power")
    peak = LOGIC_V / power["cable_fuse_ohm"]["least"]  # of 3.3 V; less at USB's 5 V
    if power["pico_A"] + peak * LOGIC_V / power["supply_V"] > power["usb_A"]:
        yield f"main board: charging the cables' 3.3 V takes {peak:.2f} A, more than USB gives"


def fuse_too_small(pins: Pins) -> Iterator[str]:
    """A resettable fuse that trips, or drops too much, under the cables' own current."""
    power = pins.table("power")
    if power["cable_A"] * 2 > power["cable_fuse_A"]:  # half is left in a warm box
        yield f"the cables' {power['cable_A']:g} A are over half of what their fuse holds"
    drop = power["cable_A"] * power["cable_fuse_ohm"]["most"]
    if drop > 0.1 * LOGIC_V:
        yield f"the resettable fuse takes {drop:.2f} V off the cables' 3.3 V"


def problems(main: Netlist, pins: Pins) -> list[str]:
    """Run every rule about the 3.3 V and USB."""
    return [*cables_without_fuse(main), *usb_overdrawn(main, pins), *fuse_too_small(pins)]
