"""How long single pieces of the firmware's work take on MicroPython's Unix port. Run it by hand:

    python tests/benchmarks/firmware_pieces.py [FOLDER ...]

Each FOLDER is a `firmware/` to compare this checkout's with, in the same run. The figures are
microseconds of this computer: only their proportions say something about the chip.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from plank.firmware_files import firmware_files, firmware_folder, manifest_text
from plank.sim.boards.micropython.interpreter import SIM

SCRIPT = Path(__file__).parents[1] / "firmware" / "on_micropython" / "pieces.py"
HEAP = 320 * 1024  # bytes
ROUNDS = 5


def once(firmware: Path) -> dict[str, float]:
    """Time all pieces of a firmware once."""
    files = firmware_files(firmware)
    with tempfile.TemporaryDirectory() as folder:
        for path, content in (files | {"manifest.txt": manifest_text(files).encode()}).items():
            file = Path(folder, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
        command = [sys.executable, "-m", "micropython_unix", "-X", f"heapsize={HEAP}"]
        run = subprocess.run(
            [*command, str(SCRIPT), str(SIM), folder], capture_output=True, text=True, check=True
        )
        found: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
        return found


def main() -> None:
    """Print a line for each piece, a column for each firmware: the best of all rounds."""
    folders = [*map(Path, sys.argv[1:]), firmware_folder()]
    rounds = [[once(folder) for folder in folders] for _ in range(ROUNDS)]
    for piece in rounds[0][0]:
        columns = zip(*rounds, strict=True)
        best = [min(found[piece] for found in column) for column in columns]
        print(f"{piece:22}", *(f"{us:9.2f} us" for us in best))


if __name__ == "__main__":
    main()
