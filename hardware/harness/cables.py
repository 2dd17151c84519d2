"""All cables of a table, from one list; the picture and the bill of materials follow from it.

An end is a plug on a named place; its pins carry names of nets, in order. Wires run straight:
wire n joins pin `ends[0].pins[n]` to `ends[1].pins[n]`.
"""

from dataclasses import dataclass
from math import ceil

from hardware.pins import Pins
from hardware.statics import base
from hardware.statics.layout import layout

CHAIN_COLOURS = ("RD", "BK", "YE", "GN", "BU", "WH")
WELL_COLOURS = ("RD", "BK", "BU", "YE", "WH")
SERVO_COLOURS = ("OG", "RD", "BN")
LAMP_COLOURS = ("RD", "GN", "BK")
PANEL_COLOURS = ("WH", "YE", "GN", "BU", "BK", "GY")
BELL_COLOURS = ("RD", "BK", "WH", "YE", "GN", "BU", "VT", "GY", "OG", "BN")

PI = ("5V", "GND", "BELL", "SOUNDER", *(f"LAMP{seat}" for seat in range(6)))
SEGMENT_NETS = ("3V3", "GND", "CHAIN_SCK", "CHAIN_LOAD", "DATA", "CHAIN_DET")
WELL_NETS = ("3V3", "GND", "SDA", "SCL", "DICE_INT")
LAMP_NETS = ("5V", "DATA", "GND")
PIXEL_LINK = 0.05  # m, from one lamp to the next
FOLD_LAMP = 0.15  # m, the same over the fold
FOLD_STRAIGHT = 0.146  # m, from OUT to IN over the fold, through the ways beside the hinge
FOLD_SLACK = 1.5  # times that: the plank folds, and one hand plugs it in
TENTACLE_MORE = 250.0  # mm from the main board to the sea board's end and up to the servo's plug
TOWER_DEEP = 92.0  # mm, from the tower's back to its front
LAMPS_SLACK = 150.0  # mm, of the long way back
STEP = 0.05  # m: cables are cut to these
SAME_NET = {  # what one net is called at the two ends of a cable
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


@dataclass(frozen=True)
class End:
    """One end of a cable: where it goes, the plug on it, the nets of its pins in order."""

    place: str
    plug: str
    pins: tuple[str, ...]


@dataclass(frozen=True)
class Cable:
    """One kind of cable; `count` of them are made. Lengths in m, sizes in mm2."""

    name: str
    count: int
    length: float
    size: float
    colours: tuple[str, ...]
    start: End
    end: End
    note: str = ""


def main_end(ref: str, plug: str, pins: tuple[str, ...]) -> End:
    """An end on the main board."""
    return End(f"main board {ref}", plug, pins)


def segment_end(place: str) -> End:
    """An end on a segment board."""
    return End(place, "PHR-6", SEGMENT_NETS)


def chain_cables(pins: Pins, spaces: int) -> list[Cable]:
    """Cables of the chain: to the ship's segment, from segment to segment, over the fold."""
    main = ("3V3", "GND", "CHAIN_SCK_OUT", "CHAIN_LOAD_OUT", "CHAIN_RX", "CHAIN_DET")
    plank = main_end("J2", "XHP-6", main)
    first, out, into = map(segment_end, ("ship's segment IN", "segment OUT", "next segment IN"))
    far_space = layout(pins, spaces).sea.segments
    near, far = segment_end(f"space {far_space + 1} OUT"), segment_end(f"space {far_space} IN")
    return [
        Cable("W1 chain", 1, 0.5, 0.14, CHAIN_COLOURS, plank, first, "not longer than 0.6 m"),
        Cable("W2 link", spaces - 1, 0.07, 0.08, CHAIN_COLOURS, out, into, "AWG 28"),
        Cable("W3 fold", 1, fold_length(), 0.08, CHAIN_COLOURS, near, far, "a loop under the fold"),
    ]


def well_cables() -> list[Cable]:
    """Cables of the wells' bus."""
    first = End("well 0 IN", "PHR-5", WELL_NETS)
    out, into = End("well OUT", "PHR-5", WELL_NETS), End("next well IN", "PHR-5", WELL_NETS)
    main = main_end("J3", "XHP-5", WELL_NETS)
    return [
        Cable("W4 wells", 1, 0.5, 0.14, WELL_COLOURS, main, first),
        Cable("W5 well link", 3, 0.08, 0.08, WELL_COLOURS, out, into, "AWG 28"),
    ]


def cut(length: float) -> float:
    """A length in mm as a cable in m, rounded up."""
    return round(ceil(length / 1000 / STEP) * STEP, 2)


def fold_length() -> float:
    """Length of the chain's cable over the fold, m."""
    return cut(1000 * FOLD_STRAIGHT * FOLD_SLACK)


def servo_cables(pins: Pins, spaces: int) -> list[Cable]:
    """Extensions from the main board to the servos' own plugs, as far as the tentacles stand."""
    plan, reach = layout(pins, spaces), pins.table("tentacles")["reach"]
    places = (plan.fold_pin, plan.fold_pin, plan.end_pin, plan.end_pin)
    lengths = (cut(place - reach + TENTACLE_MORE) for place in places)
    return [servo_cable(number, length) for number, length in enumerate(lengths)]


def servo_cable(number: int, length: float) -> Cable:
    """The extension of one servo."""
    nets = (f"SERVO{number}_5V", "5V_SERVO", "GND")
    start = main_end(f"J{4 + number}", "3-pin socket 2.54 mm", nets)
    end = End(f"tentacle {number}", "3-pin header 2.54 mm", ("signal", "5 V", "GND"))
    return Cable(f"W{6 + number} tentacle {number}", 1, length, 0.5, SERVO_COLOURS, start, end)


def lamp_end(place: str) -> End:
    """An end on a lamp's little board."""
    return End(place, "soldered", LAMP_NETS)


def lamps_back(pins: Pins, spaces: int) -> float:
    """Length of W12, m: from space 1 under the plank to the ship's cap, down, across to well 0."""
    plank, tower_front = pins.table("plank"), base.TOWER_BACK - TOWER_DEEP
    along = layout(pins, spaces).place(1, spaces, plank["pitch"]) + plank["cap"]
    across = plank["lamp_y"] - tower_front + plank["cap"] + base.TOWER_FIRST
    return cut(along + base.underside(pins) + across + LAMPS_SLACK)


def lamp_cables(pins: Pins, spaces: int) -> list[Cable]:
    """Wires of the lamps: ship, spaces from high to low, then the wells.

    No thicker than 0.25 mm2: the contacts of W10's plug take no more than 0.33.
    """
    main = main_end("J8", "XHP-3", ("5V_LOGIC", "LAMPS_5V", "GND"))
    ship, out, into = map(lamp_end, ("ship's lamp IN", "lamp OUT", "next lamp IN"))
    last, well = map(lamp_end, ("space 1's lamp OUT", "well 0's lamp IN"))
    far = layout(pins, spaces).sea.segments
    near, over = map(lamp_end, (f"space {far + 1}'s lamp OUT", f"space {far}'s lamp IN"))
    back = "under the plank to well 0"
    length, links = lamps_back(pins, spaces), spaces + 2
    return [
        Cable("W10 lamps", 1, 0.5, 0.25, LAMP_COLOURS, main, ship),
        Cable("W11 lamp link", links, PIXEL_LINK, 0.25, LAMP_COLOURS, out, into),
        Cable("W12 lamps back", 1, length, 0.25, LAMP_COLOURS, last, well, back),
        Cable("W16 lamp fold", 1, FOLD_LAMP, 0.25, LAMP_COLOURS, near, over, "a loop"),
    ]


def panel_cables() -> list[Cable]:
    """The panel's buttons and LED, the bell panel, the supply."""
    panel = ("STAND", "PAY", "REPEAT", "PANEL_LED_OUT", "GND", "GND")
    buttons = ("stand", "pay", "repeat", "LED +", "LED -", "buttons' common")
    supply = End("supply 5 V 10 A", "open ends, ferrules", ("+", "-"))
    terminal = main_end("J1", "ferrules", ("5V_IN", "GND"))
    return [
        Cable(
            "W13 panel",
            1,
            0.3,
            0.14,
            PANEL_COLOURS,
            main_end("J9", "XHP-6", panel),
            End("panel", "soldered", buttons),
        ),
        Cable("W14 supply", 1, 0.5, 1.5, ("RD", "BK"), supply, terminal, "no thinner"),
        Cable(
            "W15 bell",
            1,
            0.4,
            0.14,
            BELL_COLOURS,
            End("bell panel J1", "10-pin socket", PI),
            End("Raspberry Pi", "single sockets", PI),
            "optional",
        ),
    ]


def cables(pins: Pins, spaces: int | None = None) -> list[Cable]:
    """Every cable of a table of `spaces` spaces."""
    count = pins.table("plank")["spaces"] if spaces is None else spaces
    return [
        *chain_cables(pins, count),
        *well_cables(),
        *servo_cables(pins, count),
        *lamp_cables(pins, count),
        *panel_cables(),
    ]


def problems(every: list[Cable]) -> list[str]:
    """Sentences about cables whose ends and wires do not fit together."""
    found = []
    for cable in every:
        wires = {len(cable.colours), len(cable.start.pins), len(cable.end.pins)}
        if len(wires) != 1:
            found.append(f"{cable.name}: ends and colours have {sorted(wires)} wires")
        if len(set(cable.colours)) != len(cable.colours):
            found.append(f"{cable.name}: a colour is used twice")
        found += crossed(cable)
    return found


def crossed(cable: Cable) -> list[str]:
    """Sentences about wires that join two different nets."""
    wires = enumerate(zip(cable.start.pins, cable.end.pins, strict=False), start=1)
    return [
        f"{cable.name}: wire {number} joins {one} to {other}"
        for number, (one, other) in wires
        if SAME_NET.get(one, one) != SAME_NET.get(other, other)
    ]
