"""The router and the boards' plans (no KiCad needed)."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hardware.boards import checks
from hardware.boards.grid import Pad, RouteError, Router, Rules
from hardware.boards.main_plan import main_plan
from hardware.boards.placement import (
    OPENS_LEFT,
    OPENS_RIGHT,
    PLUG_BODY,
    PLUG_ROOM,
    lane_x,
    segment_plan,
    well_plan,
)
from hardware.boards.plan import Plan, Spot
from hardware.circuits import netlist

SIZE = (20.0, 10.0)


def pad(net: str, x: float, y: float, layers: tuple[int, ...] = (0,)) -> Pad:
    return Pad(net, x, y, 1.0, 1.0, layers)


def length(router: Router, net: str) -> float:
    return sum(
        abs(a[0] - b[0]) + abs(a[1] - b[1]) for n, _, a, b in router.routes.tracks if n == net
    )


def test_two_pads_are_joined_the_straight_way():
    router = Router(SIZE, [pad("A", 3, 5), pad("A", 15, 5)])
    router.route("A")
    assert length(router, "A") == pytest.approx(11, abs=0.5)
    assert router.routes.vias == []


def test_three_pads_make_a_tree():
    router = Router(SIZE, [pad("A", 3, 5), pad("A", 15, 5), pad("A", 9, 8)])
    router.route("A")
    assert length(router, "A") < 18  # 22 for two ways of their own


def test_a_wall_is_passed_on_the_other_layer():
    wall = Pad("B", 10, 5, 0.5, 10.0, (0,))
    router = Router(SIZE, [pad("A", 3, 5), pad("A", 15, 5), wall, pad("B", 18, 5)])
    router.route("A")
    assert len(router.routes.vias) == 2


def test_a_wall_on_both_layers_is_an_error():
    wall = Pad("B", 10, 5, 0.5, 10.0, (0, 1))
    router = Router(SIZE, [pad("A", 3, 5), pad("A", 15, 5), wall])
    with pytest.raises(RouteError, match="no way for A"):
        router.route("A")


def test_tracks_of_two_nets_keep_their_distance():
    rules = Rules()
    router = Router(SIZE, [pad("A", 3, 3), pad("A", 15, 7), pad("B", 3, 7), pad("B", 15, 3)])
    router.route("A")
    router.route("B")
    tracks = router.routes.tracks
    for (one, layer, *first), (other, same, *second) in combinations(tracks, 2):
        if one != other and layer == same:
            assert apart(first, second) >= rules.clear + rules.track - 1e-6


def apart(first: list, second: list) -> float:
    """Distance between two tracks, each along x or y."""
    gaps = []
    for axis in (0, 1):
        low, high = sorted(point[axis] for point in first)
        start, end = sorted(point[axis] for point in second)
        gaps.append(max(low - end, start - high, 0.0))
    return (gaps[0] ** 2 + gaps[1] ** 2) ** 0.5


def test_ground_pads_drop_to_their_plane():
    router = Router(SIZE, [pad("GND", 10, 5)])
    router.drop(router.pads[0])
    (net, _), *more = router.routes.vias
    assert net == "GND"
    assert more == []


def test_no_via_lies_in_a_pad_that_is_soldered_with_paste():
    router = Router(SIZE, [pad("GND", 10, 5)])
    router.drop(router.pads[0])
    ((_, (x, y)),) = router.routes.vias
    assert max(abs(x - 10), abs(y - 5)) >= 0.5 + router.rules.via / 2


def test_the_same_board_is_routed_alike_every_time():
    pads = [pad("A", 3, 3), pad("A", 15, 7), pad("B", 3, 7), pad("B", 15, 3)]
    found = []
    for _ in range(2):
        router = Router(SIZE, pads)
        router.route("A")
        router.route("B")
        found.append(router.routes)
    assert found[0] == found[1]


@pytest.fixture(scope="module")
def plans(pins):
    return [segment_plan(pins), well_plan(), main_plan()]


def test_every_part_has_a_place_on_its_board(plans):
    for plan in plans:
        assert set(plan.spots) == set(netlist.committed(plan.name).parts), plan.name
        for ref, spot in plan.spots.items():
            assert 0 < spot.x < plan.size[0], ref
            assert 0 < spot.y < plan.size[1], ref


def test_hall_switches_lie_under_their_lanes(pins, plans):
    spots = plans[0].spots
    places = [spots[f"U{lane + 2}"].x for lane in range(6)]
    assert places == [lane_x(pins, lane) for lane in range(6)]
    assert [after - before for before, after in pairwise(places)] == [20.0] * 5
    assert {spots[f"U{lane + 2}"].y for lane in range(6)} == {13.0}


def test_power_areas_are_wide_and_apart(plans):
    areas = plans[2].areas
    for area in areas:
        assert min(area.high[0] - area.low[0], area.high[1] - area.low[1]) >= 5.0
    for one, other in combinations(areas, 2):
        if one.net != other.net:
            across = max(one.low[0], other.low[0]) - min(one.high[0], other.high[0])
            along = max(one.low[1], other.low[1]) - min(one.high[1], other.high[1])
            assert max(across, along) >= 0.3, (one.net, other.net)


def test_the_way_of_the_servos_current_lies_in_its_areas(plans):
    plan = plans[2]
    ways = {"5V_IN": "F1", "5V": "F2", "5V_SERVO": "C7", "5V_LOGIC": "C3"}  # first pins
    for net, ref in ways.items():
        spot = plan.spots[ref]
        assert any(
            area.low[0] <= spot.x <= area.high[0] and area.low[1] <= spot.y <= area.high[1]
            for area in plan.areas
            if area.net == net
        ), ref


def opening(spot: Spot) -> tuple[float, float]:
    """Where a plug's cable needs room along the board, from and to."""
    way = {OPENS_RIGHT: 1, OPENS_LEFT: -1}[spot.turn]
    start = spot.x + way * PLUG_BODY
    low, high = sorted((start, start + way * PLUG_ROOM))
    return low, high


def test_cables_have_room_at_the_plugs(plans):
    for plan in plans[:2]:
        plugs = [plan.spots[ref] for ref in ("J1", "J2")]
        for plug, other in (plugs, plugs[::-1]):
            low, high = opening(plug)
            body = sorted((other.x, opening(other)[0], opening(other)[1]))
            assert high <= body[0] or low >= body[-1], plan.name


def said(plan: Plan) -> list[str]:
    return checks.problems(plan, netlist.committed(plan.name))


def test_a_maker_reads_pin_1_and_names_off_every_board(plans):
    for plan in plans:
        assert said(plan) == []


@pytest.mark.parametrize(
    ("board", "word", "told"),
    [
        (0, "1", [f"segment: no 1 beside {ref}" for ref in ("U1", "J1", "J2", "U8")]),
        (1, "1", ["well: no 1 beside U1", "well: no 1 beside J1", "well: no 1 beside J2"]),
        (2, "7.5 A", ["main_board: '7.5 A' is not printed beside F2"]),
        (2, "PANEL", ["main_board: 'PANEL' is not printed beside J9"]),
        (2, "2", ["main_board: '2' is not printed beside J6"]),
    ],
)
def test_a_word_left_out_is_caught(plans, board, word, told):
    plan = plans[board]
    bare = replace(plan, words=tuple(words for words in plan.words if words.text != word))
    assert said(bare) == told


def test_two_fuses_sizes_swapped_are_caught(plans):
    swap = {"10 A": "3 A", "3 A": "10 A"}
    words = tuple(replace(w, text=swap.get(w.text, w.text)) for w in plans[2].words)
    assert len(said(replace(plans[2], words=words))) == 2


def printed(plan: Plan, text: str) -> tuple[float, float]:
    return next((words.x, words.y) for words in plan.words if words.text == text)


def test_the_supplys_poles_stand_at_their_pins(plans):
    main, board = plans[2], netlist.committed("main_board")
    assert (board.net_of("J1", 1), board.net_of("J1", 2)) == ("5V_IN", "GND")
    pins = [main.spots["J1"].y, main.spots["J1"].y + 5.08]  # turned by 270: pin 2 below pin 1
    poles = [w for w in main.words if w.text in "+-" and abs(w.x - main.spots["J1"].x) < 10]
    assert [w.text for w in poles] == ["+", "-"]
    assert [w.y for w in poles] == pytest.approx(pins, abs=1.0)


def test_the_tabs_words_look_the_way_of_the_transistors(plans):
    """A TO-220 upright has its tab at lesser y; turned by 180 degrees, at greater."""
    main = plans[2]
    tabs = {w.x: w.y for w in main.words if w.text == "TAB"}
    for ref in ("Q1", "Q2"):
        spot = main.spots[ref]
        y = min((abs(x - spot.x), at) for x, at in tabs.items())[1]
        assert (y < spot.y) == (spot.turn == 0), ref


def test_the_picos_usb_end_is_that_of_pin_1(plans):
    main = plans[2]
    assert printed(main, "USB")[0] < main.spots["U1"].x + 5


def test_the_edge_to_the_ship_can_be_read_on_both_sides_of_a_segment_board(plans):
    sides = {words.bottom for words in plans[0].words if "SHIP SIDE" in words.text}
    edges = [words.y for words in plans[0].words if "SHIP SIDE" in words.text]
    assert sides == {True, False}
    assert max(edges) < 3


def test_a_well_board_says_which_plug_belongs_to_the_ship(plans):
    words = {w.text: w for w in plans[1].words if w.bottom}
    assert words["IN: SHIP SIDE"].x < plans[1].size[0] / 2 < words["OUT: SEA SIDE"].x
    assert plans[1].spots["J1"].x < plans[1].spots["J2"].x
