"""Segment board: six Hall switches on one 74HC165, a byte of the chain.

Cable order on both plugs: 3V3 GND SCK LOAD DATA DET. DATA leaves at IN (towards the Pico) and
comes in at OUT (from the sea's side), so the clock runs against the data. DET passes through;
the plug on the last OUT ties it to ground. Inputs G and H carry the signature bits.

Each board passes the clock on through a buffer of its own: one open line to all boards would stop
at half the supply at the near ones (`clock_line`). LOAD may do so: nothing is clocked meanwhile.
"""

from hardware.circuits import parts
from hardware.circuits.board import Board
from hardware.pins import Pins

CABLE = ("3V3", "GND", "CHAIN_SCK", "CHAIN_LOAD", "DATA", "CHAIN_DET")
INWARDS = {"DATA": "DATA_OUT"}  # what a wire is called on the board, where IN and OUT differ
OUTWARDS = {"DATA": "DATA_IN", "CHAIN_SCK": "CLOCK_OUT"}


def segment(pins: Pins) -> Board:
    """Build the circuit of one segment board."""
    board = Board("segment", "Segment board: one byte of the chain")
    board.supply("3V3", "GND")
    board.section("Cable")
    plugs(board)
    board.section("Shift register, signature bits G and H")
    register(board, pins)
    board.section("Clock: buffered for this board and for the next")
    clock(board)
    board.section("A Hall switch a lane")
    for lane in range(pins.table("pirate")["lanes"]):
        hall_switch(board, lane)
    return board


def plugs(board: Board) -> None:
    """Both plugs; only clock and data differ."""
    for ref, value, own in (("J1", "IN", INWARDS), ("J2", "OUT", OUTWARDS)):
        nets = [own.get(name, name) for name in CABLE]
        board.wire(parts.ph_side(CABLE), ref, value, list(nets))


def clock(board: Board) -> None:
    """The buffer; its series resistor saves it when a cable joins two outputs."""
    nets = {"VCC": "3V3", "GND": "GND", "A": "CHAIN_SCK", "Y": "CLOCK", "NC": None}
    board.connect(board.put(parts.LVC1G17, "U8", "SN74LVC1G17DBVR"), dict(nets))
    board.wire(parts.RESISTOR_SMD, "R3", "100", ["CLOCK", "CLOCK_OUT"])
    board.wire(parts.CAPACITOR_SMD, "C8", "100n", ["3V3", "GND"])


def register(board: Board, pins: Pins) -> None:
    """The shift register with signature, series resistor, pull-up and capacitor."""
    chain = pins.table("chain")
    placed = board.put(parts.HC165, "U1", "SN74HC165D")
    lanes = {pin: f"LANE{lane}" for lane, pin in enumerate(chain["lane_inputs"])}
    fixed = {"VCC": "3V3", "GND": "GND", "CLK_INH": "GND", "CLK": "CLOCK"}
    shifting = {"SH/nLD": "CHAIN_LOAD", "SER": "DATA_IN", "QH": "QH", "nQH": None}
    signature = {chain["high_input"]: "3V3", chain["low_input"]: "GND"}
    for nets in (lanes, fixed, shifting, signature):
        board.connect(placed, dict(nets))
    board.wire(parts.RESISTOR_SMD, "R1", "100", ["QH", "DATA_OUT"])
    board.wire(parts.RESISTOR_SMD, "R2", "100k", ["3V3", "DATA_IN"])
    board.wire(parts.CAPACITOR_SMD, "C1", "100n", ["3V3", "GND"])


def hall_switch(board: Board, lane: int) -> None:
    """One lane's switch and its capacitor."""
    nets = {"VCC": "3V3", "GND": "GND", "OUT": f"LANE{lane}"}
    board.put(parts.DRV5032, f"U{lane + 2}", "DRV5032FADBZR", **nets)
    board.wire(parts.CAPACITOR_SMD, f"C{lane + 2}", "100n", ["3V3", "GND"])
