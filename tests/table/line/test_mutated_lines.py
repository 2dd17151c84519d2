"""Whatever comes over the line, the decoder takes it (a million lines: benchmarks/soak.py)."""

from __future__ import annotations

import pytest
from tests.table.line.mutated_lines import feed

LINES = 30_000


@pytest.mark.parametrize("seed", [1, 2])
def test_s8_no_line_stops_the_decoder_and_none_is_told_whose_check_fails(seed: int) -> None:
    fed = feed(LINES, seed)
    assert fed.told > LINES // 20
    assert fed.refused > LINES // 2
