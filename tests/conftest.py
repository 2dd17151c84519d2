"""What holds for all tests: how Hypothesis searches, and that Ctrl-C interrupts.

No test depends on speed; in CI each run is the same. A script's `pytest &` inherits Ctrl-C ignored,
and so would every program that the tests start and interrupt.
"""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings

settings.register_profile("plank", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("plank")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return half as many workers again as there are cores: many tests wait for real time."""
    return max(2, (os.cpu_count() or 1) * 3 // 2)
