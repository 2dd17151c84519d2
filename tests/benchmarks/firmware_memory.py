"""Is the firmware's memory flat? Run it by hand:

    python tests/benchmarks/firmware_memory.py [HOURS] [TICKS]

24 simulated hours on the `cpython` board (all that the program holds, after each three hours), and
a million ticks on MicroPython with a small heap (free memory after each tenth).
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.firmware.hours_of_play import live

from plank.sim.boards.flash import Flash
from plank.sim.boards.micropython.interpreter import SIM, available

HOURS, STEP = 24, 3
TICKS = 1_000_000
SCRIPT = Path(__file__).parents[1] / "firmware" / "on_micropython" / "heap.py"
HEAP = 320 * 1024


def on_micropython(ticks: int) -> list[int]:
    """Return the free heap after each tenth of so many ticks."""
    with tempfile.TemporaryDirectory() as folder:
        Flash.flashed().unpack(Path(folder))
        command = [sys.executable, "-m", "micropython_unix", "-X", f"heapsize={HEAP}"]
        command += [str(SCRIPT), str(SIM), folder, str(ticks)]
        run = subprocess.run(command, capture_output=True, text=True, check=True)
        free: list[int] = json.loads(run.stdout.splitlines()[-1])["free after each tenth"]
        return free


def main() -> None:
    """Print both."""
    asked = [int(text) for text in sys.argv[1:]]
    hours, ticks = (asked + [HOURS, TICKS][len(asked) :])[:2]
    print(
        f"cpython, bytes held after each {STEP} h of {hours} h: {live(hours, STEP, 1)}", flush=True
    )
    if available():
        print(f"micropython, bytes free after each tenth of {ticks} ticks: {on_micropython(ticks)}")


if __name__ == "__main__":
    main()
