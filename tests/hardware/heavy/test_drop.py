"""A short drop study: what the committed long one says must show in some hundred throws too."""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
from hardware.drop import reading, shapes, study
from hardware.drop.reading import Maker, Verdict
from hardware.drop.throws import Material, Rest, Tower
from hardware.magnets.fairness import UNFAIR
from hardware.paths import GENERATED
from hardware.pins import Pins, load

THROWS = 120
FEW = 40


@pytest.fixture(scope="module")
def pins() -> Pins:
    return load()


@pytest.fixture(scope="module")
def long_study() -> list[dict[str, str]]:
    text = (GENERATED / "drop_study.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def share_flat(pins: Pins, shape: shapes.Shape, friction: float, throws: int) -> float:
    rests = study.rests(pins, shape, Material(friction, 0.25), throws)
    return sum(reading.flat(pins, rest) for rest in rests) / throws


@pytest.mark.parametrize(("friction", "stuck"), [(0.15, 0), (0.2, 0), (0.3, 1)])
def test_dice_lie_flat_and_are_read_right_at_once(pins, friction, stuck):
    row = study.row(pins, shapes.centring_pocket(pins), friction, "middling", THROWS)
    assert row.right > 0.95
    assert row.stuck <= stuck
    assert row.verdicts[Verdict.WRONG] == 0


def test_a_deep_pocket_under_a_funnel_catches_most_dice(pins):
    assert share_flat(pins, shapes.deep_pocket(pins), 0.3, FEW) < 0.5


def test_a_round_pocket_holds_dice_on_edge(pins):
    assert share_flat(pins, shapes.round_pocket(pins), 0.5, FEW) < 0.9


def test_the_same_seed_throws_the_same(pins):
    thrower = [Tower(pins, shapes.centring_pocket(pins), Material(0.3, 0.25), 4) for _ in "ab"]
    first, second = (one.throw() for one in thrower)
    assert np.array_equal(first.place, second.place)


def test_a_die_that_hangs_or_stands_on_edge_is_not_flat(pins):
    lying = Rest(np.array([0.0, 0.0, 8.0]), np.eye(3), still=True)
    assert reading.flat(pins, lying)
    assert Maker(pins, 1).judge(lying) is Verdict.RIGHT
    assert not reading.flat(pins, replace(lying, place=np.array([0.0, 0.0, 12.0])))
    half = np.sqrt(0.5)
    edge = np.array([[1, 0, 0], [0, half, -half], [0, half, half]])
    assert not reading.flat(pins, replace(lying, rotation=edge))


def test_the_long_study_has_every_well_friction_and_material(long_study):
    wells = Counter(row["well"] for row in long_study)
    assert len(wells) == len(shapes.SHAPES) >= 5
    assert set(wells.values()) == {len(study.FRICTIONS) * len(study.DAMPINGS)}


def test_the_chosen_well_beats_the_others_and_is_fair(long_study):
    chosen = [row for row in long_study if row["well"] == "centring pocket"]
    faces = np.sum([[int(row[f"{face} down"]) for face in range(1, 7)] for row in chosen], axis=0)
    expected = faces.sum() / 6
    assert ((faces - expected) ** 2 / expected).sum() < UNFAIR
    assert sum(int(row["throws"]) for row in chosen) >= 3000
    for row in chosen:
        if float(row["friction"]) <= 0.3:
            assert int(row[Verdict.RIGHT]) >= 0.95 * int(row["throws"]), row
        if float(row["friction"]) <= 0.2:
            assert {row[Verdict.WRONG], row[Verdict.EMPTY], row["stuck on the way"]} == {"0"}, row
