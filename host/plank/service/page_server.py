"""The page beside the table: served while the service lasts, opened where there is a browser."""

from __future__ import annotations

import sys
import webbrowser
from collections.abc import Mapping
from pathlib import Path

from plank.phrases.phrases import Phrases
from plank.phrases.sentence import sentence
from plank.service.game_session import GameSession
from plank.service.service import HostService
from plank.service.speech import Speech
from plank.service.web_service import WebService
from plank.sim.commands.running_tables import runtime_folder
from plank.voice import sounds
from plank.web import USUAL_PORT, Web

ANY_PORT = 0


async def serve(service: HostService, speech: Speech, *, port: int | None, lan: bool) -> Web:
    """Serve the page; raises OSError when the port named is taken, else takes any that is free."""
    web = Web(
        WebService(service, speech),
        Phrases,
        sounds={name: sounds.wav(name) for name in sounds.NAMES},
        lan=lan,
        tokens=_passes(service),
    )
    try:
        await web.start(USUAL_PORT if port is None else port)
    except OSError:
        if port is not None:
            raise
        await web.start(ANY_PORT)
    speech.play_on(web)
    web.on_house(lambda url: _say_address(service.session, url))
    service.on_session(
        lambda session: session.on_welcome(lambda: _say_address(session, *web.urls[:1]))
    )
    return web


def _passes(service: HostService) -> Path:
    """Return where it is kept who has which seat, so that phones stay seated over a restart."""
    journal = service.journal.path
    return journal.with_name(f"{journal.name}.seats")


def _say_address(session: GameSession | None, url: str | None = None) -> None:
    """Say where phones join (failures.md G12: a name alone is not found by all)."""
    if url is not None and session is not None:
        session.referee.announce(sentence("join-at", url=url))


def open_browser(url: str, environment: Mapping[str, str]) -> None:
    """Open the big screen, where there is a screen to open it on."""
    shown = ("DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform == "darwin" or any(name in environment for name in shown):
        webbrowser.open(url)


def keep_address(url: str) -> None:
    """Leave the big screen's address where only its owner can read it, and say where."""
    if sys.stdout.isatty():
        return
    file = runtime_folder() / "big-screen"
    file.touch(0o600)
    file.write_text(f"{url}\n")
    print(f"The big screen's address is in {file}", flush=True)
