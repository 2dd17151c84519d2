"""What is looked at from time to time: silent pages, the supply, the virtual table."""

from __future__ import annotations

import asyncio
import logging

from plank.web.pages.error_logging import log_errors
from plank.web.pages.hub import Hub
from plank.web.protocol import server_messages
from plank.web.protocol.limits import SILENCE_S, SWEEP_S, TOO_SLOW

WORLD_S = 0.05  # between looks at the virtual table, while a page shows it
SUPPLY_S = 1.0  # between looks at the supply
COARSE = 10  # mV and mA: finer changes are not worth a message

log = logging.getLogger(__name__)


class Heartbeat:
    """Looks at these things in a loop's time."""

    def __init__(self, hub: Hub, loop: asyncio.AbstractEventLoop) -> None:
        self._hub = hub
        self._loop = loop
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def start(self) -> None:
        """Begin."""
        self._sweep()
        self._supply()
        self._world()

    def stop(self) -> None:
        """Look no more."""
        for timer in self._timers.values():
            timer.cancel()

    def _sweep(self) -> None:
        self._timers["sweep"] = self._loop.call_later(SWEEP_S, self._sweep)
        close_silent_pages(self._hub)

    def _supply(self) -> None:
        self._timers["supply"] = self._loop.call_later(SUPPLY_S, self._supply)
        update_supply(self._hub)

    def _world(self) -> None:
        self._timers["world"] = self._loop.call_later(WORLD_S, self._world)
        update_world(self._hub)


@log_errors
def close_silent_pages(hub: Hub) -> None:
    """Let go of pages that are silent, or do not take what they are sent."""
    now = hub.clock()
    for page in hub.pages.connections():
        if now - page.heard > SILENCE_S or page.stuck(now):
            log.info("a page is gone")
            page.end(TOO_SLOW)
            if page.busy_since is not None and page.task is not None:
                page.task.cancel()


@log_errors
def update_supply(hub: Hub) -> None:
    """Show the board's voltage and current."""
    power = hub.service.power
    if power is not None:
        millivolts, milliamps = power
        power = (millivolts // COARSE * COARSE, milliamps // COARSE * COARSE)
    if power != hub.power:
        hub.power = power
        hub.changed()


@log_errors
def update_world(hub: Hub) -> None:
    """Show the virtual table to those who want it, where it has changed."""
    virtual = hub.service.virtual
    watchers = [page for page in hub.pages if page.wants_world]
    if virtual is None or not watchers:
        return
    world = {name: value for name, value in virtual.world().items() if name != "ms"}
    text = server_messages.packed(server_messages.World(world=world))
    for page in watchers:
        if page.world != text:
            page.world = text
            page.news(text)
