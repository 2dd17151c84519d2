"""Builds the four circuits and gives their netlists and bills of materials."""

from hardware.circuits import bom, netlist
from hardware.circuits.bell_panel import bell_panel
from hardware.circuits.board import Board
from hardware.circuits.main_board import main_board
from hardware.circuits.segment import segment
from hardware.circuits.well import well
from hardware.pins import Pins


def boards(pins: Pins) -> list[Board]:
    """Build all circuits."""
    return [segment(pins), well(), main_board(pins), bell_panel()]


def texts(pins: Pins) -> dict[str, str]:
    """Give the committed netlists and bills of materials by file name."""
    files: dict[str, str] = {}
    for board in boards(pins):
        nets = netlist.from_circuit(board.name, board.circuit)
        files[f"{board.name}.net"] = netlist.text(nets)
        files[f"{board.name}_bom.csv"] = bom.board_csv(nets)
    return files
