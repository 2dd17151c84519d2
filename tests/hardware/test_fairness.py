"""Real dice are judged by their throws."""

from __future__ import annotations

import random

import pytest
from hardware.magnets.fairness import FairnessError, chi_square, judge


def thrown(weights: list[float], throws: int = 600, seed: int = 5) -> list[int]:
    faces = random.Random(seed).choices(range(6), weights, k=throws)
    return [faces.count(face) for face in range(6)]


def test_even_counts_are_perfectly_fair():
    assert chi_square([100] * 6) == 0
    assert judge([100] * 6).word == "fair"


def test_the_statistic_is_pearsons():
    assert chi_square([110, 90, 100, 100, 120, 80]) == pytest.approx(10.0)


def test_a_fair_die_passes_nineteen_times_in_twenty():
    words = [judge(thrown([1] * 6, seed=seed)).word for seed in range(400)]
    assert 0.92 < words.count("fair") / 400 < 0.98
    assert words.count("unfair") <= 2


def test_a_loaded_die_is_found():
    words = [judge(thrown([1, 1, 1, 1, 1, 2], seed=seed)).word for seed in range(50)]
    assert "fair" not in words


@pytest.mark.parametrize("counts", [[1, 2, 3], [10] * 6, [-1, 700, 0, 0, 0, 0]])
def test_counts_that_say_nothing_are_refused(counts):
    with pytest.raises(FairnessError):
        judge(counts)
