"""Where the hardware's files lie."""

from pathlib import Path

HERE = Path(__file__).resolve().parent
PINS = HERE / "pins.toml"
BUILD = HERE / "build"  # not committed
GENERATED = HERE / "generated"  # committed: netlists, bills of materials, tables, harness
PICTURES = HERE / "pictures"  # committed: what the build guide shows
