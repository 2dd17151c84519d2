"""What is bought fits what is printed: screws, plugs, lamps; and the parts fit the printer."""

from __future__ import annotations

import pytest
from hardware.fittings import PIN_WASHERS, SMALL_SCREW, fittings
from hardware.harness import ways
from hardware.paths import HERE
from hardware.pins import Pins, load
from hardware.printed import ends, latch, mount, parts, segment, tentacle, tower
from hardware.printed.shapes import overlap, rod_z
from hardware.statics import base, inside, plan_picture

BED = (150.0, 105.0, 150.0)  # that the guide asks for
BITE, TO_SPARE = 2.5, 0.3  # mm of thread in plastic, and of hole under the screw's end
PLUG_AIR = 0.8  # mm between the well boards' plugs and the sea board
FLANGE_THICK = 4.0  # of the tower
BEHIND_HORN = 4.0  # mm to the servo's case
NUT = 3.2
PH_5_WIDE = 11.9  # JST S5B-PH-K
PINS = load()


@pytest.fixture(scope="module")
def pins() -> Pins:
    return PINS


def holds(screw: float, board: float, hole: float) -> bool:
    """Whether a screw through a board bites, and does not meet the hole's end."""
    return BITE <= screw - board <= hole - TO_SPARE


def hole_in_segment(pins: Pins) -> float:
    return segment.deck_underside(pins) + segment.PILOT_IN_DECK - segment.board_top(pins)


def test_the_small_screws_hold_both_boards(pins):
    board = pins.table("segment_board")["thickness"]
    assert holds(SMALL_SCREW, board, hole_in_segment(pins))
    assert holds(SMALL_SCREW, board, tower.PILOT_DEEP)


def layers(pins: Pins) -> list[tuple[str, float, float, float]]:
    """Each larger screw: its length, what it goes through, what it may fill behind that."""
    board, shelf = base.BOARD_THICK, base.shim(pins) + base.SHELF_THICK
    washers = PIN_WASHERS * base.WASHER
    horn = pins.table("servo")["horn"]["thickness"]
    return [
        ("feet of the mounts", 12.0, mount.FOOT[0], board),
        ("flanges of the tower", 12.0, FLANGE_THICK, board),
        ("main board in the box", 12.0, inside.SPACER + inside.THICK, base.BOX_FLOOR),
        ("panel", 12.0, inside.PANEL[2], base.BOX_WALL),
        ("tentacle pins", 25.0, tentacle.THICK + washers + base.WASHER, ends.PIN_DEPTH),
        ("horns in the arms", 8.0, tentacle.THICK - horn, horn + BEHIND_HORN),
        ("latch through the shelf", 30.0, latch.PLATE[2] + shelf, NUT + 20.0),
        ("servos in their mounts", 16.0, mount.PLATE + 2.5, NUT + 8.0),
    ]


@pytest.mark.parametrize("number", range(8))
def test_the_larger_screws_hold_what_they_are_bought_for(pins, number):
    where, long, through, behind = layers(pins)[number]
    bought = [item.what for item in fittings(pins, 20) if item.where == where]
    assert any(f"x {long:g} " in what for what in bought), (where, bought)
    assert holds(long, through, behind), where


def test_a_screw_of_6_mm_would_meet_the_end_of_the_segments_hole(pins):
    assert not holds(6.0, pins.table("segment_board")["thickness"], hole_in_segment(pins))


def test_the_holes_in_the_tower_are_as_deep_as_said(pins):
    part, ledge = tower.tower(pins), tower.board_top(pins)
    for x, y in tower.PILOTS:
        screw = rod_z(x, tower.WELL_Y + y, (ledge + 0.1, ledge + tower.PILOT_DEEP - 0.1), 1.6)
        assert overlap(part, screw) == 0


def plug_air(pins: Pins) -> float:
    """Air under the plugs of a well board."""
    board = pins.table("segment_board")
    return tower.board_top(pins) - board["thickness"] - board["plug_height"]


def test_the_well_boards_plugs_do_not_touch_the_sea_board(pins):
    assert plug_air(pins) >= PLUG_AIR
    assert tower.CABLE[1] >= tower.board_top(pins) - pins.table("segment_board")["thickness"]
    assert tower.CABLE[0] > PH_5_WIDE


def test_a_pocket_as_low_as_it_was_is_caught(pins, monkeypatch):
    monkeypatch.setattr(tower, "FLOOR_TOP", 10.0)
    assert plug_air(pins) < PLUG_AIR


def test_a_wells_lamp_goes_up_to_where_its_wires_are_counted_to(pins):
    (_, y, up), _ = ways.lamp_of_well(pins, 0)
    part, middle = tower.tower(pins), base.TOWER_BACK - y
    wide = pins.table("plank")["lamp"]["diameter"] - 0.2
    assert overlap(part, rod_z(0, middle, (1, up - 1), wide)) == pytest.approx(0, abs=1.0)
    assert overlap(part, rod_z(0, middle, (up, up + 4), wide)) > 5


def test_the_mounts_feet_are_where_the_servos_cables_end():
    _, _, near, outer = plan_picture.MOUNT
    assert pytest.approx((near + outer) / 2) == ways.MOUNT_Y


@pytest.mark.parametrize("part", parts.every(PINS), ids=lambda part: part.name)
def test_every_part_fits_the_bed_that_the_guide_asks_for(pins, part):
    size = part.on_bed(pins).bounding_box().size
    short, long = sorted((size.X, size.Y))
    assert (short <= min(BED[:2]), long <= max(BED[:2])) == (True, True)
    assert BED[2] + 1e-6 >= size.Z


def test_the_bed_is_that_of_the_guide():
    words = "a 3D printer with a bed of {:g} x {:g} mm, {:g} mm high".format(*BED)
    assert words in (HERE / "README.md").read_text(encoding="utf-8")
