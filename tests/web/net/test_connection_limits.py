"""Many connections: idle ones are let go, and the big screen always finds a place."""

from __future__ import annotations

import asyncio
import logging
import select
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path

import pytest
from tests.web.net.test_request_guard import get
from tests.web.page_client import PageServer, serving, story
from tests.web.scripted_service import ScriptedService

from plank.web import server as web_server
from plank.web.net import connection_limits, listener
from plank.web.requests import joining


@asynccontextmanager
async def idle(server: PageServer, text: bytes = b"") -> AsyncIterator[asyncio.StreamReader]:
    """Open a connection that asks for nothing, or half of something."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.web.port)
    writer.write(text)
    try:
        yield reader
    finally:
        writer.close()


async def gone(reader: asyncio.StreamReader) -> bool:
    """Wait for the server to close a connection."""
    try:
        return await asyncio.wait_for(reader.read(), 10.0) == b""
    except ConnectionResetError:
        return True


@story
async def test_whoever_asks_nothing_makes_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(web_server, "at_most", lambda _: 5)  # pyright: ignore[reportUnknownLambdaType]
    async with serving(ScriptedService(tmp_path)) as server, AsyncExitStack() as open_:
        idlers = [await open_.enter_async_context(idle(server)) for _ in range(20)]
        assert (await get(server, "/labels/en.json"))[0] == 200
        async with server.screen() as screen:
            assert await gone(idlers[0])
            more = [await open_.enter_async_context(idle(server)) for _ in range(20)]
            assert await screen.settled()
            assert await gone(more[0])


@pytest.mark.parametrize("text", [b"", b"GET / HTTP/1.1\r\nHost: 127", b"POST / HTTP/1.1\r\n"])
@story
async def test_half_a_request_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: bytes
):
    monkeypatch.setattr(connection_limits, "FIRST_S", 0.05)
    async with serving(ScriptedService(tmp_path)) as server, server.screen() as screen:
        async with idle(server, text) as half:
            assert await gone(half)
        assert await screen.settled()


@story
async def test_one_address_has_its_share(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, AsyncExitStack() as pages:
        server.web.listener.limits.per_address = 2
        for _ in range(2):
            await pages.enter_async_context(server.page())
        async with idle(server) as third:
            assert await gone(third)


@story
async def test_only_so_many_knock_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(listener, "WAITING", 3)
    async with serving(ScriptedService(tmp_path)) as server:
        with ExitStack() as knocking:
            sockets = [knocking.enter_context(socket.socket()) for _ in range(40)]
            for one in sockets:
                one.setblocking(False)
                one.connect_ex(("127.0.0.1", server.web.port))
            waiting = select.select([], sockets, [], 0)[1]
        assert 3 <= len(waiting) < 10
        assert (await get(server, "/labels/en.json"))[0] == 200


@story
async def test_watchers_lock_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(joining, "MOST_WATCHERS", 3)
    service = ScriptedService(tmp_path)
    async with serving(service) as server, AsyncExitStack() as pages:
        async with server.seat(0) as phone:
            token = phone.token
        for _ in range(3):
            await pages.enter_async_context(server.page())
        async with server.raw() as late:
            await late.say("hello", protocol=1, tab="toolate1")
            assert await late.closed() == 1008
        async with server.screen() as screen, server.page(token) as seat:
            assert await screen.settled()
            assert seat.heard[0]["role"] == "seat"


@story
async def test_what_asyncio_says_of_connections_is_for_the_workshop(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    async with serving(ScriptedService(tmp_path)) as server, server.screen() as screen:
        logging.getLogger("asyncio").warning("socket.send() raised exception.")
        lines = (await screen.ask("service"))["lines"]
        assert "socket.send() raised exception." in [line["text"] for line in lines]
    assert capsys.readouterr().err == ""
