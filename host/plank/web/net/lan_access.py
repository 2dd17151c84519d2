"""Letting phones in: a second listener, at this computer's address in the local network."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable

from starlette.types import ASGIApp

from plank.web.net.connection_limits import (
    MOST_FROM_LAN,
    MOST_PER_ADDRESS,
    ConnectionLimits,
    at_most,
)
from plank.web.net.lan import NAME, LocalName, lan_address, page_url
from plank.web.net.listener import Listener
from plank.web.state.lan_state import LanState, unreachable


class LanAccess:
    """Opens and closes the page to the local network, one after the other as it is asked.

    `port` gives the port; `changed` hears of each new state.
    """

    def __init__(
        self, app: ASGIApp, port: Callable[[], int], changed: Callable[[LanState], None]
    ) -> None:
        self._app = app
        self._port = port
        self._changed = changed
        self._state = LanState()
        self._listener: Listener | None = None
        self._name: LocalName | None = None
        self._work: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Let phones join; the name `plank.local` follows when it can be had."""
        await self._listen()
        self._work = asyncio.ensure_future(self._take_name())

    def set(self, on: bool) -> None:
        """Begin to let phones join, or to let them no longer."""
        before = self._work

        async def work() -> None:
            if before is not None:
                await asyncio.wait((before,))
            if on:
                await self._listen()
                await self._take_name()
            else:
                await self._close()

        self._work = asyncio.ensure_future(work())

    async def stop(self) -> None:
        """Finish what was begun, then let phones join no longer."""
        if self._work is not None:
            await asyncio.wait((self._work,))
        await self._close()

    async def _listen(self) -> None:
        if self._listener is not None:
            return
        address, port = lan_address(), self._port()
        if address is None:
            self._become(LanState(key="lan-none"))
            return
        try:
            limits = ConnectionLimits(at_most(MOST_FROM_LAN), MOST_PER_ADDRESS)
            self._listener = Listener(self._app, address, port, limits)
        except OSError as error:
            self._become(unreachable(error, port))
            return
        await self._listener.start()
        url = page_url(address, port)
        self._become(
            LanState(on=True, address=address, urls=(url,), key="lan-on", args={"url": url})
        )

    async def _take_name(self) -> None:
        """Be found as `plank.local` too, where that can be (G12: the address comes first)."""
        state = self._state
        if not state.on or self._name is not None:
            return
        self._name = LocalName(state.address, self._port())
        if await self._name.start():
            urls = (*state.urls, page_url(NAME, self._port()))
            self._become(dataclasses.replace(state, urls=urls))

    async def _close(self) -> None:
        if self._name is not None:
            await self._name.stop()
            self._name = None
        if self._listener is not None:
            await self._listener.stop()
            self._listener = None
        self._become(LanState())

    def _become(self, state: LanState) -> None:
        self._state = state
        self._changed(state)
