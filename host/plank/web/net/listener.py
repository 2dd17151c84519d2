"""One address we listen at: uvicorn in the running loop, without its signals, logs and ticking."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.protocol import State

from plank.web.net.connection_limits import ConnectionLimits, connections_within
from plank.web.net.page_socket import PageSocket
from plank.web.protocol.limits import LONGEST_MESSAGE, LONGEST_REQUEST

CLOSING_S = 1  # for open requests when it ends
WAITING = 64  # connections not yet taken, and at most taken in one turn of the event loop


class Listener:
    """Serves an app at an address, within limits.

    Raises OSError where that can't be listened at.
    """

    def __init__(self, app: ASGIApp, address: str, port: int, limits: ConnectionLimits) -> None:
        self.limits = limits
        self._socket = _listening(address, port)
        self.port: int = self._socket.getsockname()[1]
        self._server = uvicorn.Server(
            uvicorn.Config(
                app,
                lifespan="off",
                http=connections_within(limits),
                ws=PageSocket,
                ws_max_size=LONGEST_MESSAGE,
                h11_max_incomplete_event_size=LONGEST_REQUEST,
                backlog=WAITING,
                ws_per_message_deflate=False,  # costs time and memory, saves little at home
                ws_ping_interval=None,  # pages have a heartbeat of their own
                log_config=None,
                log_level="warning",
                access_log=False,
                server_header=False,
                date_header=False,
                proxy_headers=False,
                timeout_graceful_shutdown=CLOSING_S,
            )
        )

    async def start(self) -> None:
        """Begin to listen."""
        config = self._server.config
        config.load()
        self._server.lifespan = config.lifespan_class(config)
        await self._server.startup(sockets=[self._socket])

    @property
    def connections(self) -> frozenset[Any]:
        """Uvicorn's connections that are open now."""
        return frozenset(self._server.server_state.connections)

    @property
    def idle(self) -> bool:
        """Whether no connection is open and nothing is being answered."""
        return not self.connections and not self._server.server_state.tasks

    async def stop(self) -> None:
        """Close all connections, and listen no more."""
        try:
            await self._shut()
        except InvalidState:  # one more began to go away just then
            await self._shut()

    async def _shut(self) -> None:
        for one in self.connections:
            if isinstance(one, WebSocketsSansIOProtocol) and one.conn.state is not State.OPEN:
                one.transport.abort()  # it is just going away: uvicorn's shutdown trips over it
        await asyncio.sleep(0)  # for those to be gone
        await self._server.shutdown(sockets=[self._socket])


def _listening(address: str, port: int) -> socket.socket:
    """Open a socket that says it is TCP: only then asyncio sends small messages without delay.

    (`socket.create_server` leaves that open; a second message then waits 40 ms for the first.)
    """
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((address, port))
        listening.listen(WAITING)  # at once: the port is ours from now on
    except OSError:
        listening.close()
        raise
    return listening
