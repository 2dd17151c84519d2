"""Printed parts: closed, printable, fitting, fair; nothing collides over the tentacles' travel."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from copy import deepcopy
from itertools import product

import numpy as np
import pytest
import trimesh
from hardware.pins import Pins, load
from hardware.printed import (
    assembly,
    dice,
    drawings,
    ends,
    export,
    masses,
    meshes,
    parts,
    pirate,
    render,
    segment,
    tower,
)
from hardware.printed.shapes import block, overlap, rod_x
from hardware.statics import base, plan_picture, tilt

CENTRE_BOUND = 0.05  # mm, middle of mass of a die
INERTIA_BOUND = 0.08  # largest principal moment over the smallest
PINS = load()
PARTS = {part.name: part for part in parts.every(PINS)}
EXTREMES = list(product((-1000, 0, 1000), (-1000, 0, 1000)))


@pytest.fixture(scope="module")
def pins() -> Pins:
    return PINS


@pytest.mark.parametrize("name", PARTS)
def test_a_part_is_one_closed_body(pins, name):
    shape = PARTS[name].on_bed(pins)
    mesh = meshes.mesh(shape)
    assert len(shape.solids()) == 1
    assert mesh.is_watertight
    assert mesh.is_winding_consistent
    assert mesh.volume == pytest.approx(shape.volume, rel=0.02)


@pytest.mark.parametrize("name", PARTS)
def test_a_part_prints_without_support(pins, name):
    found = meshes.overhangs(meshes.mesh(PARTS[name].on_bed(pins)))
    assert all(patch.across <= parts.BRIDGE for patch in found), found


def test_an_overhang_too_wide_is_caught(pins):
    upright = segment.segment(pins)  # not face down: the deck hangs in the air
    found = meshes.overhangs(meshes.mesh(upright))
    assert max(patch.across for patch in found) > parts.BRIDGE


def test_an_open_mesh_is_caught():
    mesh = trimesh.creation.box((1, 1, 1))
    assert mesh.is_watertight
    mesh.update_faces(np.arange(len(mesh.faces)) > 0)
    assert not mesh.is_watertight


@pytest.mark.parametrize("poses", EXTREMES)
def test_nothing_collides_over_the_travel(pins, poses):
    fold, end = poses
    table = assembly.Assembly(pins, (fold, fold, end, end))
    assert table.collisions() == []
    assert max(table.link_error(number) for number in range(4)) < 1.0  # mm


@pytest.mark.parametrize("step", range(-10, 11, 2))
def test_nothing_collides_between_the_extremes(pins, step):
    table = assembly.Assembly(pins, [100 * step] * 2 + [-100 * step] * 2)
    assert table.collisions() == []


@pytest.mark.parametrize("way", [-1, 1])
def test_nothing_collides_at_the_largest_roll(pins, way):
    size = way * tilt.largest(pins, tilt.PATTERNS["roll"])
    assert assembly.Assembly(pins, (size, -size, size, -size)).collisions() == []


def test_servos_stay_away_from_the_hall_switches(pins):
    nearest = min(
        assembly.Assembly(pins, (fold, fold, end, end)).servo_to_hall() for fold, end in EXTREMES
    )
    assert nearest >= pins.table("tentacles")["hall_clearance"]


def changed(pins: Pins, table: str, **figures: object) -> Pins:
    tables = deepcopy(dict(pins.tables))
    tables[table].update(figures)
    return Pins(tables)


def test_a_fold_gap_too_small_without_sloping_edges_collides(pins, monkeypatch):
    monkeypatch.setattr(ends, "FOLD_CLOSES", 10.0)
    tight = changed(pins, "plank", fold_gap=2.0)
    found = assembly.Assembly(tight, (-1000, -1000, 1000, 1000)).collisions()
    assert "ship fold and sea fold" in found


def test_links_too_short_bring_servos_near(pins):
    short = changed(pins, "tentacles", link=90.0)
    nearest = assembly.Assembly(short, (-1000, -1000, -1000, -1000)).servo_to_hall()
    assert nearest < pins.table("tentacles")["hall_clearance"]


def test_board_rods_and_segment_do_not_touch(pins):
    part, rod = segment.segment(pins), pins.table("plank")["rod"]
    assert overlap(part, segment.board_envelope(pins)) == 0
    for side in (-1, 1):
        bar = rod_x((-15, 15), side * rod["y"], rod["z"], rod["diameter"])
        assert overlap(part, bar) == 0


def test_magnet_and_hall_element_are_5_mm_apart_in_the_drawing(pins):
    plank = pins.table("plank")
    deck = plank["height"] - plank["dimple"]["depth"]
    magnet = deck + pins.table("pirate")["skin"]
    assert magnet - segment.hall_height(pins) == pytest.approx(5.0)


def test_the_die_sensor_is_as_deep_under_the_floor_as_designed(pins):
    hall = tower.board_top(pins) + tower.PACKAGE[0] - tower.PACKAGE[1]
    assert tower.FLOOR_TOP - hall == pytest.approx(pins.table("wells")["sensor_depth"])
    gap = tower.FLOOR_TOP - pins.table("wells")["floor"] - tower.board_top(pins) - tower.PACKAGE[0]
    assert gap == pytest.approx(tower.SENSOR_GAP)


def test_a_die_fits_its_well_and_falls_through_the_tower(pins):
    edge, part = pins.table("die")["edge"], tower.tower(pins)
    half = edge / 2
    y = (tower.WELL_Y - half, tower.WELL_Y + half)
    die = block((-half, half), y, (tower.FLOOR_TOP + 0.01, tower.FLOOR_TOP + edge))
    assert overlap(part, die) == 0
    assert min(tower.passages()) > edge * 2**0.5  # turned by 45 degrees


def test_magnets_fit_their_pockets_and_the_halves_are_free(pins):
    for half in (dice.die_upper(pins), dice.die_coin(pins), dice.die_sword(pins)):
        for face in pins.magnets:
            assert overlap(half, dice.disc(pins, face)) == 0


@pytest.mark.parametrize("symbol", ["coin", "sword"])
def test_a_die_is_fair_by_its_masses(pins, symbol):
    weight = masses.die(pins, symbol)
    assert 5.6 < weight.mass < 6.6
    assert np.linalg.norm(weight.middle) < CENTRE_BOUND
    assert weight.uneven < INERTIA_BOUND


def test_a_die_with_one_magnet_left_out_is_not_fair(pins):
    bodies = [(dice.die_upper(pins), masses.PLA), (dice.die_coin(pins), masses.PLA)]
    bodies += [(dice.disc(pins, face), masses.NDFEB) for face in pins.magnets if face != 3]
    assert np.linalg.norm(masses.weigh(bodies).middle) > CENTRE_BOUND


def test_pirates_stand_at_the_tilt_limit_and_weigh_what_the_statics_take(pins):
    weight = masses.whole_pirate(pins)
    assert weight.mass <= pins.table("mass")["pirate"]
    assert (
        tilt.topples_at(pins, float(weight.middle[2])) > 2 * pins.table("tentacles")["tilt_limit"]
    )


def test_each_lanes_pirate_has_its_own_base(pins):
    volumes = [pirate.pirate_base(pins, lane).volume for lane in range(6)]
    assert volumes == sorted(volumes, reverse=True)
    assert len({round(volume) for volume in volumes}) == 6


@pytest.mark.parametrize(
    ("part", "figure"),
    [
        ("segment", "segment"),
        ("fold_ship", "fold_piece"),
        ("fold_sea", "fold_piece"),
        ("sea_cap", "cap"),
    ],
)
def test_the_statics_masses_are_those_of_the_drawings(pins, part, figure):
    solid = PARTS[part].on_bed(pins).volume * masses.PLA
    assert 0.9 * pins.table("mass")[figure] < solid <= pins.table("mass")[figure] * 1.01


def test_knuckles_of_the_two_fold_pieces_interlock(pins):
    ship, sea = ends.fold_ship(pins), ends.fold_sea(pins)
    length = pins.table("plank")["fold"]
    from build123d import Pos

    assert overlap(ship, Pos(2 * length, 0, 0) * sea) == 0
    for number in range(ends.KNUCKLES):
        y = -ends.KNUCKLE_REACH + (number + 0.5) * 2 * ends.KNUCKLE_REACH / ends.KNUCKLES
        probe = block((length + 2, length + 3), (y - 1, y + 1), (-3, -2))
        filled = [overlap(ship, probe), overlap(Pos(2 * length, 0, 0) * sea, probe)]
        assert sorted(amount > 0 for amount in filled) == [False, True]


def test_parts_are_written_in_three_formats(pins, tmp_path):
    export.export(PARTS["die_upper"], pins, tmp_path)
    files = sorted(path.name for path in tmp_path.iterdir())
    assert files == ["die_upper.3mf", "die_upper.step", "die_upper.stl"]
    for kind in ("stl", "3mf"):
        mesh = trimesh.load(tmp_path / f"die_upper.{kind}", force="mesh")
        assert mesh.is_watertight, kind
        assert mesh.volume == pytest.approx(PARTS["die_upper"].on_bed(pins).volume, rel=0.02)
    assert "ISO-10303-21" in (tmp_path / "die_upper.step").read_text(encoding="utf-8")[:100]


@pytest.mark.parametrize("name", ["segment", "arm_left", "latch"])
def test_drawings_carry_their_sizes(pins, name):
    words = list(ET.fromstring(drawings.svg(PARTS[name], pins)).itertext())
    size = PARTS[name].make(pins).bounding_box().size
    for length in (size.X, size.Y, size.Z):
        assert any(abs(float(word) - length) < 0.06 for word in words if is_number(word)), length


def is_number(word: str) -> bool:
    return word.strip().replace(".", "", 1).isdigit()


def test_a_nearer_body_hides_a_farther_one(tmp_path):
    from matplotlib import image

    far, near = block((0, 9), (5, 6), (0, 9)), block((3, 6), (0, 1), (3, 6))
    bodies = [render.Coloured(near, (1, 0, 0)), render.Coloured(far, (0, 0, 1))]
    render.render(bodies, tmp_path / "two.png", render.Look((0, -1, 0), (90, 90)))
    pixels = image.imread(tmp_path / "two.png")
    assert pixels[45, 45, 0] > pixels[45, 45, 2]
    assert pixels[15, 15, 2] > pixels[15, 15, 0]


def test_everything_that_stands_stands_on_the_sea_board(pins):
    table = assembly.Assembly(pins)
    board = table.sea_board().shape.bounding_box()
    mounts = [body for n in range(4) for body in table.tentacle(n) if "mount" in body.name]
    for body in (*mounts, *table.tower()):
        box = body.shape.bounding_box()
        assert board.min.X < box.min.X < box.max.X < board.max.X, body.name
        assert board.min.Y < box.min.Y < box.max.Y < board.max.Y, body.name
        assert pytest.approx(0, abs=1e-6) == box.min.Z, body.name


def test_the_latch_lies_on_the_shelf_with_shims(pins):
    table = assembly.Assembly(pins)
    shelf = next(body.shape for body in table.box() if body.name == "shelf").bounding_box()
    plate = table.latch().shape.bounding_box()
    assert pytest.approx(base.shim(pins)) == plate.min.Z - shelf.max.Z
    assert shelf.min.X < plate.min.X < plate.max.X < shelf.max.X
    assert 0 < base.shim(pins) < 8


def test_a_box_as_deep_as_the_old_guides_is_too_high_for_the_latch(pins, monkeypatch):
    monkeypatch.setattr(base, "BOX_INSIDE", (350.0, 200.0, 150.0))
    assert base.shim(pins) < 0


def test_the_plan_has_tower_and_mounts_where_the_parts_are(pins):
    table, (flange, deep) = assembly.Assembly(pins), plan_picture.TOWER_DEEP
    for body in table.tower():
        box = body.shape.bounding_box()
        assert pytest.approx((base.TOWER_BACK - deep, base.TOWER_BACK + flange)) == (
            box.min.Y,
            box.max.Y,
        )
    behind, before, near, outer = plan_picture.MOUNT
    mount = next(body.shape for body in table.tentacle(1) if "mount" in body.name).bounding_box()
    axis = table.plan.fold_pin - pins.table("tentacles")["reach"]
    assert pytest.approx((axis - behind, axis + before)) == (mount.min.X, mount.max.X)
    assert pytest.approx((near, outer)) == (mount.min.Y, mount.max.Y)
