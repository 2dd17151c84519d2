"""Letting phones join: the house's network only when asked, found by plain address (G12)."""

from __future__ import annotations

import errno
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web.net.test_request_guard import get
from tests.web.page_client import PageServer, serving, story
from tests.web.scripted_service import ScriptedService

from plank.phrases.labels import labels
from plank.web import Web
from plank.web.net import lan_access
from plank.web.net.lan import LocalName, lan_address, page_url
from plank.web.pages.qr_code import qr_code
from plank.web.state.lan_state import unreachable

NEIGHBOUR = "127.0.0.2"
"""An address of this computer that is not 127.0.0.1, as one in a network would be."""


class NoName(LocalName):
    """A network where `.local` names can't be had."""

    async def start(self) -> bool:
        return False


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str | None]]:
    """This computer's address in the network: the last of the list."""
    addresses: list[str | None] = [NEIGHBOUR]
    monkeypatch.setattr(lan_access, "lan_address", lambda: addresses[-1])
    monkeypatch.setattr(lan_access, "LocalName", NoName)
    yield addresses


async def reachable(server: PageServer) -> bool:
    import asyncio

    try:
        _, writer = await asyncio.open_connection(NEIGHBOUR, server.web.port)
    except ConnectionError:
        return False
    writer.close()
    return True


@story
async def test_nobody_else_gets_in_unless_asked(tmp_path: Path, network: list[str | None]):
    async with serving(ScriptedService(tmp_path)) as server:
        assert not await reachable(server)
        assert server.web.urls == ()
        assert (await get(server, "/join.svg"))[0] == 404


@story
async def test_g12_phones_join_at_the_plain_address(tmp_path: Path, network: list[str | None]):
    told: list[str | None] = []
    async with serving(ScriptedService(tmp_path)) as server, server.screen() as screen:
        server.web.on_lan(told.append)
        await screen.ask("lan", on=True)
        await screen.until("change")
        lan = (await screen.settled())["lan"]
        url = f"http://{NEIGHBOUR}:{server.web.port}/"
        assert (lan["on"], lan["urls"], lan["qr"]) == (True, [url], "/join.svg")
        assert lan["text"] == f"Phones in the same network join at {url}"
        assert await reachable(server)
        status, headers, body = await get(server, "/join.svg")
        assert (status, headers["content-type"], body) == (200, "image/svg+xml", qr_code(url))
        assert (await screen.ask("ticket", seat=0))["url"].startswith(f"{url}#")
        await screen.ask("lan", on=False)
        await screen.until("change")
        assert (await screen.settled())["lan"]["on"] is False
        assert not await reachable(server)
        assert told == [url, None]


@story
async def test_asked_twice_it_opens_once(tmp_path: Path, network: list[str | None]):
    async with serving(ScriptedService(tmp_path), lan=True) as server, server.screen() as screen:
        assert len(server.web.screen_urls) == 2
        await screen.ask("lan", on=True)
        await screen.ask("lan", on=False)
        await screen.ask("lan", on=True)
        await screen.until("change")
        while not (await screen.settled())["lan"]["on"]:
            await screen.next()
        assert await reachable(server)


@story
async def test_without_a_network_it_says_so(tmp_path: Path, network: list[str | None]):
    network.append(None)
    async with serving(ScriptedService(tmp_path), lan=True) as server, server.page() as page:
        assert page.state["lan"]["text"].startswith("This computer is not in a network.")
        assert page.state["lan"]["on"] is False


@story
async def test_a_port_that_another_program_has_there_is_said_in_the_pages_language(
    tmp_path: Path, network: list[str | None]
):
    async with serving(ScriptedService(tmp_path)) as server, server.screen(language="sv") as screen:
        with socket.create_server((NEIGHBOUR, server.web.port)):
            await screen.ask("lan", on=True)
            while "annat program" not in (await screen.settled())["lan"]["text"]:
                await screen.next()
        assert str(server.web.port) in screen.state["lan"]["text"]
        await screen.ask("lan", on=True)
        while not (await screen.settled())["lan"]["on"]:
            await screen.next()


def test_an_address_that_has_changed_or_what_only_the_system_knows_is_said():
    changed = unreachable(OSError(errno.EADDRNOTAVAIL, "Cannot assign requested address"), 8440)
    assert labels("en").say(changed.key, **changed.args) == (
        "Phones cannot join: this computer's address has just changed. Let them join again."
    )
    unknown = unreachable(OSError(errno.ENOBUFS, "No buffer space available"), 8440)
    assert "“No buffer space available”" in labels("en").say(unknown.key, **unknown.args)


@story
async def test_a_port_in_use_is_one_line(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server:
        other = Web(ScriptedService(tmp_path / "other"), lambda _: None)  # type: ignore[arg-type, return-value]  # says nothing
        with pytest.raises(OSError, match=r"can't be served on port \d+ \(.*\): choose another"):
            await other.start(server.web.port)


def test_a_qr_code_is_a_picture_without_styles_or_scripts():
    picture = qr_code(page_url("192.168.1.5", 8440)).decode()
    assert picture.startswith("<svg xmlns=")
    assert "viewBox" in picture
    assert not re.search(r"style=|<script|href|width=", picture)


def test_our_own_address_is_none_or_an_address_of_others():
    address = lan_address()
    assert address is None or (address.count(".") == 3 and not address.startswith("127."))
