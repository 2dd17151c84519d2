"""Nothing of a connection is left when it is gone: floods of them must not fill the memory.

The collector stands still here; what is found later would have waited for it.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.net.test_request_guard import get
from tests.web.page_client import PageServer, serving, story
from tests.web.scripted_service import ScriptedService
from websockets.server import ServerProtocol

from plank.web.net.connection_limits import LimitedConnection
from plank.web.pages.page_connection import PageConnection
from plank.web.protocol.limits import LONGEST_MESSAGE, READ_AT_ONCE

KINDS = (ServerProtocol, LimitedConnection, PageConnection)


@pytest.fixture
def nobody_tidies_up() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def left() -> list[Any]:
    return [one for one in gc.get_objects() if issubclass(type(one), KINDS)]


async def all_gone(server: PageServer) -> None:
    """Wait until the server has no connection."""
    while not server.web.listener.idle:
        await asyncio.sleep(0)
    await asyncio.sleep(0)


@pytest.mark.usefixtures("nobody_tidies_up")
@story
async def test_pages_that_come_and_go_leave_nothing(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server:
        for _ in range(3):
            async with server.page() as page:
                await page.settled()
        await all_gone(server)
        assert left() == []


@pytest.mark.usefixtures("nobody_tidies_up")
@story
async def test_messages_too_long_leave_nothing(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server:
        for _ in range(3):
            async with server.raw() as page:
                await page.say("hello", token="A" * (LONGEST_MESSAGE + READ_AT_ONCE))
                assert await page.closed() == 1009
        await all_gone(server)
        assert left() == []


@pytest.mark.usefixtures("nobody_tidies_up")
@story
async def test_files_that_are_fetched_leave_nothing(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server:
        for _ in range(3):
            assert (await get(server, "/labels/en.json"))[0] == 200
        await all_gone(server)
        assert left() == []
