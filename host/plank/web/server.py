"""The page server: pages for the big screen and for phones, in the program's event loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from pathlib import Path

from plank.web.net.connection_limits import MOST_FROM_HERE, ConnectionLimits, at_most
from plank.web.net.http_app import HttpApp
from plank.web.net.lan import page_url
from plank.web.net.lan_access import LanAccess
from plank.web.net.listener import Listener
from plank.web.net.page_files import PAGE, read_files
from plank.web.pages.heartbeat import Heartbeat
from plank.web.pages.hub import Hub
from plank.web.pages.speech_playback import SpeechPlayback
from plank.web.protocol.service import HostService, Words
from plank.web.seats.token_store import TokenFile
from plank.web.state.lan_state import LanState

LOOPBACK = "127.0.0.1"
DEFAULT_PORT = 8440
LOGS = ("plank", "uvicorn", "asyncio")
"""Whose lines the workshop on the page shows (and no terminal)."""

log = logging.getLogger(__name__)


class Web:
    """Serves the pages of a host service.

    Make it where the event loop runs, then `await start(port)`; raises OSError with one line
    where the port can't be had. `words` gives the words of a language, `sounds` WAV files.
    `tokens` is a file that remembers, over a restart, whose page is whose (digests only).
    It listens at this computer alone, until phones may join (`lan`, or asked by the big screen).
    """

    def __init__(  # noqa: PLR0913 - all but the first two have a default
        self,
        service: HostService,
        words: Callable[[str], Words],
        *,
        sounds: Mapping[str, bytes] | None = None,
        lan: bool = False,
        page: Path = PAGE,
        tokens: Path | None = None,
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self.hub = Hub(service, words, sounds or {}, self._loop.time, TokenFile(tokens))
        self._app = HttpApp(self.hub, read_files(page)).app()
        self._listener: Listener | None = None
        self._lan = lan
        self._lan_access = LanAccess(self._app, lambda: self.port, self._lan_changed)
        self.hub.set_lan = self._lan_access.set
        self._reading: asyncio.Task[None] | None = None
        self._on_lan: list[Callable[[str | None], None]] = []
        self._heartbeat = Heartbeat(self.hub, self._loop)

    async def start(self, port: int = DEFAULT_PORT) -> None:
        """Begin to serve; port 0 takes any that is free. Raises OSError."""
        try:
            limits = ConnectionLimits(at_most(MOST_FROM_HERE), None)
            self._listener = Listener(self._app, LOOPBACK, port, limits)
        except OSError as error:
            raise OSError(
                f"the page can't be served on port {port} ({error.strerror}): choose another one"
            ) from error
        await self._listener.start()
        for name in LOGS:
            logging.getLogger(name).addHandler(self.hub.service_log)
        logging.getLogger(LOGS[0]).setLevel(logging.INFO)
        self._heartbeat.start()
        default = self.hub.language(None)
        self._reading = asyncio.ensure_future(self.hub.wordings.get_ready(default))
        if self._lan:
            await self._lan_access.open()

    async def stop(self) -> None:
        """Serve no more; pages come back by themselves when there is a server again."""
        self._heartbeat.stop()
        if self._reading is not None:
            self._reading.cancel()
        for name in LOGS:
            logging.getLogger(name).removeHandler(self.hub.service_log)
        await self._lan_access.stop()
        if self._listener is not None:
            await self._listener.stop()

    @property
    def listener(self) -> Listener:
        """What serves at this computer alone."""
        assert self._listener is not None, "serves after start"
        return self._listener

    @property
    def port(self) -> int:
        """The port served on."""
        return self.listener.port

    @property
    def screen_urls(self) -> tuple[str, ...]:
        """The big screen's addresses, with its token: for its owner's eyes, never for a log."""
        bases = (page_url(LOOPBACK, self.port), *self.hub.lan.urls)
        return tuple(f"{base}#{self.hub.screen_token}" for base in bases)

    @property
    def urls(self) -> tuple[str, ...]:
        """The addresses that phones join at; none while they can't."""
        return self.hub.lan.urls

    def on_lan(self, callback: Callable[[str | None], None], /) -> None:
        """Call back when phones may join, with the plain address to say; None: no longer."""
        self._on_lan.append(callback)

    def _lan_changed(self, state: LanState) -> None:
        before = self.hub.lan
        self.hub.change_lan(state)
        if before.urls[:1] != state.urls[:1]:
            for callback in self._on_lan:
                callback(next(iter(state.urls), None))

    @property
    def speech(self) -> SpeechPlayback:
        """Has pages play spoken sentences."""
        return self.hub.speech
