"""The servos lift it, the pirates stand, the fuses hold - and a table that would not is caught."""

from __future__ import annotations

import runpy
import sys
from copy import deepcopy
from pathlib import Path
from types import ModuleType

import pytest
from hardware.paths import GENERATED
from hardware.pins import Pins, with_spaces
from hardware.statics import loads, power, report, tilt
from hardware.statics.layout import layout, ship_segments
from hardware.statics.linkage import linkage

ROOT = Path(__file__).resolve().parents[2]
LEAST_MARGIN = 1.5  # stall torque over the worst torque


def changed(pins: Pins, table: str, **figures: object) -> Pins:
    tables = deepcopy(dict(pins.tables))
    tables[table].update(figures)
    return Pins(tables)


def test_forces_are_in_balance_in_every_case(pins):
    plan = layout(pins)
    for case in loads.cases(pins, plan).values():
        found = loads.reactions(pins, plan, case)
        weight = sum(load.force for load in case)
        assert found.ball + sum(found.tentacles) == pytest.approx(weight)


def test_moments_about_the_ship_are_in_balance(pins):
    plan = layout(pins)
    for case in loads.cases(pins, plan).values():
        near, far, end_near, end_far = loads.reactions(pins, plan, case).tentacles
        carried = (near + far) * (plan.fold_pin - plan.ball) + (end_near + end_far) * (
            plan.end_pin - plan.ball
        )
        assert carried == pytest.approx(sum(load.force * (load.x - plan.ball) for load in case))


def test_servos_lift_it_with_a_finger_on_it(pins):
    assert pins.table("servo")["stall_kgcm"] > LEAST_MARGIN * loads.worst_torque(pins)


def test_small_servos_would_stall(pins):
    assert loads.worst_torque(pins) > 1.8  # kg cm, stall of the 9 g class


def test_the_longest_plank_is_lifted_too(pins):
    longest = changed(pins, "plank", spaces=30)
    torque = loads.worst_torque(longest)
    assert torque < pins.table("servo")["stall_kgcm"]


def test_the_worst_lever_is_the_level_arm(pins):
    arm = linkage(pins)
    assert arm.worst_lever() == pytest.approx(arm.arm, rel=0.02)
    assert arm.pose_height(0) == 0
    assert arm.pose_height(1000) == pytest.approx(-arm.pose_height(-1000), abs=0.2)
    assert max(arm.link_lean(angle) for angle in range(-45, 46)) < 0.1


def test_level_is_level(pins):
    level = tilt.tilt(pins, (0, 0, 0, 0))
    assert level.steepest == 0


def test_pirates_stand_at_the_tilt_limit(pins):
    limit = pins.table("tentacles")["tilt_limit"]
    assert limit < tilt.slides_at(pins)
    assert limit < tilt.topples_at(pins, middle_of_mass=pins.table("pirate")["height"] / 2)


def test_a_full_roll_would_throw_the_pirates_off(pins):
    assert tilt.tilt(pins, (1000, -1000, 1000, -1000)).steepest > tilt.slides_at(pins)
    assert tilt.largest(pins, tilt.PATTERNS["roll"]) < 300


@pytest.mark.parametrize("spaces", [11, 20, 30])
def test_the_halves_hold_every_place_once(pins, spaces):
    plan, pitch = layout(pins, spaces), pins.table("plank")["pitch"]
    assert plan.ship.segments + plan.sea.segments == spaces + 1
    assert 0 <= plan.ship.segments - plan.sea.segments <= 1
    places = [plan.place(place, spaces, pitch) for place in (0, *range(spaces, 0, -1))]
    assert places == sorted(places)
    assert all(abs(x - plan.hinge) > pitch / 2 for x in places)


def test_twenty_spaces_fold_between_11_and_10(pins):
    assert ship_segments(20) == 11


def test_fuses_supply_and_wires_fit(pins):
    assert power.problems(pins) == []


@pytest.mark.parametrize(
    ("table", "figures", "said"),
    [
        ("power", {"supply_A": 5.0, "main_fuse_A": 5.0}, "supply can't feed"),
        ("power", {"servo_fuse_A": 3.0}, "melt with one servo stalled"),
        ("power", {"servo_fuse_A": 9.0}, "hold with all four stalled"),
        ("power", {"main_fuse_A": 15.0}, "larger than the supply"),
        ("main_wire", {"safe_A": 5.0}, "larger than its wire"),
        ("power", {"main_fuse_A": 7.5}, "not below the main fuse"),
        ("power", {"logic_fuse_A": 1.0}, "below its load"),
    ],
)
def test_a_wrong_size_is_caught(pins, table, figures, said):
    found = power.problems(changed(pins, table, **figures))
    assert any(said in sentence for sentence in found), found


def test_switch_and_shunt_stay_cool(pins):
    stalled = 4 * pins.table("servo")["stall_A"]
    assert power.switch_heat(pins, stalled) < 60
    assert power.shunt_watts(pins, stalled) < 0.5
    assert power.wire_drop(pins, pins.table("power")["supply_A"]) < 0.15


def test_the_committed_statics_are_fresh(pins):
    text = (GENERATED / "statics.csv").read_text(encoding="utf-8")
    assert text == report.statics_csv(pins)


def leant(spaces: int) -> tuple[int, int, int, int]:
    """The referee's pose for a pirate on space 1."""
    from plank.referee.the_plank.pose_and_gestures import deepest

    sunk = deepest(spaces)
    return (sunk // 3, sunk // 3, -sunk, -sunk)


@pytest.mark.parametrize("spaces", range(11, 31))
def test_the_referees_leaning_stays_under_the_tilt_limit(pins, spaces):
    assert tilt.problems(with_spaces(pins, spaces), leant(spaces)) == []


@pytest.mark.parametrize(
    ("pose", "said"),
    [
        ((400, -400, 400, -400), "tilts 15.5 degrees, more than 10"),
        ((80, -80, -80, 80), "twists the sea half by -6.5 degrees"),
    ],
)
def test_a_pose_that_can_not_be_is_caught(pins, pose, said):
    assert any(said in sentence for sentence in tilt.problems(pins, pose))


def gesture(name: str, lane: int, monkeypatch) -> list[int]:
    """The firmware's offsets at the height of a gesture."""
    stand_in = ModuleType("micropython")
    monkeypatch.setattr(stand_in, "const", lambda value: value, raising=False)
    monkeypatch.setitem(sys.modules, "micropython", stand_in)
    made = runpy.run_path(str(ROOT / "firmware" / "board" / "gestures.py"))["Gesture"]()
    made.start(name, lane)
    return list(made.offsets)


GESTURES = [
    ("shudder", 0),
    *(("tip", lane) for lane in range(6)),
]


@pytest.mark.parametrize("spaces", range(11, 31))
@pytest.mark.parametrize(("name", "lane"), GESTURES)
def test_the_firmwares_gestures_can_be_done(pins, monkeypatch, name, lane, spaces):
    """From level, and from the deepest lean."""
    offsets = gesture(name, lane, monkeypatch)
    for pose in (0, 0, 0, 0), leant(spaces):
        reached = [a + b for a, b in zip(pose, offsets, strict=True)]
        assert tilt.problems(with_spaces(pins, spaces), reached) == []
