"""Who gets in at an address: so many connections in all and from one place, none idle for long.

Whoever has asked for nothing yet makes room for the next, so that a page always finds a place.
"""

from __future__ import annotations

import asyncio
import logging
import resource
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from plank.web.protocol.limits import READ_AT_ONCE

if TYPE_CHECKING:
    import h11

MOST_AT_HOME = 500  # connections from this computer
MOST_IN_HOUSE = 250  # connections from the house's network
MOST_EACH = 32  # connections from one address in it: browsers open up to 8 each
FIRST_S = 10.0  # for the first request
NEXT_S = 30.0  # for each one after it, and to take its answer
SHARE = {MOST_AT_HOME: 0.5, MOST_IN_HOUSE: 0.25}
"""How much of what the system lets us open each may have."""

log = logging.getLogger(__name__)


def at_most(connections: int) -> int:
    """Return how many connections there may be, where the system lets us open few files."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = int(soft * SHARE[connections])
    return connections if soft == resource.RLIM_INFINITY else min(connections, few)


class Doorway:
    """Counts the connections at one address; `each` is the most from one place, None: any."""

    def __init__(self, most: int, each: int | None) -> None:
        self._most = most
        self._each = most if each is None else each
        self._inside: dict[asyncio.Transport, str] = {}
        self._idle: dict[asyncio.Transport, None] = {}

    def come(self, transport: asyncio.Transport) -> None:
        """Let a connection in; where it is full the one idle longest goes, else this one."""
        self._inside = {one: at for one, at in self._inside.items() if not one.is_closing()}
        place = _place(transport)
        alike = [one for one, at in self._inside.items() if at == place]
        if len(alike) >= self._each:
            self._make_room(alike, transport)
        elif len(self._inside) >= self._most:
            self._make_room(list(self._inside), transport)
        if not transport.is_closing():
            self._inside[transport] = place
            self._idle[transport] = None

    def ask(self, transport: asyncio.Transport) -> None:
        """Hear that a connection has asked for something."""
        self._idle.pop(transport, None)

    def go(self, transport: asyncio.Transport) -> None:
        """Forget a connection that is gone."""
        self._inside.pop(transport, None)
        self._idle.pop(transport, None)

    def _make_room(self, among: list[asyncio.Transport], new: asyncio.Transport) -> None:
        idle = [one for one in among if one in self._idle]
        log.info("too many connections: one is let go")
        out = idle[0] if idle else new
        out.abort()
        self.go(out)


def _place(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


class Visitor(H11Protocol):
    """A connection that is let go when it takes too long to ask, or to take its answer."""

    door: Doorway

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's own
        """Begin."""
        super().connection_made(transport)
        transport.max_size = READ_AT_ONCE  # type: ignore[attr-defined] # asyncio's own is 256 kB
        self._before: Any = None
        self._timer = self.loop.call_later(FIRST_S, self._hurry)
        self.door.come(transport)

    def data_received(self, data: bytes) -> None:
        """Take what comes."""
        super().data_received(data)
        if self.cycle or self.transport.get_protocol() is not self:
            self.door.ask(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._timer.cancel()
        self.door.go(self.transport)
        super().connection_lost(exc)
        vars(self)["cycle"] = None  # they hold one another: the collector would come late

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a page's line, which has limits of its own."""
        self._timer.cancel()
        super().handle_websocket_upgrade(event)

    def _hurry(self) -> None:
        """Let go of whoever has asked nothing new since the last look."""
        if self.transport.is_closing():
            return
        if self.cycle is self._before:
            log.info("a connection that asks nothing is let go")
            self.transport.abort()
            return
        self._before = self.cycle
        self._timer = self.loop.call_later(NEXT_S, self._hurry)


def visitors_at(door: Doorway) -> type[Visitor]:
    """Return the kind of connection that comes in at a door."""
    return type("VisitorHere", (Visitor,), {"door": door})
