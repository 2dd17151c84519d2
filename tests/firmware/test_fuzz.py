"""The firmware's decoder under random and mutated lines; the million is in tests/benchmarks."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest
from tests.firmware.decoder_fuzz import Ear, fuzz, odd_values, passes
from tests.table.line.mutated_lines import good_lines, spoilt

from plank.checksummed_line import write_line
from plank.sim.boards.flash import Flash
from plank.sim.boards.micropython.interpreter import available

SCRIPT = Path(__file__).parent / "on_micropython" / "lines.py"


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
    assert passes(write_line(good)[:-1])
    ear = Ear()
    before = ear.state()
    ear.hear(write_line(good))
    assert ear.state() != before  # a good one is noticed by the same look


@pytest.mark.skipif(not available(), reason="no MicroPython for this system")
def test_the_chips_own_reader_bears_five_thousand_mutated_lines_s8(tmp_path: Path) -> None:
    chance = random.Random(3)
    source, odd = spoilt(good_lines(), chance), odd_values(chance)
    lines = [next(source if chance.random() < 0.5 else odd) for _ in range(5000)]
    told = b"".join(lines).split(b"\n")[:-1]
    Flash.flashed().unpack(tmp_path)
    file = tmp_path / "lines"
    file.write_bytes(b"\n".join(told) + b"\n")
    command = [sys.executable, "-m", "micropython_unix", str(SCRIPT), str(tmp_path), str(file)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-500:] + run.stderr
    letters = run.stdout.strip()
    assert len(letters) == len(told)
    assert all(
        letter == "-" for letter, line in zip(letters, told, strict=True) if not passes(line)
    )
    assert min(letters.count(letter) for letter in "-owh") > 50
