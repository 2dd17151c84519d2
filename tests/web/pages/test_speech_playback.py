"""Speech played by pages: for the big screen or for phones, at addresses nobody can guess."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from tests.web.net.test_request_guard import get
from tests.web.page_client import PageServer, serving, story
from tests.web.scripted_service import ScriptedService

from plank.phrases.sentence import Sentence
from plank.web.pages.speech_playback import Ear
from plank.web.pages.temporary_files import KEPT_S, MOST_BYTES, TemporaryFiles

WAV = b"RIFF" + bytes(40)


def say(server: PageServer, ear: Ear) -> list[bool]:
    """Have a sentence played; the answer gets whether it was heard once nobody plays it."""
    over: list[bool] = []
    server.web.speech.play(WAV, "Anne throws.", "en", ear, over.append)
    return over


@story
async def test_a_sentence_is_played_on_the_screen_and_heard_to_be_over(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.screen() as screen:
        over = say(server, "screen")
        said = await screen.until("say")
        assert (said["text"], said["language"]) == ("Anne throws.", "en")
        status, headers, body = await get(server, said["url"])
        assert (status, headers["content-type"], body) == (200, "audio/wav", WAV)
        assert over == []
        await screen.ask("played", say=said["say"])
        await screen.ask("played", say=said["say"])
        assert over == [True]
        server.web.speech.hush()
        assert await screen.until("hush") == {"t": "hush"}


@story
async def test_phones_play_it_where_phones_are_chosen(tmp_path: Path):
    async with (
        serving(ScriptedService(tmp_path)) as server,
        server.seat(0) as anne,
        server.page(anne.token) as second,
        server.page() as watcher,
    ):
        assert say(server, "screen") == [False]
        assert say(server, "phones") == []
        assert await anne.until("say")
        for page in (second, watcher):
            await page.settled()
            assert all(message["t"] != "say" for message in page.heard)


@story
async def test_it_is_over_when_all_phones_have_played_it(tmp_path: Path):
    async with (
        serving(ScriptedService(tmp_path)) as server,
        server.seat(0) as anne,
        server.seat(1) as bo,
        server.page() as watcher,
    ):
        over = say(server, "phones")
        said = (await anne.until("say"))["say"]
        await watcher.ask("played", say=said)  # was not asked to
        await anne.ask("played", say=said)
        await anne.ask("played", say=said)
        await bo.ask("played", say="another")
        assert over == []
        await bo.ask("played", say=said)
        assert over == [True]


@story
async def test_a_page_that_goes_away_is_not_waited_for(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.seat(0) as anne:
        async with server.seat(1):
            both = say(server, "phones")
            await anne.ask("played", say=(await anne.until("say"))["say"])
            assert both == []
        while not both:
            await anne.next()  # Bo's seat is seen to be empty
        assert both == [True]
        alone = say(server, "phones")
        await anne.until("say")
        await anne.socket.close()
        while not alone:
            await asyncio.sleep(0)
        assert alone == [False]


@story
async def test_a_phone_that_never_answers_is_waited_for_once(tmp_path: Path):
    async with (
        serving(ScriptedService(tmp_path)) as server,
        server.seat(0) as anne,
        server.seat(1) as asleep,
    ):
        first = say(server, "phones")
        await anne.ask("played", say=(await anne.until("say"))["say"])
        second = say(server, "phones")  # its time was up
        await anne.ask("played", say=(await anne.until("say"))["say"])
        assert (first, second) == ([], [True])
        old = (await asleep.until("say"))["say"]
        for said in (old, "another"):
            await asleep.ask("played", say=said)
        third = say(server, "phones")
        await anne.ask("played", say=(await anne.until("say"))["say"])
        assert third == [True]
        await asleep.ask("played", say=(await asleep.until("say"))["say"])  # it wakes up
        fourth = say(server, "phones")
        await anne.ask("played", say=(await anne.until("say"))["say"])
        assert fourth == []


@story
async def test_sounds_are_named_in_the_state(tmp_path: Path):
    sounds = {"throw": WAV}
    async with serving(ScriptedService(tmp_path), sounds=sounds) as server, server.page() as page:
        assert page.state["sounds"] == ["throw"]
        assert (await get(server, "/sounds/throw.wav"))[2] == WAV
        assert (await get(server, "/sounds/sneeze.wav"))[0] == 404


@story
async def test_why_nothing_is_heard_is_said_in_each_pages_language(tmp_path: Path):
    service = ScriptedService(tmp_path)
    trouble = Sentence("voice-no-sound", {"reason": "no such device"})
    service.offers = msgspec.structs.replace(service.offers, trouble=trouble)
    async with (
        serving(service) as server,
        server.page(language="de") as german,
        server.page(language="fr") as french,
    ):
        said = german.state["voice"]["text"]
        assert said.startswith("Es kommt kein Ton: no such device. Prüf")
        assert french.state["voice"]["text"].startswith("Aucun son ne sort : no such device.")


def test_what_is_there_for_a_minute_is_gone_after_it():
    now = 0.0
    brief = TemporaryFiles(lambda: now)
    name = brief.put(WAV, "wav", "audio/wav")
    assert len(name) > 22
    now = KEPT_S - 1
    assert brief.get(name) is not None
    now = KEPT_S
    assert brief.get(name) is None


def test_the_oldest_goes_where_there_is_too_much():
    brief = TemporaryFiles(lambda: 0.0)
    first = brief.put(bytes(MOST_BYTES // 2), "wav", "audio/wav")
    second = brief.put(bytes(MOST_BYTES // 2 + 1), "wav", "audio/wav")
    assert brief.get(first) is None
    assert brief.get(second) is not None
