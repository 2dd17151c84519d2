"""Tests of the table as code. The folder `heavy/` needs the extra `hardware` (build123d, SKiDL,
magpylib ...); its own conftest says when it is collected."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:  # `hardware` is no part of the installed package
    sys.path.insert(0, str(ROOT))

from hardware.pins import Pins, load  # noqa: E402  # after the path is set


@pytest.fixture(scope="session")
def pins() -> Pins:
    return load()
