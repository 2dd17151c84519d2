"""What ERC can't know: that the boards do what pins.toml says. Light; works on netlists."""

from collections.abc import Iterator

from hardware.circuits.netlist import Netlist
from hardware.pins import Pins
from hardware.rp2040 import MODULE_GROUND, MODULE_PIN

INPUT_PIN = dict(zip("ABCDEFGH", (11, 12, 13, 14, 3, 4, 5, 6), strict=True))  # of the 74HC165
SUPPLY_PIN = {  # supply pin of each chip that wants a capacitor
    "SN74HC165": "16",
    "DRV5032FADBZR": "1",
    "TMAG5273": "4",
    "SN74AHCT125": "14",
    "INA180A2IDBVR": "5",
    "SN74LVC1G17DBVR": "5",
}
SHUT_OFF = {"SERVO_EN": "R5", **{f"SERVO{n}": f"R{30 + n}" for n in range(4)}}
PLUGS = {
    "J2": ("3V3_OUT", "GND", "CHAIN_SCK_OUT", "CHAIN_LOAD_OUT", "CHAIN_RX", "CHAIN_DET"),
    "J3": ("3V3_OUT", "GND", "SDA", "SCL", "DICE_INT"),
}


def capacitors(board: Netlist) -> Iterator[str]:
    """Fewer 100 nF capacitors from a supply to ground than chips on that supply."""
    chips: dict[str, int] = {}
    for ref, part in board.parts.items():
        if part.part in SUPPLY_PIN:
            net = board.net_of(ref, SUPPLY_PIN[part.part])
            chips[str(net)] = chips.get(str(net), 0) + 1
    for net, count in chips.items():
        found = sum(
            {board.net_of(ref, 1), board.net_of(ref, 2)} == {net, "GND"}
            for ref, part in board.parts.items()
            if part.part == "C" and part.value == "100n"
        )
        if found < count:
            yield f"{board.name}: {count} chips on {net} but {found} capacitors of 100 nF"


def lonely_nets(board: Netlist) -> Iterator[str]:
    """A net with one pin only."""
    for name, nodes in board.nets.items():
        if len(nodes) < 2:
            yield f"{board.name}: net {name} ends nowhere"


def segment_lanes(board: Netlist, pins: Pins) -> Iterator[str]:
    """A lane on the wrong input, or a signature bit that is not as pins.toml has it."""
    chain = pins.table("chain")
    for lane, name in enumerate(chain["lane_inputs"]):
        if board.net_of("U1", INPUT_PIN[name]) != board.net_of(f"U{lane + 2}", 2):
            yield f"segment: lane {lane}'s switch is not on input {name}"
    for name, net in ((chain["high_input"], "3V3"), (chain["low_input"], "GND")):
        if board.net_of("U1", INPUT_PIN[name]) != net:
            yield f"segment: input {name} is not tied to {net}"


def segment_chain(board: Netlist) -> Iterator[str]:
    """Data that do not run from OUT to IN, or a serial input without its pull-up."""
    if board.net_of("J2", 5) != board.net_of("U1", 10):
        yield "segment: the data of OUT do not reach SER"
    if {board.net_of("R1", 1), board.net_of("R1", 2)} != {
        board.net_of("U1", 9),
        board.net_of("J1", 5),
    }:
        yield "segment: QH does not reach the data of IN"
    if {board.net_of("R2", 1), board.net_of("R2", 2)} != {"3V3", board.net_of("U1", 10)}:
        yield "segment: the serial input has no pull-up"
    for pin in (1, 2, 4, 6):
        if board.net_of("J1", pin) != board.net_of("J2", pin):
            yield f"segment: wire {pin} of the cable does not pass through"


def segment_clock(board: Netlist) -> Iterator[str]:
    """A clock that does not go through this board's buffer, to the register and to OUT."""
    if board.nets[str(board.net_of("J1", 3))] != {("J1", "3"), ("U8", "2")}:
        yield "segment: the clock of IN goes elsewhere than to the buffer"
    if board.net_of("U8", 4) != board.net_of("U1", 2):
        yield "segment: the register's clock does not come from the buffer"
    if {board.net_of("R3", 1), board.net_of("R3", 2)} != {
        board.net_of("U8", 4),
        board.net_of("J2", 3),
    }:
        yield "segment: the buffer does not reach the clock of OUT"


def pico_pins(board: Netlist, pins: Pins) -> Iterator[str]:
    """A GPIO on a net of another name."""
    for pin in pins.pico.values():
        found = board.net_of("U1", MODULE_PIN[pin.gpio])
        wanted = None if pin.name == "chain_tx" else pin.name.upper()
        if found != wanted:
            yield f"main board: GPIO {pin.gpio} is on {found}, not on {wanted}"
    for number in MODULE_GROUND:
        if board.net_of("U1", number) != "GND":
            yield f"main board: the Pico's pin {number} is not grounded"


def safe_at_boot(board: Netlist) -> Iterator[str]:
    """A servo signal or the rail's switch that floats before the Pico speaks (failure V1)."""
    for signal, ref in SHUT_OFF.items():
        if {board.net_of(ref, 1), board.net_of(ref, 2)} != {signal, "GND"}:
            yield f"main board: {signal} has no pull-down"


def pull_ups(board: Netlist, pins: Pins) -> Iterator[str]:
    """A bus without its pull-up of the right size."""
    ohms = pins.table("wells")["pull_up_ohm"]
    sizes = {"SDA": ohms, "SCL": ohms, "DICE_INT": 10_000, "CHAIN_DET": 10_000, "CHAIN_RX": 100_000}
    for net, size in sizes.items():
        found = [
            ref
            for ref, part in board.parts.items()
            if part.part == "R"
            and resistance(part.value) == size
            and {board.net_of(ref, 1), board.net_of(ref, 2)} == {"3V3", net}
        ]
        if len(found) != 1:
            yield f"main board: {net} has no pull-up of {size} Ohm"


def resistance(value: str) -> float:
    """Read a resistor's value: 33, 2k2, 100k, `10k 1 %`."""
    number = value.split(maxsplit=1)[0]
    for letter, times in (("k", 1000), ("m", 0.001)):
        if letter in number:
            whole, _, part = number.partition(letter)
            return float(f"{whole}.{part or 0}") * times
    return float(number)


def plugs(board: Netlist) -> Iterator[str]:
    """A plug of the main board whose pins are not in the cable's order."""
    for ref, nets in PLUGS.items():
        found = tuple(board.net_of(ref, pin) for pin in range(1, len(nets) + 1))
        if found != nets:
            yield f"main board: {ref} carries {found}"


def problems(boards: dict[str, Netlist], pins: Pins) -> list[str]:
    """Run every rule on all boards."""
    segment, main = boards["segment"], boards["main_board"]
    return [
        *(said for board in boards.values() for said in capacitors(board)),
        *(said for board in boards.values() for said in lonely_nets(board)),
        *segment_lanes(segment, pins),
        *segment_chain(segment),
        *segment_clock(segment),
        *pico_pins(main, pins),
        *safe_at_boot(main),
        *pull_ups(main, pins),
        *plugs(main),
    ]
