"""What the page sets up and keeps, by the service that `plank play` gives it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from plank.games import GAMES
from plank.games.ships_log import encode_header
from plank.journal import Journal
from plank.phrases.languages import LANGUAGES
from plank.phrases.phrases import Phrases
from plank.phrases.speech_choices import OFF
from plank.phrases.speech_settings import SpeechSettings
from plank.service.host_service import HostService
from plank.service.options import ServiceOptions, VoiceOptions
from plank.service.page_service import PageService
from plank.service.referee_and_link import link_sentence
from plank.service.service_voice import ServiceVoice
from plank.table.link.link_state import Condition, LinkState
from plank.web import Draft, DraftSeat, Refusal


@asynccontextmanager
async def page_service(folder: Path) -> AsyncIterator[PageService]:
    """A service in whose journal there is game 1, left unfinished."""
    with Journal(folder / "journal") as journal:
        journal.start(encode_header(GAMES["the-plank"](("Anne", "Bo"))), ("human",) * 2, "")
        service = HostService(journal, ServiceOptions(board="sim:cpython"))
        voice = ServiceVoice(VoiceOptions(SpeechSettings(speaker=OFF)), lambda _: None)
        yield PageService(service, voice)
        await voice.finish()


@pytest.mark.parametrize("state", ["over", "aborted"])
async def test_a_finished_game_stays_as_it_is(tmp_path: Path, state: Any) -> None:
    async with page_service(tmp_path) as service:
        service.journal.end(1, state)
        for change in (service.discard, service.resume):
            with pytest.raises(Refusal, match="has-ended"):
                change(1)
        assert service.journal.game(1).state == state


async def test_a_game_left_unfinished_is_abandoned(tmp_path: Path) -> None:
    async with page_service(tmp_path) as service:
        service.discard(1)
        assert service.journal.game(1).state == "aborted"


async def test_people_and_bots_are_called_what_they_were_named(tmp_path: Path) -> None:
    seats = (DraftSeat("bot:deckhand"), DraftSeat("Ada", "bosun"), DraftSeat("", "deckhand"))
    async with page_service(tmp_path) as service:
        checked = service.check(Draft("the-plank", seats))
        assert checked.seats == (*seats[:2], DraftSeat("Morgan", "deckhand"))
        assert service.check(checked) == checked


@pytest.mark.parametrize("game", ["walk-the-plank", "hopscotch"])
async def test_only_games_on_the_table_are_offered_and_begun(tmp_path: Path, game: str) -> None:
    seats = (DraftSeat("Anne"), DraftSeat("Bo"), DraftSeat("Cy"))
    async with page_service(tmp_path) as service:
        assert "the-plank" in service.offers.games
        assert game not in service.offers.games
        with pytest.raises(Refusal, match="not-on-table"):
            service.begin(Draft(game, seats))


def test_a_simulated_table_of_our_own_is_told_without_its_port() -> None:
    state = LinkState(Condition.CONNECTED, "", "/dev/pts/2")
    words = {code: Phrases(code) for code in LANGUAGES}
    told = [words[code].say(link_sentence(state, simulated=True)) for code in words]
    assert told[0] == "The simulated table is ready."
    assert len(set(told)) == len(LANGUAGES)
    assert not any("/dev" in text for text in told)
    named = Phrases("en").say(link_sentence(state))
    assert named == "The board on /dev/pts/2 is connected."


@pytest.mark.parametrize(
    ("how", "factor"), [({"rate": 80}, 0.8), ({"loudness": 50}, 0.5), ({"style": "terse"}, "terse")]
)
async def test_the_voice_speaks_as_the_page_wants(how: dict[str, Any], factor: Any) -> None:
    voice = ServiceVoice(VoiceOptions(SpeechSettings(speaker=OFF)), lambda _: None)
    voice.change(msgspec.structs.replace(voice.settings, **how))
    (name,) = how
    assert getattr(voice.announcer, name) == factor
    await voice.finish()
