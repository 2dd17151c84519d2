"""The router and the boards' plans (no KiCad needed)."""

from itertools import combinations, pairwise

import pytest
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
from hardware.boards.plan import Spot
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
