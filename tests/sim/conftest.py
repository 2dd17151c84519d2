"""Tables for the tests of the simulation, on either board."""

from __future__ import annotations

import asyncio
import inspect
from functools import partial

import pytest
from tests.sim.host_at_table import BOARDS, AtTable, host_at_table

from plank.sim.table import Kind


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run an `async def` test in real time at the real interpreter, whose time does not travel."""
    if pyfuncitem.funcargs.get("board") != "micropython":
        return None
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(params=BOARDS)
def board(request: pytest.FixtureRequest) -> Kind:
    """Each kind of board."""
    return request.param


@pytest.fixture
def at_table(board: Kind) -> AtTable:
    """Open a fresh table on either board: `async with at_table() as host`."""
    return partial(host_at_table, board)


@pytest.fixture
def at_quick_table() -> AtTable:
    """Open a fresh table on the `cpython` board, in travelling time."""
    return partial(host_at_table, "cpython")
