"""Cables fit the boards that they join."""

from dataclasses import replace

import pytest
from hardware.circuits import netlist
from hardware.harness.cables import Cable, cables, problems

BOARD_ENDS = {"segment": "segment", "space": "segment", "well": "well", "bell": "bell_panel"}
OHM_MM2_PER_M = 0.0175


@pytest.fixture(scope="module")
def harness(pins):
    return cables(pins)


def named(every: list[Cable], name: str) -> Cable:
    return next(cable for cable in every if name in cable.name)


def test_ends_and_wires_fit(harness):
    assert problems(harness) == []


def test_a_lost_wire_and_a_doubled_colour_are_caught(harness):
    chain = named(harness, "chain")
    assert problems([replace(chain, colours=chain.colours[:-1])])
    assert problems([replace(chain, colours=("RD",) * 6)])


def test_the_main_boards_ends_are_its_plugs(harness):
    main = netlist.committed("main_board")
    ends = [end for c in harness for end in (c.start, c.end) if end.place.startswith("main board")]
    assert len(ends) == 9
    for end in ends:
        ref = end.place.split()[-1]
        plug = [main.net_of(ref, pin) for pin in range(1, len(end.pins) + 1)]
        assert list(end.pins) == plug, ref


def test_every_plug_of_the_main_board_but_debug_has_a_cable(harness):
    main = netlist.committed("main_board")
    plugs = {ref for ref in main.parts if ref.startswith("J")}
    ends = {
        end.place.split()[-1] for c in harness for end in (c.start, c.end) if "main" in end.place
    }
    assert plugs - ends == {"J10"}


def test_segments_and_wells_plug_into_each_other(harness):
    segment, well = netlist.committed("segment"), netlist.committed("well")
    link, bus = named(harness, "W2"), named(harness, "W5")
    for pin, net in enumerate(link.start.pins, start=1):
        into = {"DATA": "DATA_IN"}.get(net, net)
        out = {"DATA": "DATA_OUT"}.get(net, net)
        assert segment.net_of("J2", pin) == into
        assert segment.net_of("J1", pin) == out
    for pin, net in enumerate(bus.start.pins, start=1):
        assert well.net_of("J1", pin) == well.net_of("J2", pin) == net


def test_the_bell_panel_has_its_cable(harness):
    bell = netlist.committed("bell_panel")
    cable = named(harness, "bell")
    assert [bell.net_of("J1", pin) for pin in range(1, 11)] == list(cable.start.pins)


@pytest.mark.parametrize("spaces", [11, 20, 30])
def test_the_chain_has_a_cable_for_every_segment(pins, spaces):
    every = cables(pins, spaces)
    chain = sum(
        cable.count
        for cable in every
        if cable.end.place.endswith(" IN") and "PHR-6" in cable.end.plug
    )
    lamps = sum(cable.count for cable in every if "lamp" in cable.name)
    assert chain == spaces + 1
    assert lamps == spaces + 1 + 4


def test_servo_cables_lose_little_with_a_stalled_servo(harness, pins):
    for cable in harness:
        if "tentacle" in cable.name:
            ohms = 2 * cable.length * OHM_MM2_PER_M / cable.size
            assert ohms * pins.table("servo")["stall_A"] < 0.2


def test_the_supplys_cable_is_that_of_the_statics(harness, pins):
    supply, wire = named(harness, "supply"), pins.table("main_wire")
    assert (supply.size, supply.length) == (wire["area_mm2"], wire["length_m"])
