"""Cables fit the boards that they join, their contacts and the ways that they go."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hardware.circuits import netlist
from hardware.circuits.segment import INWARDS, OUTWARDS
from hardware.harness import bom, contacts, ways
from hardware.harness.cables import FOLD_STRAIGHT, Cable, End, cables
from hardware.harness.checks import problems, table_problems
from hardware.pi_header import HEADER, HEADER_PIN
from hardware.pins import with_spaces
from hardware.statics import base, inside

LONG = ("W6", "W7", "W8", "W9", "W12")
PLUG_OF = {"IN": "J1", "OUT": "J2"}
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
    """The nets of an end; clock and data are named as the segment's board of that side does."""
    if "well" in end.place:
        return list(end.pins)
    own = {"IN": INWARDS, "OUT": OUTWARDS}[end.place.split()[-1]]
    return [own.get(net, net) for net in end.pins]


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


@pytest.mark.parametrize("spaces", [11, 20, 30])
def test_servo_cables_lose_little_with_a_stalled_servo(pins, spaces):
    for cable in cables(pins, spaces):
        if "tentacle" in cable.name:
            ohms = 2 * cable.length * OHM_MM2_PER_M / cable.size
            assert ohms * pins.table("servo")["stall_A"] < 0.3


def test_the_supplys_cable_is_that_of_the_statics(harness, pins):
    supply, wire = named(harness, "supply"), pins.table("main_wire")
    assert (supply.size, supply.length) == (wire["area_mm2"], wire["length_m"])


@pytest.mark.parametrize("spaces", [11, 20, 30])
def test_there_is_a_contact_for_every_wire(pins, spaces):
    found = bom.contacts(cables(pins, spaces))
    ph = 6 + 12 * (spaces - 1) + 12 + 5 + 30 + 2  # W1 W2 W3 W4 W5, loop plug
    assert found[contacts.PH.name] == ph
    assert found[contacts.XH.name] == 6 + 5 + 3 + 6 + 4 * 3
    assert found[contacts.MALE.name] == 4 * 3
    assert found[contacts.FEMALE.name] == 10 + 10
    assert found["ferrule 1.5 mm2"] == 2


def test_tentacle_and_lamp_cables_follow_the_planks_length(pins):
    def lengths(spaces):
        return [c.length for c in cables(pins, spaces) if c.name.split()[0] in LONG]

    assert lengths(20) == [0.55, 0.5, 0.95, 0.85, 1.4]
    assert lengths(30) == [0.75, 0.65, 1.3, 1.2, 1.75]
    assert all(short < long for short, long in zip(lengths(11), lengths(20), strict=True))


def test_cables_over_the_fold_have_slack(harness, pins):
    plank = pins.table("plank")
    assert named(harness, "W3").length > 1.4 * FOLD_STRAIGHT
    assert named(harness, "W16").length > 1.4 * (plank["pitch"] + 2 * plank["fold"]) / 1000


@pytest.mark.parametrize(
    ("name", "size", "said"),
    [
        ("W6", 0.5, "0.5 mm2 at XHP-4, whose contacts take 0.08 to 0.34"),
        ("W10", 0.5, "0.5 mm2 at XHP-3, whose contacts take 0.08 to 0.34"),
        ("W2", 0.25, "0.25 mm2 at PHR-6, whose contacts take 0.03 to 0.22"),
    ],
)
def test_a_wire_too_thick_for_its_contact_is_caught(harness, name, size, said):
    found = problems([replace(named(harness, name), size=size)])
    assert any(said in sentence for sentence in found), found


def test_every_plug_that_is_crimped_has_a_known_contact(harness):
    for end in (end for cable in harness for end in (cable.start, cable.end)):
        bare = end.plug in contacts.NO_PLUG or end.plug.startswith("lever connector")
        assert bare != bool(contacts.contact_of(end.plug)), end.plug


@pytest.mark.parametrize("spaces", [11, 20, 30])
def test_cables_reach_on_a_table_of_any_length(pins, spaces):
    assert table_problems(with_spaces(pins, spaces)) == []


def test_every_cable_but_the_optional_bell_has_a_way(harness, pins):
    least = ways.needed(pins, 20)
    fold_is_tested_apart = {"W3"}
    assert {cable.number for cable in harness} - set(least) == {"W15"} | fold_is_tested_apart


@pytest.mark.parametrize("number", ["W4", "W13"])
def test_a_main_board_at_the_boxs_far_end_is_caught(pins, monkeypatch, number):
    monkeypatch.setattr(inside, "MAIN_BOARD", (-320.0, 15.0))
    found = table_problems(pins)
    assert any(said.startswith(number) and "for a way that takes" in said for said in found), found


def test_a_tower_far_from_the_box_is_caught(pins, monkeypatch):
    monkeypatch.setattr(base, "TOWER_FIRST", 260.0)
    assert any(sentence.startswith("W4") for sentence in table_problems(pins))


def test_a_link_of_50_mm_does_not_reach_from_one_wells_lamp_to_the_next(harness, pins):
    lengths = {cable.number: cable.length for cable in harness} | {"W17": 0.05}
    assert [said[:3] for said in ways.too_short(lengths, pins, 20)] == ["W17"]


def test_main_board_pi_and_holes_are_inside_the_box():
    (far, end), half, wall = base.box_x(), base.box_half(), base.BOX_WALL
    (x, y), (long, wide) = inside.PI, inside.PI_SIZE
    pi = ((x - long / 2, x + long / 2), (y - wide / 2, y + wide / 2))
    for along, across in (inside.main_board_edges(), pi):
        assert far + wall < along[0] < along[1] < end - wall
        assert wall - half < across[0] < across[1] < half - wall
    assert pi[0][1] + 60 < inside.main_board_edges()[0][0]  # USB plugs between them
    for hole in inside.holes().values():
        low, high = hole.at[2] - hole.diameter / 2, hole.at[2] + hole.diameter / 2
        assert base.BOX_FLOOR - base.BOARD_THICK < low < high < base.rim() - 9, hole.what


def test_the_largest_plug_passes_its_hole(harness):
    wide, high = (6 - 1) * 2.0 + 3.9, 4.8  # JST PHR-6, the plank's
    assert (wide**2 + high**2) ** 0.5 < inside.holes()["plank"].diameter
    assert named(harness, "W1 ").end.plug == "PHR-6"


def test_the_bell_panels_wires_name_their_pins_on_the_pis_header(harness, pins):
    ends = named(harness, "bell").end.pins
    assert ends[:4] == ("5V, pin 2", "GND, pin 6", "BELL, pin 11", "SOUNDER, pin 12")
    for end in ends[2:]:
        name, number = end.split(", pin ")
        assert HEADER[int(number) - 1] == pins.table("pi")[name.lower()]["gpio"]


def test_the_pis_header_has_forty_pins_and_every_bcm_number_once():
    assert len(HEADER) == 40
    assert sorted(HEADER_PIN) == list(range(28))
    assert [number for number, what in enumerate(HEADER, 1) if what == "5V"] == [2, 4]
    grounds = [number for number, what in enumerate(HEADER, 1) if what == "GND"]
    assert grounds == [6, 9, 14, 20, 25, 30, 34, 39]


def test_single_housings_and_lever_connectors_are_bought_one_a_wire(harness):
    found = bom.plugs(harness)
    assert found["1-pin housing 2.54 mm, female"] == len(named(harness, "bell").end.pins)
    assert found[named(harness, "supply").start.plug] == 2


def test_the_order_names_colours_in_words(pins):
    wires = [item.what for item in bom.items(pins) if "stranded" in item.what]
    assert wires
    assert all(what.rsplit(", ", 1)[1] in bom.COLOURS.values() for what in wires)
