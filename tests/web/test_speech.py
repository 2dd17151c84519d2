"""Speech played by pages: for the big screen or for phones, at addresses nobody can guess."""

from __future__ import annotations

from pathlib import Path

from tests.web.evening import TestEvening
from tests.web.opened import serving, story
from tests.web.test_guard import get

from plank.web.brief import KEPT_S, MOST_BYTES, Brief

WAV = b"RIFF" + bytes(40)


@story
async def test_a_sentence_is_played_on_the_screen_and_heard_to_be_over(tmp_path: Path):
    over: list[str] = []
    async with serving(TestEvening(tmp_path)) as house, house.screen() as screen:
        house.web.on_played(over.append)
        said = house.web.play(WAV, "Anne throws.", "en", "screen")
        say = await screen.until("say")
        assert (say["say"], say["text"], say["language"]) == (said, "Anne throws.", "en")
        status, headers, body = await get(house, say["url"])
        assert (status, headers["content-type"], body) == (200, "audio/wav", WAV)
        await screen.ask("played", say=said)
        assert over == [said]
        house.web.hush()
        assert await screen.until("hush") == {"t": "hush"}


@story
async def test_phones_play_it_where_phones_are_chosen(tmp_path: Path):
    async with (
        serving(TestEvening(tmp_path)) as house,
        house.seat(0) as anne,
        house.page(anne.token) as second,
        house.page() as watcher,
    ):
        assert house.web.play(WAV, "Anne throws.", "en", "screen") is None
        assert house.web.play(WAV, "Anne throws.", "en", "phones") is not None
        assert await anne.until("say")
        for page in (second, watcher):
            await page.settled()
            assert all(message["t"] != "say" for message in page.heard)


@story
async def test_sounds_are_named_in_the_state(tmp_path: Path):
    sounds = {"throw": WAV}
    async with serving(TestEvening(tmp_path), sounds=sounds) as house, house.page() as page:
        assert page.state["sounds"] == ["throw"]
        assert (await get(house, "/sounds/throw.wav"))[2] == WAV
        assert (await get(house, "/sounds/sneeze.wav"))[0] == 404


def test_what_is_there_for_a_minute_is_gone_after_it():
    now = 0.0
    brief = Brief(lambda: now)
    name = brief.put(WAV, "wav", "audio/wav")
    assert len(name) > 22
    now = KEPT_S - 1
    assert brief.get(name) is not None
    now = KEPT_S
    assert brief.get(name) is None


def test_the_oldest_goes_where_there_is_too_much():
    brief = Brief(lambda: 0.0)
    first = brief.put(bytes(MOST_BYTES // 2), "wav", "audio/wav")
    second = brief.put(bytes(MOST_BYTES // 2 + 1), "wav", "audio/wav")
    assert brief.get(first) is None
    assert brief.get(second) is not None
