"""One game after another, and when time travels."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.service.simulated_games import plan

from plank.journal import Journal
from plank.phrases.speech_choices import OFF
from plank.phrases.speech_settings import SpeechSettings
from plank.service import (
    NO_PACE,
    GameSession,
    HostService,
    PageOptions,
    ServiceOptions,
    VoiceOptions,
    plan_another,
)
from plank.service.host_service import travels

ON_PYTHON = ServiceOptions(board="sim:cpython", pace=NO_PACE)
TWO_BOTS = "bot:deckhand,bot:deckhand"
SHORT = 15
"""A seed whose dice let one of two deckhands fall after a few throws."""


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with Journal(tmp_path / "journal") as journal:
        yield journal


async def test_one_game_is_played_and_its_announcements_are_passed_on(journal: Journal) -> None:
    keys: list[str] = []
    service = HostService(journal, ON_PYTHON)
    service.on_announcement(lambda told: keys.extend(one.key for one in told.sentences))
    await service.play_games(plan(SHORT, TWO_BOTS))
    assert service.session is not None
    assert service.session.game.over
    assert keys[-1] == "won"
    assert [game.state for game in journal.games()] == ["over"]


async def test_a_game_started_meanwhile_is_played_next_and_the_first_one_is_kept(
    journal: Journal,
) -> None:
    sessions: list[GameSession] = []

    def start_another(session: GameSession) -> None:
        sessions.append(session)
        if len(sessions) == 1:
            loop = asyncio.get_running_loop()
            loop.call_later(5.0, lambda: service.start(plan_another(session.plan)))

    service = HostService(journal, ON_PYTHON)
    service.on_session(start_another)
    await service.play_games(plan(SHORT, TWO_BOTS))
    first, second = sessions
    assert first.is_kept
    assert not second.is_kept
    assert [game.state for game in journal.games()] == ["over", "open"]
    assert second.game.first == (first.game.first + 1) % 2


async def test_it_waits_for_games_until_somebody_leaves(journal: Journal) -> None:
    service = HostService(journal, replace(ON_PYTHON, wait_for_games=True))
    playing = asyncio.ensure_future(service.play_games(None))
    await asyncio.sleep(3600.0)
    assert not playing.done()
    service.start(plan(SHORT, TWO_BOTS))
    await asyncio.sleep(3600.0)
    assert service.session is not None
    assert service.session.game.over
    assert not playing.done()
    service.leave()
    await playing


async def test_a_game_that_is_left_can_be_resumed(journal: Journal) -> None:
    service = HostService(journal, ON_PYTHON)
    service.on_session(lambda _: asyncio.get_running_loop().call_later(5.0, service.leave))
    await service.play_games(plan(SHORT, TWO_BOTS))
    assert service.session is not None
    assert service.session.is_kept
    assert [game.state for game in journal.games()] == ["open"]


def test_time_travels_for_bots_alone_on_a_simulated_table() -> None:
    assert travels(ON_PYTHON, plan(1))
    assert travels(replace(ON_PYTHON, board="sim"), plan(1))
    silent = VoiceOptions(SpeechSettings(speaker=OFF))
    assert travels(replace(ON_PYTHON, voice=silent), plan(1))


@pytest.mark.parametrize(
    "options",
    [
        replace(ON_PYTHON, pace=0.5),
        replace(ON_PYTHON, board="sim:micropython"),
        replace(ON_PYTHON, board="/dev/ttyACM0"),
        replace(ON_PYTHON, page=PageOptions()),
        replace(ON_PYTHON, voice=VoiceOptions()),
        replace(ON_PYTHON, panel=True),
    ],
    ids=["pace", "micropython", "port", "page", "voice", "panel"],
)
def test_time_is_real_where_somebody_watches_or_listens(options: ServiceOptions) -> None:
    assert not travels(options, plan(1))


def test_time_is_real_where_people_play_or_a_game_is_to_be_set_up() -> None:
    assert not travels(ON_PYTHON, plan(1, "Anne,bot"))
    assert not travels(ON_PYTHON, None)
