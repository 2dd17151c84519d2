"""What holds for all tests: how Hypothesis searches, travelling time, and that Ctrl-C interrupts.

An `async def` test runs on an event loop whose time travels: it waits for nothing.

No test depends on speed; in CI each run is the same. A script's `pytest &` inherits Ctrl-C ignored,
and so would every program that the tests start and interrupt.
"""

from __future__ import annotations

import inspect
import os
import signal

import pytest
from hypothesis import settings

from plank.sim.time_travel import travel

settings.register_profile("plank", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("plank")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return half as many workers again as there are cores: many tests wait for real time."""
    return max(2, (os.cpu_count() or 1) * 3 // 2)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run an `async def` test on travelling time."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    travel(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True
