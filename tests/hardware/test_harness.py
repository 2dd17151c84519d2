"""Cables fit the boards that they join."""

from dataclasses import replace

import pytest
from hardware.circuits import netlist
from hardware.harness import bom
from hardware.harness.cables import FOLD_STRAIGHT, Cable, End, cables, problems

LONG = ("W6", "W7", "W8", "W9", "W12")
PLUG_OF = {"IN": "J1", "OUT": "J2"}
DATA_OF = {"IN": "DATA_OUT", "OUT": "DATA_IN"}  # data run against the clock, towards the Pico
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


def swapped(cable: Cable, side: str, one: int, other: int) -> Cable:
    """The same cable with two pins of one end's plug swapped, counted from 1."""
    end = getattr(cable, side)
    names = list(end.pins)
    names[one - 1], names[other - 1] = names[other - 1], names[one - 1]
    return replace(cable, **{side: replace(end, pins=tuple(names))})


@pytest.mark.parametrize(
    ("name", "side", "pins_swapped", "said"),
    [
        ("W4", "end", (3, 4), "W4 wells: wire 3 joins SDA to SCL"),
        ("W1 ", "end", (3, 4), "W1 chain: wire 3 joins CHAIN_SCK_OUT to CHAIN_LOAD"),
        ("W6", "end", (1, 2), "W6 tentacle 0: wire 1 joins SERVO0_5V to 5 V"),
        ("W7", "end", (1, 2), "W7 tentacle 1: wire 1 joins SERVO1_5V to 5 V"),
        ("W8", "end", (1, 2), "W8 tentacle 2: wire 1 joins SERVO2_5V to 5 V"),
        ("W9", "end", (1, 2), "W9 tentacle 3: wire 1 joins SERVO3_5V to 5 V"),
        ("W14", "start", (1, 2), "W14 supply: wire 1 joins - to 5V_IN"),
        ("W14", "end", (1, 2), "W14 supply: wire 1 joins + to GND"),
    ],
)
def test_two_wires_crossed_at_one_end_are_caught(harness, name, side, pins_swapped, said):
    wrong = swapped(named(harness, name), side, *pins_swapped)
    assert said in problems([wrong])
    assert len(problems([wrong])) == 2


def on_the_board(end: End) -> list[str | None]:
    """What the netlist has on the pins of a segment's or a well's plug, data by their side."""
    board = netlist.committed("well" if "well" in end.place else "segment")
    plug = PLUG_OF[end.place.split()[-1]]
    return [board.net_of(plug, pin) for pin in range(1, len(end.pins) + 1)]


def expected(end: End) -> list[str]:
    """The nets of an end, with DATA named as the board of that side does."""
    return [DATA_OF[end.place.split()[-1]] if net == "DATA" else net for net in end.pins]


def small_board_ends(every: list[Cable]) -> list[End]:
    """Ends on segment and well boards: they alone have plugs of JST PH."""
    return [end for c in every for end in (c.start, c.end) if end.plug.startswith("PHR")]


def test_every_end_on_a_segment_or_well_board_is_its_plug(harness):
    ends = small_board_ends(harness)
    assert len(ends) == 1 + 2 + 2 + 1 + 2  # W1 to W5, but for the main board's ends
    for end in ends:
        assert on_the_board(end) == expected(end), end.place


@pytest.mark.parametrize("name", ["W1 ", "W2", "W3", "W4", "W5"])
def test_a_cable_crossed_at_both_ends_is_not_the_boards_plug(harness, name):
    wrong = swapped(swapped(named(harness, name), "start", 3, 4), "end", 3, 4)
    assert on_the_board(wrong.end) != expected(wrong.end)


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


@pytest.mark.parametrize("spaces", [11, 20, 30])
def test_there_is_a_contact_for_every_wire(pins, spaces):
    found = bom.contacts(cables(pins, spaces))
    ph = 6 + 12 * (spaces - 1) + 12 + 5 + 30 + 2  # W1 W2 W3 W4 W5, loop plug
    assert found[bom.PH] == ph
    assert found[bom.XH] == 6 + 5 + 3 + 6
    assert found[bom.MALE] == 4 * 3
    assert found[bom.FEMALE] == 4 * 3 + 10 + 10
    assert found["ferrule 1.5 mm2"] == 4


def test_tentacle_and_lamp_cables_follow_the_planks_length(pins):
    def lengths(spaces):
        return [c.length for c in cables(pins, spaces) if c.name.split()[0] in LONG]

    assert lengths(20) == [0.55, 0.55, 0.9, 0.9, 1.4]
    assert lengths(30) == [0.7, 0.7, 1.2, 1.2, 1.7]
    assert all(short < long for short, long in zip(lengths(11), lengths(20), strict=True))


def test_cables_over_the_fold_have_slack(harness, pins):
    plank = pins.table("plank")
    assert named(harness, "W3").length > 1.4 * FOLD_STRAIGHT
    assert named(harness, "W16").length > 1.4 * (plank["pitch"] + 2 * plank["fold"]) / 1000


def test_the_lamps_plug_takes_their_wire(harness):
    assert named(harness, "W10").size <= 0.33
