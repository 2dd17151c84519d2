"""Main board: the Pico, level shifters, the servo rail with switch and current sense, fuses, plugs.

5V_IN -F1- 5V_FUSED -Q1- 5V -+-F2- shunt -Q2- 5V_SERVO   (Q1: against a reversed supply)
                             +-F3- 5V_LOGIC: lamps, level shifters, and the Pico through D1
The Pico's 3V3 -F4- 3V3_OUT, which leaves the board: a short in plank or wells draws no more than
the Pico gives, and F4 comes back by itself. Every signal's net has the name of pins.toml in
capitals. No two kinds of plug have the same number of ways; a last pin that is open makes them so.
"""

from hardware.circuits import parts
from hardware.circuits.board import Board
from hardware.pins import Pins
from hardware.rp2040 import MODULE_ANALOGUE_GROUND, MODULE_GROUND, MODULE_PIN

CHAIN = ("3V3_OUT", "GND", "CHAIN_SCK_OUT", "CHAIN_LOAD_OUT", "CHAIN_RX", "CHAIN_DET")
WELLS = ("3V3_OUT", "GND", "SDA", "SCL", "DICE_INT")
LAMPS = ("5V_LOGIC", "LAMPS_5V", "GND")
PANEL = ("STAND", "PAY", "REPEAT", "PANEL_LED_OUT", "GND", "GND", None)
DEBUG = ("UART_TX", "UART_RX", "GND")
SHIFTED = ("SERVO0", "SERVO1", "SERVO2", "SERVO3", "LAMPS")
GATES = (("1A", "1Y"), ("2A", "2Y"), ("3A", "3Y"), ("4A", "4Y"))
UNUSED = ("chain_tx",)  # claimed by SPI(0), wired to nothing


def main_board(pins: Pins) -> Board:
    """Build the circuit of the main board."""
    board = Board("main_board", "Main board: Pico, servo rail, level shifters")
    board.supply("5V_IN", "GND", "5V", "5V_LOGIC", "5V_SERVO", "VSYS")
    board.section("Pico")
    pico(board, pins)
    board.section("Supply: main fuse, reverse protection, clamp, logic fuse")
    power_entry(board, pins)
    board.section("Servo rail: fuse, shunt, switch (off until SERVO_EN is high)")
    servo_rail(board, pins)
    board.section("Current of the servo rail, voltage of the supply")
    senses(board, pins)
    board.section("Level shifters 3.3 to 5 V, pulled down until the Pico speaks")
    shifters(board)
    board.section("Pull-ups, series resistors of long wires")
    pulls(board)
    board.section("Plugs")
    plugs(board)
    return board


def pico(board: Board, pins: Pins) -> None:
    """The Pico, each GPIO on the net of its name, and its supply."""
    placed = board.put(parts.PICO, "U1", "Raspberry Pi Pico")
    used: dict[str, str | None] = {
        str(MODULE_PIN[pin.gpio]): pin.name.upper()
        for pin in pins.pico.values()
        if pin.name not in UNUSED
    }
    grounds = {str(pin): "GND" for pin in (*MODULE_GROUND, MODULE_ANALOGUE_GROUND)}
    board.connect(placed, {**used, **grounds, "36": "3V3", "39": "VSYS"})
    for pin in placed.pins:
        if not pin.is_connected():
            board.connect(placed, {pin.num: None})
    board.wire(parts.SCHOTTKY, "D1", "1N5822", ["VSYS", "5V_LOGIC"])
    board.wire(parts.CAPACITOR, "C1", "1u", ["VSYS", "GND"])  # USB charges it: no more than that
    board.wire(parts.CAPACITOR, "C2", "100n", ["3V3", "GND"])
    fuse = f"{pins.table('power')['cable_fuse_A']:g} A resettable"
    board.wire(parts.RESETTABLE, "F4", fuse, ["3V3", "3V3_OUT"])
    board.wire(parts.ELECTROLYTIC_SMALL, "C14", "47u", ["3V3_OUT", "GND"])


def power_entry(board: Board, pins: Pins) -> None:
    """Terminal, main fuse, reverse protection, clamp, and the logic's fuse."""
    power = pins.table("power")
    board.wire(parts.screws(("5V_IN", "GND")), "J1", "SUPPLY 5 V", ["5V_IN", "GND"])
    board.wire(parts.FUSE, "F1", f"{power['main_fuse_A']:g} A", ["5V_IN", "5V_FUSED"])
    transistor(board, "Q1", drain="5V_FUSED", source="5V", gate="Q1_GATE")
    board.wire(parts.RESISTOR, "R1", "10k", ["Q1_GATE", "GND"])
    board.wire(parts.CLAMP, "D2", "1.5KE6V8A", ["5V", "GND"])
    board.wire(parts.FUSE, "F3", f"{power['logic_fuse_A']:g} A", ["5V", "5V_LOGIC"])
    board.wire(parts.ELECTROLYTIC, "C3", "1000u", ["5V_LOGIC", "GND"])


def transistor(board: Board, ref: str, drain: str, source: str, gate: str) -> None:
    """One P-channel transistor."""
    board.wire(parts.PMOS, ref, "IPP80P03P4L-07", [gate, drain, source])


def servo_rail(board: Board, pins: Pins) -> None:
    """Fuse, shunt and switch of the servo rail; off until the Pico drives SERVO_EN high.

    C5 slows the gate and C6 (drain to gate) makes the rail rise in some 2 ms, so that charging
    C7 and C8 takes about 6 A; C5 is ten times C6, so plugging in can't lift the gate.
    """
    board.wire(parts.FUSE, "F2", f"{pins.table('power')['servo_fuse_A']:g} A", ["5V", "5V_SENSE"])
    shunt = f"{1000 * pins.table('power')['shunt_ohm']:g}m 2 W 1 %"
    board.wire(parts.SHUNT, "R2", shunt, ["5V_SENSE", "5V_SWITCH"])
    transistor(board, "Q2", drain="5V_SERVO", source="5V_SWITCH", gate="Q2_GATE")
    board.wire(parts.RESISTOR, "R3", "100k", ["5V_SWITCH", "Q2_GATE"])
    board.wire(parts.RESISTOR, "R4", "10k", ["Q2_GATE", "Q3_DRAIN"])
    board.wire(parts.NMOS, "Q3", "2N7000", ["GND", "SERVO_EN", "Q3_DRAIN"])
    board.wire(parts.RESISTOR, "R5", "100k", ["SERVO_EN", "GND"])
    board.wire(parts.CAPACITOR, "C5", "1u", ["5V_SWITCH", "Q2_GATE"])
    board.wire(parts.CAPACITOR, "C6", "100n", ["5V_SERVO", "Q2_GATE"])
    for ref in ("C7", "C8"):
        board.wire(parts.ELECTROLYTIC, ref, "1000u", ["5V_SERVO", "GND"])


def senses(board: Board, pins: Pins) -> None:
    """Current of the servo rail and voltage of the supply, filtered for the ADC."""
    power = pins.table("power")
    nets = {"OUT": "ISENSE_RAW", "GND": "GND", "IN+": "5V_SENSE", "IN-": "5V_SWITCH", "VS": "3V3"}
    placed = board.put(parts.INA180, "U4", f"INA180A2 ({power['sense_gain']} V/V)")
    board.connect(placed, dict(nets))
    board.wire(parts.CAPACITOR, "C9", "100n", ["3V3", "GND"])
    board.wire(parts.RESISTOR, "R6", "1k", ["ISENSE_RAW", "ISENSE"])
    board.wire(parts.CAPACITOR, "C10", "100n", ["ISENSE", "GND"])
    board.wire(parts.RESISTOR, "R7", "10k 1 %", ["5V", "VSENSE"])
    board.wire(parts.RESISTOR, "R8", "10k 1 %", ["VSENSE", "GND"])
    board.wire(parts.CAPACITOR, "C11", "100n", ["VSENSE", "GND"])


def shifters(board: Board) -> None:
    """Servo and lamp signals to 5 V; pulled down, so that nothing moves before the Pico speaks."""
    buffers = [
        board.put(parts.AHCT125, f"U{number}", "SN74AHCT125N", VCC="5V_LOGIC", GND="GND")
        for number in (2, 3)
    ]
    for number, buffer in enumerate(buffers):
        board.connect(buffer, {f"{gate}nOE": "GND" for gate in range(1, 5)})
        board.wire(parts.CAPACITOR, f"C{12 + number}", "100n", ["5V_LOGIC", "GND"])
    slots = [(buffer, *gate) for buffer in buffers for gate in GATES]
    for number, (signal, slot) in enumerate(zip(SHIFTED, slots, strict=False)):
        shifted(board, number, signal, slot)
    for buffer, into, out in slots[len(SHIFTED) :]:
        board.connect(buffer, {into: "GND", out: None})


def shifted(board: Board, number: int, signal: str, slot: tuple[object, str, str]) -> None:
    """One signal through one gate, with series resistor and pull-down."""
    buffer, into, out = slot
    board.connect(buffer, {into: signal, out: f"{signal}_Y"})
    series = "330" if signal == "LAMPS" else "220"
    board.wire(parts.RESISTOR, f"R{20 + number}", series, [f"{signal}_Y", f"{signal}_5V"])
    board.wire(parts.RESISTOR, f"R{30 + number}", "100k", [signal, "GND"])


def pulls(board: Board) -> None:
    """Pull-ups of the buses and series resistors of the long wires."""
    ups = {"SDA": "2k2", "SCL": "2k2", "DICE_INT": "10k", "CHAIN_DET": "10k", "CHAIN_RX": "100k"}
    for number, (net, value) in enumerate(ups.items(), start=9):
        board.wire(parts.RESISTOR, f"R{number}", value, ["3V3", net])
    series = {"CHAIN_SCK": "47", "CHAIN_LOAD": "47", "PANEL_LED": "1k"}
    for number, (net, value) in enumerate(series.items(), start=14):
        board.wire(parts.RESISTOR, f"R{number}", value, [net, f"{net}_OUT"])


def plugs(board: Board) -> None:
    """All plugs but the supply's."""
    board.wire(parts.xh(CHAIN), "J2", "PLANK", list(CHAIN))
    board.wire(parts.xh(WELLS), "J3", "WELLS", list(WELLS))
    for number in range(4):
        nets = (f"SERVO{number}_5V", "5V_SERVO", "GND", None)
        board.wire(parts.xh(nets), f"J{4 + number}", f"TENTACLE {number}", list(nets))
    board.wire(parts.xh(LAMPS), "J8", "LAMPS", list(LAMPS))
    board.wire(parts.xh(PANEL), "J9", "PANEL", list(PANEL))
    board.wire(parts.header(DEBUG), "J10", "DEBUG", list(DEBUG))
