"""All cables of a table, from one list; the picture and the bill of materials follow from it.

An end is a plug on a named place; its pins carry names of nets, in order. Wires run straight:
wire n joins pin `ends[0].pins[n]` to `ends[1].pins[n]`.
"""

from dataclasses import dataclass
from math import ceil

from hardware.harness import ways
from hardware.pi_header import FIVE_VOLTS, GROUND, HEADER_PIN
from hardware.pins import Pins
from hardware.statics.layout import layout

CHAIN_COLOURS = ("RD", "BK", "YE", "GN", "BU", "WH")
WELL_COLOURS = ("RD", "BK", "BU", "YE", "WH")
SERVO_COLOURS = ("OG", "RD", "BN")
LAMP_COLOURS = ("RD", "GN", "BK")
PANEL_COLOURS = ("WH", "YE", "GN", "BU", "BK", "GY")
BELL_COLOURS = ("RD", "BK", "WH", "YE", "GN", "BU", "VT", "GY", "OG", "BN")

PI = ("5V", "GND", "BELL", "SOUNDER", *(f"LAMP{seat}" for seat in range(6)))
SERVO_SIZE = 0.34  # mm2, AWG 22: what servos have, and what the contacts take
SEGMENT_NETS = ("3V3", "GND", "CHAIN_SCK", "CHAIN_LOAD", "DATA", "CHAIN_DET")
WELL_NETS = ("3V3", "GND", "SDA", "SCL", "DICE_INT")
LAMP_NETS = ("5V", "DATA", "GND")
PIXEL_LINK = 0.05  # m, from one lamp to the next
FOLD_LAMP = 0.15  # m, the same over the fold
FOLD_STRAIGHT = 0.146  # m, from OUT to IN over the fold, through the ways beside the hinge
FOLD_SLACK = 1.5  # times that: the plank folds, and one hand plugs it in
LEVER = "lever connector for two wires of 0.5-4 mm2, 32 A"
WELL_LAMP = 0.15  # m, from one well's lamp down its shaft and up the next
STEP = 0.05  # m: cables are cut to these


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

    @property
    def number(self) -> str:
        """The cable's number: W1, W2 ..."""
        return self.name.split()[0]


def main_end(ref: str, plug: str, pins: tuple[str, ...]) -> End:
    """An end on the main board."""
    return End(f"main board {ref}", plug, pins)


def segment_end(place: str) -> End:
    """An end on a segment board."""
    return End(place, "PHR-6", SEGMENT_NETS)


def chain_cables(pins: Pins, spaces: int) -> list[Cable]:
    """Cables of the chain: to the ship's segment, from segment to segment, over the fold."""
    main = ("3V3_OUT", "GND", "CHAIN_SCK_OUT", "CHAIN_LOAD_OUT", "CHAIN_RX", "CHAIN_DET")
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
    main = main_end("J3", "XHP-5", ("3V3_OUT", *WELL_NETS[1:]))
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
    least = ways.needed(pins, spaces)
    return [servo_cable(number, cut(1000 * least[f"W{6 + number}"])) for number in range(4)]


def servo_cable(number: int, length: float) -> Cable:
    """The extension of one servo; the servo's plug goes on pins, so the pins are male."""
    nets = (f"SERVO{number}_5V", "5V_SERVO", "GND")
    start = main_end(f"J{4 + number}", "XHP-4", nets)
    end = End(f"servo {number}", "3-pin housing 2.54 mm, male", ("signal", "5 V", "GND"))
    name, note = f"W{6 + number} tentacle {number}", "orange: signal, pin 1; pin 4 stays empty"
    return Cable(name, 1, length, SERVO_SIZE, SERVO_COLOURS, start, end, note)


def lamp_end(place: str) -> End:
    """An end on a lamp's little board."""
    return End(place, "soldered", LAMP_NETS)


def lamp_cables(pins: Pins, spaces: int) -> list[Cable]:
    """Wires of the lamps: ship, spaces from high to low, then the wells."""
    main = main_end("J8", "XHP-3", ("5V_LOGIC", "LAMPS_5V", "GND"))
    ship, out, into = map(lamp_end, ("ship's lamp IN", "lamp OUT", "next lamp IN"))
    last, well = map(lamp_end, ("space 1's lamp OUT", "well 0's lamp IN"))
    far = layout(pins, spaces).sea.segments
    near, over = map(lamp_end, (f"space {far + 1}'s lamp OUT", f"space {far}'s lamp IN"))
    deep, on = map(lamp_end, ("well's lamp OUT", "next well's lamp IN"))
    back, deeper = "under the plank to well 0", "down one shaft, up the next"
    length = cut(1000 * ways.needed(pins, spaces)["W12"])
    return [
        Cable("W10 lamps", 1, 0.5, 0.25, LAMP_COLOURS, main, ship),
        Cable("W11 lamp link", spaces - 1, PIXEL_LINK, 0.25, LAMP_COLOURS, out, into),
        Cable("W12 lamps back", 1, length, 0.25, LAMP_COLOURS, last, well, back),
        Cable("W16 lamp fold", 1, FOLD_LAMP, 0.25, LAMP_COLOURS, near, over, "a loop"),
        Cable("W17 well lamps", 3, WELL_LAMP, 0.25, LAMP_COLOURS, deep, on, deeper),
    ]


def pi_pins(pins: Pins) -> tuple[str, ...]:
    """The bell panel's nets, each with its pin on the Pi's header."""
    numbers = {"5V": FIVE_VOLTS, "GND": GROUND}
    numbers |= {name.upper(): HEADER_PIN[pin["gpio"]] for name, pin in pins.table("pi").items()}
    return tuple(f"{net}, pin {numbers[net]}" for net in PI)


def panel_cables(pins: Pins) -> list[Cable]:
    """The panel's buttons and LED, the bell panel, the supply."""
    panel = ("STAND", "PAY", "REPEAT", "PANEL_LED_OUT", "GND", "GND")
    buttons = ("stand", "pay", "repeat", "LED +", "LED -", "buttons' common")
    supply = End("supply's own lead, its plug cut off", LEVER, ("+", "-"))
    terminal = main_end("J1", "ferrules", ("5V_IN", "GND"))
    return [
        Cable(
            "W13 panel",
            1,
            0.3,
            0.14,
            PANEL_COLOURS,
            main_end("J9", "XHP-7", panel),
            End("panel", "soldered", buttons),
            "pin 7 stays empty",
        ),
        Cable(
            "W14 supply",
            1,
            0.5,
            1.5,
            ("RD", "BK"),
            supply,
            terminal,
            "no thinner; meter the lead's + first",
        ),
        Cable(
            "W15 bell",
            1,
            0.4,
            0.14,
            BELL_COLOURS,
            End("bell panel J1", "10-pin housing 2.54 mm, female", PI),
            End("Raspberry Pi's header", "1-pin housing 2.54 mm, female", pi_pins(pins)),
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
        *panel_cables(pins),
    ]
