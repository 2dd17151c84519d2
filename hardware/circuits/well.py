"""Well board: one TMAG5273 under the floor of a well; four differ only in the sensor's variant.

Cable order on both plugs: 3V3 GND SDA SCL INT; the bus passes from board to board.
"""

from hardware.circuits import parts
from hardware.circuits.board import Board

CABLE = ("3V3", "GND", "SDA", "SCL", "DICE_INT")


def well() -> Board:
    """Build the circuit of one well board."""
    board = Board("well", "Well board: the sensor under a die")
    board.supply("3V3", "GND")
    for ref, value in (("J1", "IN"), ("J2", "OUT")):
        board.wire(parts.ph_side(CABLE), ref, value, list(CABLE))
    sensor = {"SCL": "SCL", "SDA": "SDA", "INT": "DICE_INT"}
    supply = {"VCC": "3V3", "GND": "GND", "TEST": "GND"}
    board.put(parts.TMAG5273, "U1", "TMAG5273", **sensor, **supply)
    board.wire(parts.CAPACITOR_SMD, "C1", "100n", ["3V3", "GND"])
    return board
