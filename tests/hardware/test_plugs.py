"""Plugs fit nowhere else, or do no harm there; the 3.3 V of the cables, and what USB charges."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

import pytest
from hardware.circuits import netlist, plugs, supply
from hardware.circuits.netlist import Netlist
from hardware.harness.cables import cables
from hardware.pins import Pins

BOARDS = ("segment", "well", "main_board")


@pytest.fixture(scope="module")
def boards():
    return {name: netlist.committed(name) for name in BOARDS}


def with_value(board: Netlist, ref: str, value: str) -> Netlist:
    """The same board with another value of one part."""
    return replace(board, parts={**board.parts, ref: replace(board.parts[ref], value=value)})


def with_part(board: Netlist, ref: str, part: str) -> Netlist:
    """The same board with another kind of part in one place."""
    return replace(board, parts={**board.parts, ref: replace(board.parts[ref], part=part)})


def test_no_plug_can_be_wrong(boards):
    assert plugs.problems(boards) == []


def test_every_kind_of_plug_of_the_main_board_has_its_own_number_of_ways(boards):
    main = boards["main_board"]
    ways = {main.parts[ref].part for ref in ("J2", "J3", "J4", "J8", "J9")}
    assert len(ways) == 5


def test_panel_and_plank_with_plugs_of_one_kind_are_caught(boards):
    main = boards["main_board"]
    wrong = with_part(main, "J9", main.parts["J2"].part)
    assert "main_board: the plugs of J2 and J9 fit each other" in plugs.problems(
        {**boards, "main_board": wrong}
    )


def test_a_segment_put_in_the_wrong_way_round_meets_outputs_over_resistors(boards):
    segment = boards["segment"]
    assert plugs.driver(segment, segment.net_of("J1", 5)) == 100  # data
    assert plugs.driver(segment, segment.net_of("J2", 3)) == 100  # clock
    for ref in ("R1", "R3"):
        wrong = {**boards, "segment": with_value(segment, ref, "33")}
        assert any("two outputs would meet" in said for said in plugs.problems(wrong)), ref


def test_a_supply_that_differs_between_in_and_out_is_caught(boards):
    wrong = boards["segment"].swapped(("J2", "1"), ("U2", "2"))
    said = plugs.problems({**boards, "segment": wrong})
    assert "segment: IN and OUT differ at pin 1, and no output is there" in said


def test_a_wells_in_and_out_carry_the_same(boards):
    wrong = boards["well"].swapped(("J2", "3"), ("J2", "4"))
    assert plugs.problems({**boards, "well": wrong}) == [
        "well: the plugs of J1 and J2 fit each other"
    ]


def test_a_servo_turned_round_is_fed_through_its_signals_resistor(boards):
    main = boards["main_board"]
    thin = {**boards, "main_board": with_value(main, "R22", "33")}
    assert plugs.problems(thin) == [
        "main board: a servo turned round on J6 is fed through its signal"
    ]
    aside = {**boards, "main_board": main.swapped(("J6", "2"), ("J6", "3"))}
    assert any("J6 has not 5 V in the middle" in said for said in plugs.problems(aside))


def test_a_supply_on_the_debug_pins_is_caught(boards):
    wrong = boards["main_board"].swapped(("J10", "2"), ("J8", "1"))
    assert any("fits on J10" in said for said in plugs.problems({**boards, "main_board": wrong}))


def test_the_cables_plugs_are_those_of_the_main_board(boards, pins):
    for cable in cables(pins):
        if cable.start.place.startswith("main board") and cable.start.plug.startswith("XHP"):
            part = boards["main_board"].parts[cable.start.place.split()[-1]].part
            assert part == f"B{cable.start.plug.removeprefix('XHP-')}B-XH-A"


def changed(pins: Pins, **power: object) -> Pins:
    tables = deepcopy(dict(pins.tables))
    tables["power"].update(power)
    return Pins(tables)


def test_33_volts_leave_through_a_fuse_and_usb_is_not_overdrawn(boards, pins):
    assert supply.problems(boards["main_board"], pins) == []


@pytest.mark.parametrize(
    ("ref", "value", "said"),
    [
        ("C1", "100u", "USB charges 100 uF on VSYS at once"),
        ("C14", "100n", "the 3.3 V of PLANK have no bulk capacitor"),
    ],
)
def test_a_capacitor_of_the_wrong_size_is_caught(boards, pins, ref, value, said):
    found = supply.problems(with_value(boards["main_board"], ref, value), pins)
    assert any(said in sentence for sentence in found), found


def test_a_cable_past_the_fuse_is_caught(boards, pins):
    wrong = boards["main_board"].swapped(("J3", "1"), ("C2", "1"))
    assert "main board: the 3.3 V of WELLS are not behind F4" in supply.problems(wrong, pins)


@pytest.mark.parametrize(
    ("power", "said"),
    [
        ({"cable_fuse_ohm": {"least": 1.0, "most": 20.0}}, "more than USB gives"),
        ({"cable_A": 0.04}, "over half of what their fuse holds"),
        ({"cable_fuse_ohm": {"least": 7.3, "most": 40.0}}, "takes 0.60 V off"),
    ],
)
def test_a_resettable_fuse_of_the_wrong_size_is_caught(boards, pins, power, said):
    found = supply.problems(boards["main_board"], changed(pins, **power))
    assert any(said in sentence for sentence in found), found
