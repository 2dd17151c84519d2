"""The circuits in SKiDL: ERC clean, faults found, netlists fresh, schematics drawn."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from hardware.circuits import build, draw, parts
from hardware.circuits.board import Board
from hardware.pins import load


@pytest.fixture(scope="module")
def boards():
    return build.boards(load())


def test_erc_is_clean(boards):
    assert {board.name: board.erc() for board in boards} == {board.name: [] for board in boards}


def small_board(fault: str) -> Board:
    """A shift register and a switch, with one deliberate mistake."""
    board = Board("small", "small")
    if fault != "no supply":
        board.supply("3V3", "GND")
    register = board.put(parts.HC165, "U1", "SN74HC165D", VCC="3V3", GND="GND", CLK_INH="GND")
    board.connect(register, dict.fromkeys(["CLK", "SER", "SH/nLD", *"BCDEFG"], "GND"))
    board.connect(register, {"QH": None, "nQH": None, "A": "LANE0"})
    if fault != "open input":
        board.connect(register, {"H": "GND"})
    for number in (2, 3) if fault == "two outputs" else (2,):
        board.put(parts.DRV5032, f"U{number}", "x", VCC="3V3", GND="GND", OUT="LANE0")
    return board


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("open input", "Unconnected pin: INPUT pin 6/H"),
        ("two outputs", "Pin conflict on net LANE0"),
        ("no supply", "No drivers for net 3V3"),
    ],
)
def test_erc_finds_deliberate_mistakes(fault, said):
    assert small_board("none").erc() == []
    assert any(said in sentence for sentence in small_board(fault).erc())


def test_every_pin_of_every_part_is_settled(boards):
    """Each pin is on a net or left open on purpose."""
    for board in boards:
        for part in board.circuit.parts:
            for pin in part.pins:
                assert pin.nets, f"{board.name} {part.ref} {pin.name}"


def test_schematics_show_every_part(boards, tmp_path):
    for board in boards:
        path = tmp_path / f"{board.name}.svg"
        draw.draw(board, path)
        words = "".join(ET.parse(path).getroot().itertext())
        for part in board.circuit.parts:
            assert part.ref in words
