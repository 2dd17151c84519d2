"""G6: a voice that takes five seconds a sentence holds up neither the game nor any page.

The engine of these tests speaks as long as it is not let go; whatever waited for it would be late.
How soon a page has an event meanwhile: tests/benchmarks/event_to_page.py.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.voice.speech import Hummer, Mouth
from tests.web.page_client import PHRASES, Page, PageServer, serving, story
from tests.web.scripted_service import ScriptedService

from plank.service.service_voice import play_on_pages
from plank.voice.announcer import Announcer
from plank.voice.loudspeaker import Loudspeaker
from plank.voice.page_speech import Broadcast

SENTENCE_S = 5.0
TURNS = ((5, 4, 4, 5), (5, 4, 4, 4), (4, 4, 4, 4), (4, 4, 4, 3), (3, 4, 4, 3))


class Slow(Hummer):
    """An engine that takes five seconds a sentence, unless it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.go.clear()
        self.said: list[str] = []

    def speak(self, utterance: Any, sink: Any) -> None:
        self.begun.set()
        self.go.wait(SENTENCE_S)
        self.said.append(utterance.text)
        super().speak(utterance, sink)


class Night:
    """A game with a slow voice, and pages that show it."""

    def __init__(self, service: ScriptedService, server: PageServer, speaker: str) -> None:
        self.service = service
        self.lan = server
        self.engine = Slow()
        loop = asyncio.get_running_loop()
        mouth: Any = Mouth()
        if speaker == "host":
            voice: Any = Loudspeaker(self.engine, mouth, loop, lambda _: None)
        else:
            voice = Broadcast(self.engine, "screen", loop, lambda _: None)
            play_on_pages(server.web, voice)
        self.announcer = Announcer(voice, PHRASES("en"), loop)
        self.announcer.attach(service.session.referee)

    async def on_page(self, page: Page, *faces: Any) -> None:
        """Play a turn with these faces, until all of it is on a page."""
        moves = self.service.session.referee.picture.count
        self.service.session.turn(*faces)
        await page.until("announcement", moves=moves + 2)
        while page.state["picture"]["count"] < moves + 2:
            await page.next()


@asynccontextmanager
async def night(folder: Path, speaker: str) -> AsyncIterator[Night]:
    service = ScriptedService(folder)
    async with serving(service) as server:
        made = Night(service, server, speaker)
        try:
            yield made
        finally:
            made.engine.go.set()
            made.announcer.close()


@pytest.mark.parametrize("speaker", ["host", "screen"])
@story
async def test_g6_pages_have_each_turn_while_the_voice_is_at_its_first_sentence(
    tmp_path: Path, speaker: str
):
    async with night(tmp_path, speaker) as table, table.lan.screen() as page:
        for faces in TURNS:
            await table.on_page(page, *faces)
        assert table.engine.begun.is_set()
        assert table.engine.said == []  # nobody waited for it
        assert len(table.announcer.transcript) == 1


@story
async def test_the_screen_says_one_sentence_after_the_other(tmp_path: Path):
    async with night(tmp_path, "screen") as table, table.lan.screen() as page:
        table.engine.go.set()
        await table.on_page(page, *TURNS[0])
        texts: list[str] = []
        for _ in range(2):
            said = await page.until("say")
            texts.append(said["text"])
            assert list(table.announcer.transcript) == texts  # the next one is not chosen yet
            await page.say("played", say=said["say"])
        assert len(set(texts)) == 2
