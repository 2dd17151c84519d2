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
from tests.web.open_page import House, serving, story
from tests.web.web_service import TestService
from websockets.server import ServerProtocol

from plank.web.net.connection_limits import Visitor
from plank.web.pages.page_connection import PageLine
from plank.web.protocol.limits import LONGEST_MESSAGE, READ_AT_ONCE

KINDS = (ServerProtocol, Visitor, PageLine)


@pytest.fixture
def nobody_tidies_up() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def left() -> list[Any]:
    return [one for one in gc.get_objects() if issubclass(type(one), KINDS)]


async def all_gone(house: House) -> None:
    """Wait until the server has no connection."""
    listener: Any = house.web._home
    state = listener._server.server_state
    while state.connections or state.tasks:
        await asyncio.sleep(0)
    await asyncio.sleep(0)


@pytest.mark.usefixtures("nobody_tidies_up")
@story
async def test_pages_that_come_and_go_leave_nothing(tmp_path: Path):
    async with serving(TestService(tmp_path)) as house:
        for _ in range(3):
            async with house.page() as page:
                await page.settled()
        await all_gone(house)
        assert left() == []


@pytest.mark.usefixtures("nobody_tidies_up")
@story
async def test_messages_too_long_leave_nothing(tmp_path: Path):
    async with serving(TestService(tmp_path)) as house:
        for _ in range(3):
            async with house.raw() as page:
                await page.say("hello", token="A" * (LONGEST_MESSAGE + READ_AT_ONCE))
                assert await page.closed() == 1009
        await all_gone(house)
        assert left() == []


@pytest.mark.usefixtures("nobody_tidies_up")
@story
async def test_files_that_are_fetched_leave_nothing(tmp_path: Path):
    async with serving(TestService(tmp_path)) as house:
        for _ in range(3):
            assert (await get(house, "/words/en.json"))[0] == 200
        await all_gone(house)
        assert left() == []
