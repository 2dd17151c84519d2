"""A million random and mutated lines into the firmware's decoder, its real files. Run by hand:

    python tests/benchmarks/fuzz_firmware.py [LINES] [SEED]

Fails when it crashes, or when a line that fails its check changes anything. The suite has 20,000.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.firmware.decoder_fuzz import fuzz

LINES = 1_000_000


def main() -> None:
    """Print what was fed and how long it took."""
    lines = int(sys.argv[1]) if len(sys.argv) > 1 else LINES
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    began = time.perf_counter()
    print(f"{fuzz(lines, seed)}; {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
