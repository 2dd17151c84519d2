"""The line of a page: the first word, and what is no message of ours."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.web.page_client import Page, serving, story
from tests.web.scripted_service import ScriptedService

from plank.web.protocol.limits import BURST, LONGEST_MESSAGE, MOST_WAITING, MOST_WRONG

FORGED: list[str] = [
    "",
    "hello",
    "[]",
    "null",
    "{}",
    '{"t":"rob"}',
    '{"t":"join"}',
    '{"t":"join","seat":"0"}',
    '{"t":"join","seat":-1}',
    '{"t":"join","seat":true}',
    '{"t":"join","seat":0,"role":"screen"}',
    '{"t":"join","seat":0,"name":"' + "A" * 41 + '"}',
    '{"t":"act","act":{"act":"fly"}}',
    '{"t":"act","act":{"act":"stand","seat":0,"space":3,"coins":9}}',
    '{"t":"act","act":{"act":"stand","seat":99999999999999999999}}',
    '{"t":"alive","id":1.5}',
    '{"t":"draft","draft":{"game":"the-plank","seats":' + "[" * 900 + "]" * 900 + "}}",
    '{"t":"draft","draft":{"game":"x","seats":[],"rules":' + '{"a":' * 500 + "1" + "}" * 500 + "}}",
    '{"t":"join","seat":0,"name":"\\ud800"}',
    '{"t":"join","seat":0}}',
    "\x00",
]


async def hello(page: Page, **said: Any) -> None:
    await page.say("hello", **{"protocol": 1, "tab": "abcdefgh", **said})


@story
async def test_a_page_is_told_who_it_is_and_then_the_whole_state(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.raw() as page:
        await hello(page, language="sv")
        welcome = await page.next()
        assert (welcome["role"], welcome["seat"], welcome["why"]) == ("watcher", None, None)
        assert welcome["language"] == "sv"
        assert {"code": "de", "name": "Deutsch"} in welcome["languages"]
        whole = await page.next()
        assert whole["t"] == "whole"
        assert whole["state"]["picture"]["seats"][0]["name"] == "Anne"


@story
async def test_whoever_does_not_say_hello_first_is_let_go(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.raw() as page:
        await page.say("alive")
        assert await page.closed() == 4001


@story
async def test_a_page_of_another_protocol_is_let_go(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.raw() as page:
        await hello(page, protocol=2)
        assert await page.closed() == 4002


@story
async def test_garbage_instead_of_hello_is_let_go(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.raw() as page:
        await page.socket.send("GET / HTTP/1.1")
        assert await page.closed() == 1008


@pytest.mark.parametrize("forged", FORGED)
@story
async def test_a_forged_message_is_refused_and_changes_nothing(tmp_path: Path, forged: str):
    async with serving(ScriptedService(tmp_path)) as server, server.screen() as page:
        before = await page.settled()
        await page.socket.send(forged)
        assert (await page.until("refused"))["text"]
        assert await page.settled() == before


@story
async def test_bytes_are_no_message(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.page() as page:
        await page.socket.send(b'{"t":"alive"}')
        assert await page.until("refused")


@story
async def test_whoever_goes_on_forging_is_let_go(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.page() as page:
        for _ in range(MOST_WRONG):
            await page.socket.send("{}")
        assert await page.closed() == 1008


@story
async def test_whoever_says_too_much_is_let_go(tmp_path: Path):
    async with (
        serving(ScriptedService(tmp_path)) as server,
        server.page() as page,
        server.page() as other,
    ):
        for _ in range(BURST + 40):
            await page.say("whole")
        assert await page.closed() == 1008
        assert await other.settled()


@story
async def test_many_messages_at_once_are_all_answered(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.page() as page:
        sent = 3 * MOST_WAITING
        for number in range(sent):
            page.socket.protocol.send_text(b'{"t":"whole","id":%d}' % number)
        page.socket.transport.write(b"".join(page.socket.protocol.data_to_send()))
        for number in range(sent):
            await page.until("done", id=number)


@story
async def test_a_message_too_long_ends_the_line(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.page() as page:
        await page.say("join", seat=0, name="A" * LONGEST_MESSAGE)
        assert await page.closed() == 1009


@story
async def test_hello_is_said_once(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.page() as page:
        await hello(page, token=server.web.hub.screen_token)
        assert await page.until("refused")
        assert (await page.ask("service"))["t"] == "refused"


@story
async def test_an_answer_has_the_number_of_its_question(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.screen() as page:
        await page.say("vacate", seat=0, id=5)
        assert await page.until("done") == {"t": "done", "id": 5}
        await page.say("vacate", seat=7, id=6)
        assert (await page.until("refused"))["id"] == 6


@story
async def test_pages_are_told_that_the_program_ends(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.page() as page:
        await server.web.stop()
        assert await page.closed() == 1012
        await server.web.start(0)


@story
async def test_a_second_message_does_not_wait_for_the_first_to_be_acknowledged(tmp_path: Path):
    import socket

    async with serving(ScriptedService(tmp_path)) as server, server.page():
        (connection,) = server.web.listener.connections  # type: ignore[union-attr]
        sent_by = connection.transport.get_extra_info("socket")
        assert sent_by.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0


@story
async def test_the_program_ends_well_while_pages_are_going_away(tmp_path: Path):
    from websockets.protocol import State

    async with serving(ScriptedService(tmp_path)) as server, server.page() as page:
        (line,) = server.web.listener.connections  # type: ignore[union-attr]
        line.transport.pause_reading()
        line.conn.send_close(1000)  # as when the page's own farewell has just been answered
        assert line.conn.state is not State.OPEN
        await server.web.stop()
        assert not server.web.listener.connections  # type: ignore[union-attr]
        assert await page.closed() is not None
        await server.web.start(0)
