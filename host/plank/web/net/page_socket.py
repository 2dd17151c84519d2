"""A page's socket as uvicorn has it: answers no floods, and leaves nothing behind when it is gone.

What uvicorn and websockets limit themselves is set in `listener.py`: the length of a message, and
of a request. They do not limit pings, pongs and further pieces of a message, which cost memory when
the other end reads no answers, nor how long the last frames wait for it. And the parser of a
connection and the connection hold one another, with all that came last: until the collector gets
to them, some thousand connections later, whoever opens and closes could fill the memory.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from plank.web.protocol.limits import CLOSE_S, Allowance

if TYPE_CHECKING:
    from websockets.frames import Frame

log = logging.getLogger(__name__)


class PageSocket(WebSocketsSansIOProtocol):
    """A page's socket that is freed at once.

    Browsers send short messages whole and ask for no sign of life: frames that are no message of
    their own have an allowance, and whoever sends more of them is let go.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._frames = Allowance(self.loop.time())
        self._closing: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        super().connection_lost(exc)
        if self._closing is not None:
            self._closing.cancel()
        self.conn.parser.close()
        self.conn.parser_exc = None

    def handle_ping(self) -> None:
        """Give a sign of life."""
        if self._within_allowance():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take a sign of life."""
        if self._within_allowance():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a further piece of a message."""
        if self._within_allowance():
            super().handle_cont(event)

    async def run_asgi(self) -> None:
        """Speak with the page; what it does not take of the last words is not kept for ever."""
        await super().run_asgi()
        if not self.disconnected:
            self._closing = self.loop.call_later(CLOSE_S, self.transport.abort)

    def _within_allowance(self) -> bool:
        if self.transport.is_closing():
            return False
        if self._frames.take(self.loop.time()):
            return True
        log.warning("a page sends too many pieces, and is let go")
        self.transport.abort()
        return False
