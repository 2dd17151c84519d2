"""What keeps other people's pages out, and ours from reaching anywhere else.

A name that an attacker owns can be made to point at this computer (DNS rebinding); an address in
digits can't. So a Host is an address, `localhost`, or the name we give ourselves.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

OUR_NAMES = ("localhost", "plank.local")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self';"
    " font-src 'self'; manifest-src 'self'; connect-src 'self' ws://{host}; base-uri 'none';"
    " form-action 'none'; frame-ancestors 'none'"
)  # ws: some Safari does not count a socket as 'self'

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}


def ours(host: str) -> bool:
    """Tell whether a Host header names this program, with or without a port."""
    name, colon, port = host.rpartition(":")
    if not colon or not port.isascii() or not port.isdigit():
        name = host
    if name.lower() in OUR_NAMES:
        return True
    with suppress(ValueError):
        ipaddress.ip_address(name.removeprefix("[").removesuffix("]"))
        return True
    return False


def same_origin(headers: Headers) -> bool:
    """Tell whether a page from this very address asks; who names no origin is no page."""
    origin = headers.get("origin", "")
    return origin == f"http://{headers.get('host', '')}"


class Guard:
    """Lets in what names us as its host, a socket only from our own pages; adds all headers."""

    def __init__(self, app: ASGIApp, refused: Callable[[str], None]) -> None:
        self._app = app
        self._refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not ours(host):
            await self._refuse(scope, receive, send, "another host's name")
        elif scope["type"] == "websocket" and not same_origin(headers):
            await self._refuse(scope, receive, send, "another page's origin")
        else:
            await self._app(scope, receive, _with_headers(send, host))

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, why: str) -> None:
        self._refused(why)
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await PlainTextResponse("Not here.", 403)(scope, receive, send)


def _with_headers(send: Send, host: str) -> Send:
    policy = POLICY.format(host=host)

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            _add(message, policy)
        await send(message)

    return sent


def _add(message: MutableMapping[str, Any], policy: str) -> None:
    headers = MutableHeaders(scope=message)
    headers["content-security-policy"] = policy
    for name, value in HEADERS.items():
        headers[name] = value
