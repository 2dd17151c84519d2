"""A page, as the server sees it: a real WebSocket on loopback."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from plank.phrases.phrases import Phrases
from plank.web import Web

PHRASES = functools.cache(Phrases)
PATIENCE_S = 10.0
FAREWELL_S = 1.0  # for the server to close, which some tests keep from it
"""Only for a test that fails: nothing waits that long."""


class Page:
    """One open page."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.n = 0
        self.state: Any = None
        self.heard: list[Any] = []
        self.token = ""

    async def say(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode({"t": kind, **fields}).decode())

    async def next(self) -> Any:
        """Return the next message; the state follows the changes by itself."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE_S)
        message = msgspec.json.decode(text)
        self.heard.append(message)
        self._follow(message)
        return message

    async def until(self, kind: str, **fields: Any) -> Any:
        """Return the next message of this kind, with these fields."""
        while True:
            message = await self.next()
            if message["t"] == kind and all(message[name] == fields[name] for name in fields):
                return message

    async def ask(self, kind: str, **fields: Any) -> Any:
        """Send a message and return its answer."""
        await self.say(kind, id=77, **fields)
        while True:
            message = await self.next()
            if message.get("id") == 77:
                return message

    async def settled(self) -> Any:
        """Return the state when everything sent so far has arrived."""
        await self.say("alive")
        n = (await self.until("alive"))["n"]
        while self.n < n:
            await self.next()
        return self.state

    async def closed(self) -> int | None:
        """Return the code with which the server closes."""
        async with asyncio.timeout(PATIENCE_S):
            await self.socket.wait_closed()
        return self.socket.close_code

    def _follow(self, message: Any) -> None:
        if message["t"] == "whole":
            self.n, self.state = message["n"], message["state"]
        elif message["t"] == "change":
            assert message["of"] == self.n
            self.n = message["n"]
            for path, value in message["set"].items():
                put(self.state, path, value)


def put(state: Any, path: str, value: Any) -> None:
    """Do to a state what a change says."""
    *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    for key in way:
        state = state[key]
    state[last] = value


class PageServer:
    """A server under test, and the pages opened on it."""

    def __init__(self, web: Web) -> None:
        self.web = web
        self.tabs = 0

    @property
    def url(self) -> str:
        """The page's address, without a token."""
        return f"http://127.0.0.1:{self.web.port}/"

    @asynccontextmanager
    async def raw(self, **options: Any) -> AsyncIterator[Page]:
        """Open a line and say nothing."""
        port = self.web.port
        options.setdefault("origin", f"http://127.0.0.1:{port}")
        async with connect(
            f"ws://127.0.0.1:{port}/socket",
            compression=None,
            proxy=None,
            close_timeout=FAREWELL_S,
            **options,
        ) as socket:
            yield Page(socket)

    @asynccontextmanager
    async def page(
        self, token: str | None = None, tab: str | None = None, language: str = "en"
    ) -> AsyncIterator[Page]:
        """Open a page and let it say who it is."""
        self.tabs += 1
        async with self.raw() as page:
            said = {"protocol": 1, "tab": tab or f"tab{self.tabs:05}", "language": language}
            await page.say("hello", **said, **({"token": token} if token else {}))
            await page.until("whole")
            yield page

    def screen(self, **options: Any) -> Any:
        """Open a big screen."""
        return self.page(self.web.hub.screen_token, **options)

    @asynccontextmanager
    async def seat(self, seat: int, **options: Any) -> AsyncIterator[Page]:
        """Open a phone and take a seat."""
        async with self.page(**options) as page:
            seated = await page.ask("join", seat=seat)
            assert seated["t"] == "seated", seated
            page.token = seated["token"]
            yield page


@asynccontextmanager
async def serving(service: Any, **options: Any) -> AsyncIterator[PageServer]:
    """Serve an service on any free port."""
    web = Web(service, PHRASES, **options)
    await web.start(0)
    try:
        yield PageServer(web)
    finally:
        await web.stop()


def story(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Let pytest run a test that awaits."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    return run
