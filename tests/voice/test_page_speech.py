"""Speech for the pages: a WAV file for each sentence, one after the other."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.voice.speech import Hummer

from plank.phrases.sentence import Sentence
from plank.voice import playback_timeout
from plank.voice.page_speech import Broadcast, Speech
from plank.voice.speaker import Utterance
from plank.voice.wav import from_wav


class Pages:
    """Pages that listen to a broadcast."""

    def __init__(self) -> None:
        self.engine = Hummer()
        self.complaints: list[Sentence] = []
        self.heard: list[Speech] = []
        self.hushed = 0
        self.nobody = True
        loop = asyncio.get_running_loop()
        self.broadcast = Broadcast(self.engine, "phones", loop, self._hear)
        self.broadcast.on_speech(self._play)
        self.broadcast.on_stop(self._hush)

    def _hear(self, complaint: Sentence | None) -> None:
        if complaint is not None:
            self.complaints.append(complaint)

    def _play(self, speech: Speech) -> None:
        self.heard.append(speech)
        if self.nobody:
            self.broadcast.nobody_plays(speech.number)

    def _hush(self) -> None:
        self.hushed += 1

    def begin(self, text: str) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.broadcast.say(Utterance(text, "sv"), lambda: done.set_result(None))
        return done

    async def until_heard(self, count: int) -> None:
        while len(self.heard) < count:
            await asyncio.sleep(0.001)


def on_pages(play: Any) -> Pages:
    async def run() -> Pages:
        pages = Pages()
        try:
            await asyncio.wait_for(play(pages), 30)
        finally:
            pages.engine.go.set()
            pages.broadcast.close()
        return pages

    return asyncio.run(run())


@pytest.fixture(autouse=True)
def _no_head_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playback_timeout, "HEAD_START_S", 0.0)


def test_pages_get_the_sentence_as_a_file_and_in_words():
    async def play(pages: Pages) -> None:
        await pages.begin("Ohoj")

    (speech,) = on_pages(play).heard
    assert (speech.text, speech.language, speech.where) == ("Ohoj", "sv", "phones")
    assert from_wav(speech.wav) == (b"\x00\x10" * 80 * 4, 8000)
    assert speech.seconds == pytest.approx(0.04)


def test_the_next_one_comes_as_soon_as_the_last_was_played():
    async def play(pages: Pages) -> None:
        pages.nobody = False
        done = pages.begin("Ohoj" * 100_000)
        await pages.until_heard(1)
        pages.broadcast.played(7)
        assert not done.done()
        pages.broadcast.played(1)
        assert done.done()
        pages.broadcast.played(1)

    assert len(on_pages(play).heard) == 1


def test_the_next_one_comes_when_the_last_has_had_its_time():
    async def play(pages: Pages) -> None:
        done = pages.begin("Ohoj")
        await pages.until_heard(1)
        assert not done.done()
        await done
        await pages.begin("O")

    assert [speech.number for speech in on_pages(play).heard] == [1, 2]


def test_stopped_the_pages_are_hushed_and_it_is_done():
    async def play(pages: Pages) -> None:
        done = pages.begin("Ohoj" * 100_000)
        await pages.until_heard(1)
        pages.broadcast.stop()
        await done

    assert on_pages(play).hushed == 2  # once more at the end


def test_stopped_before_it_is_made_it_is_never_sent():
    async def play(pages: Pages) -> None:
        pages.engine.go.clear()
        done = pages.begin("Ohoj")
        pages.broadcast.stop()
        pages.engine.go.set()
        await done

    assert on_pages(play).heard == []


def test_an_engine_that_fails_is_told_and_it_is_done():
    async def play(pages: Pages) -> None:
        pages.engine.error = ValueError("no voice")
        await pages.begin("Ohoj")

    pages = on_pages(play)
    assert [one.key for one in pages.complaints] == ["voice-failed"]
    assert pages.heard == []
