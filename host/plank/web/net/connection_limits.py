"""How many connections there may be at an address, and how long each may ask for nothing.

Whoever has asked for nothing yet makes room for the next, so that a page always finds a place.
(Uvicorn's `limit_concurrency` would refuse the next one instead, whoever that is, and it has no
limit for an address nor for the time that a first request takes.)
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

MOST_FROM_HERE = 500  # connections from this computer
MOST_FROM_LAN = 250  # connections from the local network
MOST_PER_ADDRESS = 32  # connections from one address in it: browsers open up to 8 each
FIRST_S = 10.0  # for the first request
NEXT_S = 30.0  # for each one after it, and to take its answer
SHARE = {MOST_FROM_HERE: 0.5, MOST_FROM_LAN: 0.25}
"""How much of what the system lets us open each may have."""

log = logging.getLogger(__name__)


def at_most(connections: int) -> int:
    """Return how many connections there may be, where the system lets us open few files."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = int(soft * SHARE[connections])
    return connections if soft == resource.RLIM_INFINITY else min(connections, few)


class ConnectionLimits:
    """Counts the connections: `most` in all, `per_address` from one address (None: any number)."""

    def __init__(self, most: int, per_address: int | None) -> None:
        self.most = most
        self.per_address = per_address
        self._open: dict[asyncio.Transport, str] = {}
        self._idle: dict[asyncio.Transport, None] = {}

    def opened(self, transport: asyncio.Transport) -> None:
        """Let a connection in; where it is full the one idle longest goes, else this one."""
        self._open = {one: at for one, at in self._open.items() if not one.is_closing()}
        address = _address(transport)
        alike = [one for one, at in self._open.items() if at == address]
        if self.per_address is not None and len(alike) >= self.per_address:
            self._make_room(alike, transport)
        elif len(self._open) >= self.most:
            self._make_room(list(self._open), transport)
        if not transport.is_closing():
            self._open[transport] = address
            self._idle[transport] = None

    def asked(self, transport: asyncio.Transport) -> None:
        """Note that a connection has asked for something."""
        self._idle.pop(transport, None)

    def closed(self, transport: asyncio.Transport) -> None:
        """Forget a connection that is gone."""
        self._open.pop(transport, None)
        self._idle.pop(transport, None)

    def _make_room(self, among: list[asyncio.Transport], new: asyncio.Transport) -> None:
        idle = [one for one in among if one in self._idle]
        log.info("too many connections: one is closed")
        out = idle[0] if idle else new
        out.abort()
        self.closed(out)


def _address(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


class LimitedConnection(H11Protocol):
    """A connection that is closed when it takes too long to ask, or to take its answer."""

    limits: ConnectionLimits

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's own
        """Begin."""
        super().connection_made(transport)
        transport.max_size = READ_AT_ONCE  # type: ignore[attr-defined] # asyncio's own is 256 kB
        self._before: Any = None
        self._timer = self.loop.call_later(FIRST_S, self._close_if_idle)
        self.limits.opened(transport)

    def data_received(self, data: bytes) -> None:
        """Take what comes."""
        super().data_received(data)
        if self.cycle or self.transport.get_protocol() is not self:
            self.limits.asked(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._timer.cancel()
        self.limits.closed(self.transport)
        super().connection_lost(exc)
        vars(self)["cycle"] = None  # they hold one another: the collector would come late

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a page's socket, which has limits of its own."""
        self._timer.cancel()
        super().handle_websocket_upgrade(event)

    def _close_if_idle(self) -> None:
        """Close what has asked for nothing new since the last look."""
        if self.transport.is_closing():
            return
        if self.cycle is self._before:
            log.info("a connection that asks for nothing is closed")
            self.transport.abort()
            return
        self._before = self.cycle
        self._timer = self.loop.call_later(NEXT_S, self._close_if_idle)


def connections_within(limits: ConnectionLimits) -> type[LimitedConnection]:
    """Return the kind of connection that keeps these limits."""
    return type("ConnectionWithin", (LimitedConnection,), {"limits": limits})
