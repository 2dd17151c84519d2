"""Serves the page beside the table, and opens it where there is a browser."""

from __future__ import annotations

import sys
import webbrowser
from collections.abc import Mapping
from pathlib import Path

from plank.phrases.phrases import Phrases
from plank.phrases.sentence import sentence
from plank.service.game_session import GameSession
from plank.service.host_service import HostService
from plank.service.page_service import PageService
from plank.service.service_voice import ServiceVoice
from plank.voice import sounds
from plank.web import DEFAULT_PORT, Web

ANY_PORT = 0


async def serve_page(
    service: HostService, voice: ServiceVoice, *, port: int | None, lan: bool
) -> Web:
    """Serve the page; raises OSError when the port named is taken, else takes any that is free."""
    web = Web(
        PageService(service, voice),
        Phrases,
        sounds={name: sounds.wav(name) for name in sounds.NAMES},
        lan=lan,
        tokens=_seat_tokens(service),
    )
    try:
        await web.start(DEFAULT_PORT if port is None else port)
    except OSError:
        if port is not None:
            raise
        await web.start(ANY_PORT)
    voice.play_on(web)
    web.on_lan(lambda url: _announce_address(service.session, url))
    service.on_session(
        lambda session: session.on_connect(lambda: _announce_address(session, *web.urls[:1]))
    )
    return web


def _seat_tokens(service: HostService) -> Path:
    """Return where it is kept who has which seat, so that phones stay seated over a restart."""
    journal = service.journal.path
    return journal.with_name(f"{journal.name}.seats")


def _announce_address(session: GameSession | None, url: str | None = None) -> None:
    """Announce where phones join (failures.md G12: a name alone is not found by all)."""
    if url is not None and session is not None:
        session.referee.announce(sentence("join-at", url=url))


def open_browser(url: str, environment: Mapping[str, str]) -> None:
    """Open the big screen, where there is a screen to open it on."""
    shown = ("DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform == "darwin" or any(name in environment for name in shown):
        webbrowser.open(url)
