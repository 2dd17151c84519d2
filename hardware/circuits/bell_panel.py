"""Bell panel on the Raspberry Pi: a bell push, a sounder and a lamp for each seat (optional)."""

from hardware.circuits import parts
from hardware.circuits.board import Board

SEATS = 6
PI = ("5V", "GND", "BELL", "SOUNDER", *(f"LAMP{seat}" for seat in range(SEATS)))


def bell_panel() -> Board:
    """Build the circuit of the bell panel."""
    board = Board("bell_panel", "Bell panel: push, sounder, seats' lamps")
    board.supply("5V", "GND", "BELL", "SOUNDER", *(f"LAMP{seat}" for seat in range(SEATS)))
    board.section("Cable to the Pi")
    board.wire(parts.header(PI), "J1", "to the Pi", list(PI))
    board.section("Bell push")
    push(board)
    board.section("Sounder")
    sounder(board)
    board.section("Seats' lamps")
    for seat in range(SEATS):
        board.wire(parts.RESISTOR, f"R{seat + 4}", "330", [f"LAMP{seat}", f"LAMP{seat}_A"])
        board.wire(parts.LED, f"D{seat + 2}", f"seat {seat}", ["GND", f"LAMP{seat}_A"])
    return board


def push(board: Board) -> None:
    """Bell push to ground; the Pi pulls up; 1 kOhm saves the pin should it be driven."""
    board.wire(parts.screws(("PUSH", "GND")), "J2", "BELL PUSH", ["PUSH", "GND"])
    board.wire(parts.RESISTOR, "R1", "1k", ["BELL", "PUSH"])


def sounder(board: Board) -> None:
    """An active 5 V sounder, switched to ground; silent while the Pi boots."""
    board.wire(parts.NMOS, "Q1", "2N7000", ["GND", "Q1_GATE", "SOUND"])
    board.wire(parts.RESISTOR, "R2", "220", ["SOUNDER", "Q1_GATE"])
    board.wire(parts.RESISTOR, "R3", "100k", ["Q1_GATE", "GND"])
    board.wire(parts.SOUNDER, "BZ1", "active sounder 5 V, 40 mA at most", ["5V", "SOUND"])
    board.wire(parts.DIODE, "D1", "1N4148", ["5V", "SOUND"])
