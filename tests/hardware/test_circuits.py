"""The committed netlists do what pins.toml says; a wrong board is caught (no SKiDL needed)."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

import pytest
from hardware.boards.main_plan import main_plan
from hardware.circuits import bom, netlist, rules
from hardware.circuits.part_numbers import number
from hardware.paths import GENERATED
from hardware.pins import Pins

BOARDS = ("segment", "well", "main_board", "bell_panel")
TOLD = ("pin strip 1 x 20", "lever connector", "cable clip", "wood screw 2.5 x 12")


@pytest.fixture(scope="module")
def boards():
    return {name: netlist.committed(name) for name in BOARDS}


def test_the_boards_follow_the_rules(boards, pins):
    assert rules.problems(boards, pins) == []


def test_a_netlist_reads_back_as_it_was_written(boards):
    for board in boards.values():
        assert netlist.text(board) == (GENERATED / f"{board.name}.net").read_text(encoding="utf-8")
        assert len(board.parts) > 3


@pytest.mark.parametrize(
    ("board", "missing", "said"),
    [
        ("segment", "C3", "8 chips on 3V3 but 7 capacitors"),
        ("segment", "R3", "the buffer does not reach the clock of OUT"),
        ("segment", "R2", "the serial input has no pull-up"),
        ("segment", "R1", "QH does not reach"),
        ("well", "C1", "1 chips on 3V3 but 0 capacitors"),
        ("main_board", "C12", "capacitors of 100 nF"),
        ("main_board", "R5", "SERVO_EN has no pull-down"),
        ("main_board", "R31", "SERVO1 has no pull-down"),
        ("main_board", "R9", "SDA has no pull-up of 2200 Ohm"),
        ("main_board", "R13", "CHAIN_RX has no pull-up of 100000 Ohm"),
        ("main_board", "R20", "ends nowhere"),
    ],
)
def test_a_missing_part_is_caught(boards, pins, board, missing, said):
    wrong = {**boards, board: boards[board].without(missing)}
    found = rules.problems(wrong, pins)
    assert any(said in sentence for sentence in found), found


@pytest.mark.parametrize(
    ("board", "wires", "said"),
    [
        ("segment", (("U1", "11"), ("U1", "12")), "lane 0's switch is not on input A"),
        ("segment", (("U1", "5"), ("U1", "6")), "input G is not tied to 3V3"),
        ("segment", (("J1", "3"), ("J1", "4")), "wire 4 of the cable does not pass through"),
        ("segment", (("J1", "3"), ("J1", "4")), "clock of IN goes elsewhere than to the buffer"),
        ("segment", (("U1", "2"), ("U8", "2")), "register's clock does not come from the buffer"),
        ("segment", (("J2", "3"), ("J2", "4")), "the buffer does not reach the clock of OUT"),
        ("segment", (("J1", "5"), ("J2", "5")), "do not reach SER"),
        ("main_board", (("U1", "11"), ("U1", "14")), "GPIO 8 is on SERVO1"),
        ("main_board", (("U1", "21"), ("U1", "25")), "GPIO 19 is on CHAIN_RX"),
        ("main_board", (("U1", "3"), ("U1", "36")), "pin 3 is not grounded"),
        ("main_board", (("J3", "3"), ("J3", "4")), "J3 carries"),
    ],
)
def test_swapped_wires_are_caught(boards, pins, board, wires, said):
    wrong = {**boards, board: boards[board].swapped(*wires)}
    found = rules.problems(wrong, pins)
    assert any(said in sentence for sentence in found), found


@pytest.mark.parametrize(
    ("value", "ohms"),
    [("33", 33), ("2k2", 2200), ("100k", 1e5), ("10k 1 %", 1e4), ("4m 2 W", 0.004)],
)
def test_resistors_are_read(value, ohms):
    assert rules.resistance(value) == pytest.approx(ohms)


def test_the_shunt_on_the_board_is_that_of_pins_toml(boards, pins):
    shunt = rules.resistance(boards["main_board"].parts["R2"].value)
    assert shunt == pytest.approx(pins.table("power")["shunt_ohm"])


def test_the_current_sense_looks_at_the_shunt_alone(boards):
    main = boards["main_board"]
    assert (main.net_of("U4", 3), main.net_of("U4", 4)) == (
        main.net_of("R2", 1),
        main.net_of("R2", 2),
    )


def counts(items: list[bom.Item], words: str) -> float:
    return sum(item.count for item in items if words in item.what)


@pytest.mark.parametrize("spaces", [11, 20, 30])
def test_the_order_grows_with_the_plank(pins, spaces):
    items = bom.order(pins, spaces)
    assert counts(items, "DRV5032") == 6 * (spaces + 1)
    assert counts(items, "SN74HC165") == spaces + 1
    assert counts(items, "WS2812B") == spaces + 1 + 4
    assert counts(items, "TMAG5273") == 4
    assert counts(items, "servo, MG996R") == 4


@pytest.mark.parametrize(("spaces", "length"), [(11, 444), (20, 714), (30, 1014)])
def test_the_sea_board_is_as_long_as_the_table(pins, spaces, length):
    assert counts(bom.order(pins, spaces), f"plywood {length} x 340 x 9 mm") == 1


def test_the_order_has_what_the_guide_uses(pins):
    items = bom.order(pins)
    assert counts(items, "wood screw 4 x 12") == 8 + 4  # feet, flanges
    assert counts(items, "wood screw 3 x 12") == len(main_plan().holes) + 4  # panel
    assert counts(items, "M4 washer") == 4 * 4 + 4 * 7  # links, latch
    for words in ("slow epoxy", "socket DIP-14", "Raspberry Pi 4", "USB-C supply", "gland", *TOLD):
        assert counts(items, words) > 0, words


def test_nobody_buys_a_fuse_for_a_holder_or_a_capacitor_without_its_voltage(pins):
    items = bom.order(pins)
    assert counts(items, "fuse holder") == 3
    assert not any(item.what.startswith("Fuse") for item in items)
    assert all("16 V" in item.what for item in items if "CP_Radial" in item.what)


def test_every_part_of_every_board_has_an_example_to_order(boards):
    for board in boards.values():
        for part in board.parts.values():
            assert len(number(part)) > 5, part


def test_a_resistor_of_another_value_has_no_number_yet(boards):
    part = replace(boards["main_board"].parts["R1"], value="11k")
    with pytest.raises(KeyError):
        number(part)


def test_magnets_are_counted_by_size(pins):
    items = bom.order(pins)
    assert counts(items, "magnet 6 x 2") == counts(items, "magnet 3 x 1") == 8
    assert counts(items, "magnet 4 x 2") == 6


def test_another_magnet_gives_another_order(pins):
    tables = deepcopy(dict(pins.tables))
    tables["die"]["magnet"]["1"]["diameter"] = 2.5
    assert counts(bom.order(Pins(tables)), "magnet 2.5 x 1") == 4


def test_the_committed_order_list_is_fresh(pins):
    assert (GENERATED / "order.csv").read_text(encoding="utf-8") == bom.order_csv(pins)
    for name in BOARDS:
        written = (GENERATED / f"{name}_bom.csv").read_text(encoding="utf-8")
        assert written == bom.board_csv(netlist.committed(name))
