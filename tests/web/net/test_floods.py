"""Floods on the line that are no messages: whoever sends them is let go, and costs no memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.web.net.test_nothing_left import all_gone
from tests.web.page_client import Page, PageServer, serving, story
from tests.web.scripted_service import ScriptedService
from websockets.client import ClientProtocol

from plank.web.net import page_socket
from plank.web.pages.page_connection import PageConnection
from plank.web.protocol.limits import BURST

MORE = 2 * BURST + 40  # also where the machine is slow, and the allowance fills up meanwhile
TAKES_NOTHING = 2**25  # bytes, more than what systems keep for a connection


def signs_of_life(line: ClientProtocol) -> None:
    for _ in range(MORE):
        line.send_ping(b"x" * 125)


def unasked_answers(line: ClientProtocol) -> None:
    for _ in range(MORE):
        line.send_pong(b"x" * 125)


def endless_pieces(line: ClientProtocol) -> None:
    line.send_text(b"{", fin=False)
    for _ in range(MORE):
        line.send_continuation(b"", fin=False)


def send(page: Page, what: Callable[[ClientProtocol], None]) -> None:
    """Send frames as they are, all at once."""
    what(page.socket.protocol)  # type: ignore[arg-type] # it is a client's
    page.socket.transport.write(b"".join(page.socket.protocol.data_to_send()))


def connection_of(server: PageServer) -> Any:
    """Return the server's side of the only connection."""
    (connection,) = server.web.listener.connections
    return connection


@pytest.mark.parametrize("flood", [signs_of_life, unasked_answers, endless_pieces])
@story
async def test_a_flood_of_frames_ends_the_line_and_no_other(
    tmp_path: Path, flood: Callable[[ClientProtocol], None]
):
    async with serving(ScriptedService(tmp_path)) as server, server.page() as other:
        async with server.page() as page:
            send(page, flood)
            assert await page.closed() == 1006
        assert await other.settled()


@story
async def test_a_few_signs_of_life_and_pieces_are_taken(tmp_path: Path):
    def whole_in_pieces(line: ClientProtocol) -> None:
        line.send_text(b'{"t":"whole",', fin=False)
        line.send_continuation(b'"id":7}', fin=True)

    async with serving(ScriptedService(tmp_path)) as server, server.page() as page:
        await (await page.socket.ping())
        send(page, whole_in_pieces)
        assert await page.until("done", id=7)


@story
async def test_a_page_that_takes_no_last_words_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(page_socket, "CLOSE_S", 0.0)
    async with serving(ScriptedService(tmp_path)) as server, server.page() as page:
        page.socket.transport.pause_reading()
        connection_of(server).transport.write(bytes(TAKES_NOTHING))
        (open_page,) = server.web.hub.pages
        assert open_page.task is not None
        open_page.task.cancel()  # as the sweep does, when a page is stuck
        await all_gone(server)


@story
async def test_a_farewell_that_is_not_taken_counts_as_stuck():
    page = PageConnection(lambda: 100.0)

    async def never(_: object) -> None:
        await asyncio.get_running_loop().create_future()

    page.end(1008)
    writing = asyncio.ensure_future(page.write(never))
    await asyncio.sleep(0)
    assert page.busy_since == 100.0
    writing.cancel()
