"""Letting phones join: the house's network only when asked, found by plain address (G12)."""

from __future__ import annotations

import errno
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web.net.test_request_guard import get
from tests.web.open_page import House, serving, story
from tests.web.web_service import TestService

from plank.phrases.labels import labels
from plank.web import server
from plank.web.net.lan import LocalName, address_in_the_house, page_url, qr, unreachable

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
    monkeypatch.setattr(server, "address_in_the_house", lambda: addresses[-1])
    monkeypatch.setattr(server, "LocalName", NoName)
    yield addresses


async def reachable(house: House) -> bool:
    import asyncio

    try:
        _, writer = await asyncio.open_connection(NEIGHBOUR, house.web.port)
    except ConnectionError:
        return False
    writer.close()
    return True


@story
async def test_nobody_else_gets_in_unless_asked(tmp_path: Path, network: list[str | None]):
    async with serving(TestService(tmp_path)) as house:
        assert not await reachable(house)
        assert house.web.urls == ()
        assert (await get(house, "/join.svg"))[0] == 404


@story
async def test_g12_phones_join_at_the_plain_address(tmp_path: Path, network: list[str | None]):
    told: list[str | None] = []
    async with serving(TestService(tmp_path)) as house, house.screen() as screen:
        house.web.on_house(told.append)
        await screen.ask("lan", on=True)
        await screen.until("change")
        lan = (await screen.settled())["lan"]
        url = f"http://{NEIGHBOUR}:{house.web.port}/"
        assert (lan["on"], lan["urls"], lan["qr"]) == (True, [url], "/join.svg")
        assert lan["text"] == f"Phones in the same network join at {url}"
        assert await reachable(house)
        status, headers, body = await get(house, "/join.svg")
        assert (status, headers["content-type"], body) == (200, "image/svg+xml", qr(url))
        assert (await screen.ask("ticket", seat=0))["url"].startswith(f"{url}#")
        await screen.ask("lan", on=False)
        await screen.until("change")
        assert (await screen.settled())["lan"]["on"] is False
        assert not await reachable(house)
        assert told == [url, None]


@story
async def test_asked_twice_it_opens_once(tmp_path: Path, network: list[str | None]):
    async with serving(TestService(tmp_path), lan=True) as house, house.screen() as screen:
        assert len(house.web.screen_urls) == 2
        await screen.ask("lan", on=True)
        await screen.ask("lan", on=False)
        await screen.ask("lan", on=True)
        await screen.until("change")
        while not (await screen.settled())["lan"]["on"]:
            await screen.next()
        assert await reachable(house)


@story
async def test_without_a_network_it_says_so(tmp_path: Path, network: list[str | None]):
    network.append(None)
    async with serving(TestService(tmp_path), lan=True) as house, house.page() as page:
        assert page.state["lan"]["text"].startswith("This computer is in no network.")
        assert page.state["lan"]["on"] is False


@story
async def test_a_port_that_another_program_has_there_is_said_in_the_pages_language(
    tmp_path: Path, network: list[str | None]
):
    async with serving(TestService(tmp_path)) as house, house.screen(language="sv") as screen:
        with socket.create_server((NEIGHBOUR, house.web.port)):
            await screen.ask("lan", on=True)
            while "annat program" not in (await screen.settled())["lan"]["text"]:
                await screen.next()
        assert str(house.web.port) in screen.state["lan"]["text"]
        await screen.ask("lan", on=True)
        while not (await screen.settled())["lan"]["on"]:
            await screen.next()


def test_an_address_that_has_changed_or_what_only_the_system_knows_is_said():
    changed = unreachable(OSError(errno.EADDRNOTAVAIL, "Cannot assign requested address"), 8440)
    assert labels("en").say(changed.word, **changed.args) == (
        "Phones cannot join: this computer's address has just changed. Let them join again."
    )
    unknown = unreachable(OSError(errno.ENOBUFS, "No buffer space available"), 8440)
    assert "“No buffer space available”" in labels("en").say(unknown.word, **unknown.args)


@story
async def test_a_port_in_use_is_one_line(tmp_path: Path):
    async with serving(TestService(tmp_path)) as house:
        other = server.Web(TestService(tmp_path / "other"), lambda _: None)  # type: ignore[arg-type, return-value]  # says nothing
        with pytest.raises(OSError, match=r"can't be served on port \d+ \(.*\): choose another"):
            await other.start(house.web.port)


def test_a_qr_code_is_a_picture_without_styles_or_scripts():
    picture = qr(page_url("192.168.1.5", 8440)).decode()
    assert picture.startswith("<svg xmlns=")
    assert "viewBox" in picture
    assert not re.search(r"style=|<script|href|width=", picture)


def test_our_own_address_is_none_or_an_address_of_others():
    address = address_in_the_house()
    assert address is None or (address.count(".") == 3 and not address.startswith("127."))
