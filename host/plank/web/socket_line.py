"""A page's socket as uvicorn has it, leaving nothing behind when it is gone.

The parser of a connection and the connection hold one another, with all that came last: until the
collector gets to them, some thousand connections later, whoever opens and closes could fill the
memory.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class SocketLine(WebSocketsSansIOProtocol):
    """A page's socket that is freed at once."""

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        super().connection_lost(exc)
        self.conn.parser.close()
        self.conn.parser_exc = None
