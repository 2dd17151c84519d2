"""What the page sets up and keeps, by the house that `plank play` gives it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from plank.games import GAMES
from plank.games.ships_log import encode_header
from plank.journal import Journal
from plank.phrases.languages import LANGUAGES
from plank.phrases.phrases import Phrases
from plank.service.boards import Boards
from plank.service.game_session import GameSession
from plank.service.service import HostService, ServiceMode
from plank.service.speech import Speech
from plank.service.web_service import WebService
from plank.service.wiring import link_sentence
from plank.table.link.link_state import Condition, LinkState
from plank.voice.voice_setup import OFF
from plank.web import Draft, DraftSeat, Refusal, Settings


def at_house(folder: Path, work: Callable[[WebService, Journal], None]) -> None:
    """Do something at a house in whose journal there is game 1, left unfinished."""

    async def story() -> None:
        with Journal(folder / "journal") as journal:
            journal.start(encode_header(GAMES["the-plank"](("Anne", "Bo"))), ("human",) * 2, "")
            service = HostService(
                journal,
                lambda plan: Boards("sim:cpython").choose(seed=plan.seed, spaces=plan.spaces),
                GameSession.play,
                ServiceMode(),
            )
            speech = Speech(Settings(speaker=OFF), None, lambda _: None)
            work(WebService(service, speech), journal)
            await speech.finish()

    asyncio.run(story())


@pytest.mark.parametrize("state", ["over", "aborted"])
def test_a_finished_game_stays_as_it_is(tmp_path: Path, state: str) -> None:
    def work(house: WebService, journal: Journal) -> None:
        journal.end(1, state)  # type: ignore[arg-type] # one of the states
        for change in (house.discard, house.resume):
            with pytest.raises(Refusal, match="has-ended"):
                change(1)
        assert journal.game(1).state == state

    at_house(tmp_path, work)


def test_a_game_left_unfinished_is_ended_for_good(tmp_path: Path) -> None:
    def work(house: WebService, journal: Journal) -> None:
        house.discard(1)
        assert journal.game(1).state == "aborted"

    at_house(tmp_path, work)


def test_people_and_bots_are_called_what_they_were_named(tmp_path: Path) -> None:
    seats = (DraftSeat("bot:deckhand"), DraftSeat("Ada", "bosun"), DraftSeat("", "deckhand"))

    def work(house: WebService, _: Journal) -> None:
        checked = house.check(Draft("the-plank", seats))
        assert checked.seats == (*seats[:2], DraftSeat("Morgan", "deckhand"))
        assert house.check(checked) == checked

    at_house(tmp_path, work)


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
def test_the_voice_speaks_as_the_page_wishes(tmp_path: Path, how: dict[str, Any], factor: Any):
    def work(house: WebService, _: Journal) -> None:
        house.change(msgspec.structs.replace(house.settings, **how))
        (name,) = how
        assert getattr(house._speech._announcer, name) == factor

    at_house(tmp_path, work)
