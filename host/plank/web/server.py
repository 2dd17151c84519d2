"""The web of an service: pages for the big screen and for phones, in the program's event loop."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from collections.abc import Callable, Mapping
from pathlib import Path

from plank.web.net.connection_limits import MOST_AT_HOME, MOST_EACH, MOST_IN_HOUSE, Doorway, at_most
from plank.web.net.http_app import Paths
from plank.web.net.lan import (
    NAME,
    HouseState,
    LocalName,
    address_in_the_house,
    page_url,
    unreachable,
)
from plank.web.net.listener import Listener
from plank.web.net.page_files import PAGE, read_files
from plank.web.pages.heartbeat import Watching
from plank.web.pages.hub import Room
from plank.web.pages.speech_playback import Speaking
from plank.web.pages.token_store import TokenFile
from plank.web.protocol.service import HostService, Words

LOOPBACK = "127.0.0.1"
USUAL_PORT = 8440
LOGS = ("plank", "uvicorn", "asyncio")
"""Whose lines the drawer on the page shows (and no terminal)."""

log = logging.getLogger(__name__)


class Web:
    """Serves the pages of an service.

    Make it where the event loop runs, then `await start(port)`; raises OSError with one line
    where the port can't be had. `words` gives the words of a language, `sounds` WAV files.
    `tokens` is a file that remembers, over a restart, whose page is whose (digests only).
    It listens at this computer alone, until phones may join (`lan`, or asked by the big screen).
    """

    def __init__(  # noqa: PLR0913 - all but the first two have a usual value
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
        self.room = Room(service, words, sounds or {}, self._loop.time, TokenFile(tokens))
        self.room.open_house = self._open_house
        self._app = Paths(self.room, read_files(page)).app()
        self._lan = lan
        self._home: Listener | None = None
        self._house: Listener | None = None
        self._name: LocalName | None = None
        self._moving: asyncio.Task[None] | None = None
        self._reading: asyncio.Task[None] | None = None
        self._house_listeners: list[Callable[[str | None], None]] = []
        self._watching = Watching(self.room, self._loop)

    async def start(self, port: int = USUAL_PORT) -> None:
        """Begin to serve; port 0 takes any that is free. Raises OSError."""
        try:
            self._home = Listener(self._app, LOOPBACK, port, Doorway(at_most(MOST_AT_HOME), None))
        except OSError as error:
            raise OSError(
                f"the page can't be served on port {port} ({error.strerror}): choose another one"
            ) from error
        await self._home.start()
        self.room.home = page_url(LOOPBACK, self._home.port)
        for name in LOGS:
            logging.getLogger(name).addHandler(self.room.service_log)
        logging.getLogger(LOGS[0]).setLevel(logging.INFO)
        self._watching.start()
        usual = self.room.language(None)
        self._reading = asyncio.ensure_future(self.room.wordings.get_ready(usual))
        if self._lan:
            await self._listen_in_house()
            self._moving = asyncio.ensure_future(self._take_name())

    async def stop(self) -> None:
        """Serve no more; pages come back by themselves when there is a server again."""
        self._watching.stop()
        if self._reading is not None:
            self._reading.cancel()
        for name in LOGS:
            logging.getLogger(name).removeHandler(self.room.service_log)
        if self._moving is not None:
            await asyncio.wait((self._moving,))
        await self._shut_house()
        if self._home is not None:
            await self._home.stop()

    @property
    def port(self) -> int:
        """The port served on."""
        assert self._home is not None, "serves after start"
        return self._home.port

    @property
    def screen_urls(self) -> tuple[str, ...]:
        """The big screen's addresses, with its token: for its owner's eyes, never for a log."""
        bases = (page_url(LOOPBACK, self.port), *self.room.house.urls)
        return tuple(f"{base}#{self.room.screen_token}" for base in bases)

    @property
    def urls(self) -> tuple[str, ...]:
        """The addresses that phones join at; none while they can't."""
        return self.room.house.urls

    # The house's network

    def _open_house(self, on: bool) -> None:
        """Begin to let phones join, or to let them no longer; one after the other."""
        before = self._moving

        async def move() -> None:
            if before is not None:
                await asyncio.wait((before,))
            if on:
                await self._listen_in_house()
                await self._take_name()
            else:
                await self._shut_house()

        self._moving = asyncio.ensure_future(move())

    async def _listen_in_house(self) -> None:
        if self._house is not None:
            return
        address = address_in_the_house()
        if address is None:
            self._say_house(HouseState(word="lan-none"))
            return
        try:
            door = Doorway(at_most(MOST_IN_HOUSE), MOST_EACH)
            self._house = Listener(self._app, address, self.port, door)
        except OSError as error:
            self._say_house(unreachable(error, self.port))
            return
        await self._house.start()
        url = page_url(address, self.port)
        self._say_house(
            HouseState(on=True, address=address, urls=(url,), word="lan-on", args={"url": url})
        )

    async def _take_name(self) -> None:
        """Be found as `plank.local` too, where that can be (G12: the address comes first)."""
        house = self.room.house
        if not house.on or self._name is not None:
            return
        self._name = LocalName(house.address, self.port)
        if await self._name.start():
            urls = (*house.urls, page_url(NAME, self.port))
            self._say_house(dataclasses.replace(house, urls=urls))

    async def _shut_house(self) -> None:
        if self._name is not None:
            await self._name.stop()
            self._name = None
        if self._house is not None:
            await self._house.stop()
            self._house = None
        self._say_house(HouseState())

    def on_house(self, callback: Callable[[str | None], None], /) -> None:
        """Call back when phones may join, with the plain address to say; None: no longer."""
        self._house_listeners.append(callback)

    def _say_house(self, house: HouseState) -> None:
        before, self.room.house = self.room.house, house
        if not house.urls:
            self.room.seating.lapse()
        self.room.changed()
        if before.urls[:1] != house.urls[:1]:
            for listener in self._house_listeners:
                listener(next(iter(house.urls), None))

    @property
    def speaking(self) -> Speaking:
        """Whoever has pages play spoken sentences."""
        return self.room.speaking
