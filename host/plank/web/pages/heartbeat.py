"""What is looked at from time to time: silent pages, the supply, the virtual table."""

from __future__ import annotations

import asyncio
import logging

from plank.web.pages.hub import Room
from plank.web.pages.page_connection import PageLine
from plank.web.pages.safely import safely
from plank.web.protocol import server_messages
from plank.web.protocol.limits import SILENCE_S, STUCK_S, SWEEP_S, TOO_SLOW

WORLD_S = 0.05  # between looks at the virtual table, while a page shows it
SUPPLY_S = 1.0  # between looks at the supply
COARSE = 10  # mV and mA: finer changes are not worth a message

log = logging.getLogger(__name__)


class Watching:
    """Looks at these things in a loop's time."""

    def __init__(self, room: Room, loop: asyncio.AbstractEventLoop) -> None:
        self._room = room
        self._loop = loop
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def start(self) -> None:
        """Begin."""
        self._sweep()
        self._check_supply()
        self._look()

    def stop(self) -> None:
        """Look no more."""
        for timer in self._timers.values():
            timer.cancel()

    def _sweep(self) -> None:
        self._timers["sweep"] = self._loop.call_later(SWEEP_S, self._sweep)
        sweep(self._room)

    def _check_supply(self) -> None:
        self._timers["supply"] = self._loop.call_later(SUPPLY_S, self._check_supply)
        look_at_supply(self._room)

    def _look(self) -> None:
        self._timers["look"] = self._loop.call_later(WORLD_S, self._look)
        look_at_world(self._room)


@safely
def sweep(room: Room) -> None:
    """Let go of pages that are silent, or do not take what they are sent."""
    now = room.clock()
    for page in room.pages.everyone():
        if now - page.heard > SILENCE_S or _stuck(page, now):
            log.info("a page is gone")
            page.end(TOO_SLOW)
            if page.busy_since is not None and page.task is not None:
                page.task.cancel()


def _stuck(page: PageLine, now: float) -> bool:
    return page.busy_since is not None and now - page.busy_since > STUCK_S


@safely
def look_at_supply(room: Room) -> None:
    """Show the board's voltage and current."""
    power = room.service.power
    if power is not None:
        millivolts, milliamps = power
        power = (millivolts // COARSE * COARSE, milliamps // COARSE * COARSE)
    if power != room.power:
        room.power = power
        room.changed()


@safely
def look_at_world(room: Room) -> None:
    """Show the virtual table to those who want it, where it has changed."""
    virtual = room.service.virtual
    watchers = [page for page in room.pages if page.wants_world]
    if virtual is None or not watchers:
        return
    world = {name: value for name, value in virtual.world().items() if name != "ms"}
    text = server_messages.packed(server_messages.World(world=world))
    for page in watchers:
        if page.world != text:
            page.world = text
            page.news(text)
