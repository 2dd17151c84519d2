"""The firmware's decoder under random and mutated lines; the million is in tests/benchmarks."""

import pytest
from tests.firmware.fuzzing import Ear, fuzz, passes


@pytest.mark.parametrize("seed", [1, 2])
def test_ten_thousand_mutated_lines_crash_nothing_and_broken_ones_change_nothing_s8(
    seed: int,
) -> None:
    fuzzed = fuzz(10_000, seed)
    assert fuzzed.broken > 2000
    assert fuzzed.wishes > 100


def test_the_check_of_these_tests_tells_good_lines_from_broken_ones() -> None:
    assert passes(b'{"a":1}*4e1fc5ad') is False
    good = b'{"hello":"host","protocol":1,"session":"x"}'
    from plank.table.wire import frame

    assert passes(frame(good)[:-1])
    ear = Ear()
    before = ear.state()
    ear.hear(frame(good))
    assert ear.state() != before  # a good one is noticed by the same look
