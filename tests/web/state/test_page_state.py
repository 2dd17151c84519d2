"""The state: whole on opening and after a gap, otherwise numbered changes, in the page's words."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.web.page_client import serving, story
from tests.web.scripted_service import ScriptedService

from plank.phrases.sentence import Sentence
from plank.referee import acts
from plank.web.pages.heartbeat import close_silent_pages, update_supply
from plank.web.pages.page_connection import PageConnection
from plank.web.protocol.limits import MOST_WAITING, SILENCE_S, STUCK_S
from plank.web.state.numbered_state import StateSequence


@story
async def test_a_move_is_told_and_changes_the_state(tmp_path: Path):
    service = ScriptedService(tmp_path)
    async with serving(service) as server, server.page() as page:
        service.session.turn(5, "coin", 3, 2)
        throw = await page.until("announcement")
        assert throw["texts"] == ["Anne throws 5, a coin, 3 and 2. The total is 10."]
        assert throw["move"]["faces"] == [5, "coin", 3, 2]
        stand = await page.until("announcement")
        assert (stand["k"], stand["moves"]) == (throw["k"] + 1, 2)
        assert stand["events"][0] == {
            "event": "moved", "seat": 0, "start": None, "space": 10
        }  # fmt: skip
        state = await page.settled()
        assert state["picture"]["seats"][0]["space"] == 10
        assert state["last"]["move"] == {"do": "stand", "seat": 0}
        assert state["last"]["texts"] == stand["texts"]
        assert state["todo"][0] == {
            "task": "throw-dice", "text": "Bo, throw all four dice.",
            "seat": 1, "dice": [0, 1, 2, 3], "optional": False,
        }  # fmt: skip


@story
async def test_every_page_comes_to_the_same_state_under_load(tmp_path: Path):
    service = ScriptedService(tmp_path, ("Anne", "Bo", "Cy"))
    async with serving(service) as server, server.page() as one, server.page() as other:
        for _ in range(40):
            service.session.turn(1, 1, 1, "sword")
            service.session.referee.act(acts.TakeBack(2))
            service.session.carry()
            await asyncio.sleep(0)
        async with server.page() as late:
            assert await one.settled() == await other.settled() == late.state
        numbers = [m["n"] for m in one.heard if m["t"] == "change"]
        assert numbers == list(range(2, 2 + len(numbers)))
        assert len(numbers) > 20


@story
async def test_g2_a_gap_is_healed_by_the_whole_state(tmp_path: Path):
    service = ScriptedService(tmp_path)
    async with serving(service) as server, server.page() as page:
        service.session.turn(5, "coin", 3, 2)
        truth = await page.settled()
        page.state = {"lost": True}
        await page.say("whole")
        await page.until("whole")
        assert page.state == truth


@story
async def test_g1_who_comes_back_is_told_nothing_anew(tmp_path: Path):
    service = ScriptedService(tmp_path)
    async with serving(service) as server:
        service.session.turn(5, "coin", 3, 2)
        async with server.page() as page:
            await page.settled()
            assert [message["t"] for message in page.heard] == ["welcome", "whole", "alive"]
            assert page.state["last"]["move"]["do"] == "stand"


@story
async def test_a_returning_program_knows_the_last_move(tmp_path: Path):
    service = ScriptedService(tmp_path)
    service.session.turn(5, "coin", 3, 2)
    service.resume(1)
    async with serving(service) as server, server.page() as page:
        assert page.state["last"]["texts"][0] == "Anne leaves the ship for space 10."
        service.session.referee.act(acts.TakeBack(1))
        state = await page.settled()
        assert state["last"]["move"]["do"] == "throw"
        assert state["notice"] == "The last move is taken back."


@story
async def test_everything_is_in_the_pages_language(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.page(language="de") as page:
        assert page.state["lan"]["text"] == "Telefone können noch nicht mitmachen."
        await page.say("language", language="sv")
        await page.until("whole")
        assert page.state["lan"]["text"] == "Telefoner kan inte gå med än."
        assert "stora skärmen" in (await page.ask("service"))["text"]
        await page.say("language", language="tlh")
        await page.until("whole")
        assert page.state["language"] == "en"


@story
async def test_the_link_is_told_with_its_cure(tmp_path: Path):
    service = ScriptedService(tmp_path)
    async with serving(service) as server, server.page() as page:
        service.session.referee.hear_link("lost", Sentence("link-lost"))
        state = await page.settled()
        assert state["link"]["good"] is False
        assert state["link"]["text"].endswith("the game goes on when it is back.")
        assert state["picture"]["phase"] == "paused"
        assert state["notice"] == ""


@story
async def test_before_the_link_has_told_anything_nothing_is_said_to_be_missing(tmp_path: Path):
    service = ScriptedService(tmp_path)
    session = service.session
    session.referee = session.new_referee()
    async with serving(service) as server, server.page(language="sv") as page:
        assert page.state["link"]["text"] == "Ansluter till bordet."
        assert page.state["notice"] == ""


@story
async def test_a_complaint_goes_when_it_has_been_put_right(tmp_path: Path):
    service = ScriptedService(tmp_path)
    async with serving(service) as server, server.page() as page:
        session = service.session
        session.look(faults=("well 2",))
        state = await page.settled()
        assert state["notice"] in [todo["text"] for todo in state["todo"]]
        session.look()
        assert (await page.settled())["notice"] == ""


@story
async def test_a_repetition_is_no_news_about_the_table(tmp_path: Path):
    service = ScriptedService(tmp_path)
    async with serving(service) as server, server.page() as page:
        service.session.turn(5, "coin", 3, 2)
        service.session.referee.act(acts.Repeat())
        assert (await page.settled())["notice"] == ""
        told = [m["texts"] for m in page.heard if m["t"] == "announcement"]
        assert told[-1] == told[-2]


@story
async def test_an_older_games_referee_is_not_heard(tmp_path: Path):
    service = ScriptedService(tmp_path)
    older = service.session
    async with serving(service) as server, server.page() as page:
        service.play(("Cy", "Di"))
        older.turn(5, "coin", 3, 2)
        state = await page.settled()
        assert state["picture"]["count"] == 0
        assert all(m["t"] != "announcement" for m in page.heard)


@story
async def test_the_supply_is_shown_when_it_changes(tmp_path: Path):
    service = ScriptedService(tmp_path)
    async with serving(service) as server, server.page() as page:
        service.power = (4710, 900)
        update_supply(server.web.hub)
        assert (await page.settled())["table"]["millivolts"] == 4710
        number = page.n
        service.power = (4713, 904)  # too little to be worth a message
        update_supply(server.web.hub)
        await page.settled()
        assert page.n == number


@story
async def test_trouble_with_a_page_never_reaches_the_game(tmp_path: Path):
    service = ScriptedService(tmp_path)
    async with serving(service) as server, server.page():
        server.web.hub.last_announcement.record = None  # type: ignore[assignment, method-assign]  # broken
        service.session.turn(5, "coin", 3, 2)
        assert service.session.referee.picture.count == 2
        assert "could not be told" in server.web.hub.service_log.lines[-1]["text"]


class Hurdle:
    """A socket that takes nothing until it is let."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.free = asyncio.Event()

    async def send(self, message: Any) -> None:
        await self.free.wait()
        self.sent.append(message)


@story
async def test_news_never_pile_up_for_a_slow_page():
    page, socket = PageConnection(lambda: 0.0), Hurdle()
    page.states = StateSequence({"turn": 0})
    writing = asyncio.ensure_future(page.write(socket.send))
    for turn in range(1, 500):
        text = page.states.update({"turn": turn})
        assert text is not None
        page.change(text)
        await asyncio.sleep(0)
    socket.free.set()
    page.end(4004)
    await writing
    texts = [message["text"] for message in socket.sent if "text" in message]
    assert len(texts) <= MOST_WAITING + 1
    assert socket.sent[-1] == {"type": "websocket.close", "code": 4004}


@story
async def test_a_slow_page_gets_the_whole_state_once_it_takes_it():
    page, socket = PageConnection(lambda: 0.0), Hurdle()
    page.states = StateSequence({"turn": 0})
    writing = asyncio.ensure_future(page.write(socket.send))
    for turn in range(1, 100):
        page.change(page.states.update({"turn": turn}) or "")
        await asyncio.sleep(0)
    socket.free.set()
    while not socket.sent or '"whole"' not in socket.sent[-1]["text"]:
        await asyncio.sleep(0)
    assert socket.sent[-1]["text"] == '{"t":"whole","n":100,"state":{"turn":99}}'
    page.change(page.states.update({"turn": 7}) or "")
    while '"change"' not in socket.sent[-1]["text"]:
        await asyncio.sleep(0)
    assert socket.sent[-1]["text"] == '{"t":"change","n":101,"of":100,"set":{"turn":7}}'
    writing.cancel()


@story
async def test_a_silent_page_is_let_go(tmp_path: Path):
    now = 0.0
    async with serving(ScriptedService(tmp_path)) as server:
        server.web.hub.clock = lambda: now
        async with server.page() as awake, server.page() as asleep:
            now = SILENCE_S - 1
            await awake.settled()
            now = SILENCE_S + 1
            close_silent_pages(server.web.hub)
            assert await asleep.closed() == 4004
            assert await awake.settled()


@pytest.mark.parametrize("waits", (0.0, STUCK_S - 1))
@story
async def test_a_page_that_takes_nothing_is_let_go_after_a_while(waits: float):
    page = PageConnection(lambda: 100.0)
    page.busy_since = 100.0
    assert not page.stuck(100.0 + waits)
    assert page.stuck(100.0 + STUCK_S + 1)


@story
async def test_a_page_that_breaks_the_server_is_for_the_log_and_for_no_terminal(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
):
    async with serving(ScriptedService(tmp_path)) as server, server.screen() as page:
        server.web.hub.games.list = None  # type: ignore[assignment, method-assign]  # broken
        await page.say("games")
        assert await page.closed() is not None
        async with server.screen() as other:
            lines = (await other.ask("service"))["lines"]
    assert [line["text"] for line in lines if line["level"] == "error"]
    assert capfd.readouterr().err == ""
