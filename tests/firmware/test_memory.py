"""What the firmware takes of the heap, measured on the real MicroPython (failure G15)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.firmware.hours_of_play import live
from tests.firmware.servo_pulses import FRAME

from plank.sim.boards.flash import Flash
from plank.sim.boards.micropython.interpreter import SIM, available

SCRIPT = Path(__file__).parent / "on_micropython" / "heap.py"
SCANS = 100_000  # a million in tests/benchmarks/firmware_memory.py
WORD = 2  # this interpreter's words, and so its heap objects, are twice the chip's
HEAP = 320 * 1024  # small: a third more than the firmware with its traffic needs here
FIRMWARE = 40 * 1024  # bytes on the chip; its heap has 246 kB, and 150 shall be free

pytestmark = pytest.mark.skipif(not available(), reason="no MicroPython for this system")


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("flash")
    Flash.flashed().unpack(folder)
    command = [sys.executable, "-m", "micropython_unix", "-X", f"heapsize={HEAP}"]
    command += [str(SCRIPT), str(SIM), str(folder), str(SCANS)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr
    return json.loads(run.stdout.splitlines()[-1])


def test_the_measured_firmware_was_at_play(found: dict[str, Any]) -> None:
    assert found["mode"] == "play"
    assert found["armed"]
    assert found["pose"] != [0, 0, 0, 0]


@pytest.mark.parametrize("scans", ["quiet scans", "busy scans", "moving scans"])
def test_scan_and_servo_tick_allocate_nothing(found: dict[str, Any], scans: str) -> None:
    assert found[scans] == 0


def test_waiting_for_the_line_allocates_nothing(found: dict[str, Any]) -> None:
    assert found["waiting for the line"] == 0


def test_the_firmware_leaves_the_chip_its_heap(found: dict[str, Any]) -> None:
    assert found["firmware"] <= WORD * FIRMWARE


def test_free_memory_is_flat_over_a_hundred_thousand_scans_g15(found: dict[str, Any]) -> None:
    free = found["free after each tenth"]
    assert len(free) == 10
    assert max(free[1:]) - min(free[1:]) <= 1024


def test_play_leaves_the_firmware_as_large_as_it_was_g15() -> None:
    sizes = live(hours=0.2, step=0.05, wishes_a_second=1)
    assert len(sizes) == 4
    assert max(sizes) - min(sizes[:2]) <= 4096  # numbers of other lengths, but no list that grows


def test_two_steps_of_a_tentacle_never_fall_into_one_frame_of_its_signal_v2(
    found: dict[str, Any],
) -> None:
    assert found["shortest frame"] >= FRAME
