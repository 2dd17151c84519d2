"""The app: the page's files, labels, pictures, sounds and logs, and each page's connection."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Mapping

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from plank.phrases.labels import labels
from plank.phrases.languages import LANGUAGES
from plank.web.net.page_files import PageFile, answer
from plank.web.net.request_guard import Guard
from plank.web.pages.hub import Hub
from plank.web.pages.page_connection import PageConnection
from plank.web.pages.qr_code import qr_code
from plank.web.protocol.limits import HELLO_S, NO_HELLO
from plank.web.protocol.refusal import WordedRefusal, refusal_text
from plank.web.requests.dispatch import handle_message

SVG, WAV, LOG = "image/svg+xml", "audio/wav", "application/jsonl"
NEVER_KEPT = {"cache-control": "no-store"}

log = logging.getLogger(__name__)


class HttpApp:
    """All there is to get."""

    def __init__(self, hub: Hub, files: Mapping[str, PageFile]) -> None:
        self._hub = hub
        self._files = files

    def app(self) -> ASGIApp:
        """Return the app, behind its guard."""
        routes = [
            Route("/", self.index),
            Route("/page/{path:path}", self.page),
            Route("/labels/{language}.json", self.labels),
            Route("/join.svg", self.join),
            Route("/temporary/{name}", self.temporary),
            Route("/sounds/{name}.wav", self.sound),
            Route("/log/{game}.jsonl", self.log),
            WebSocketRoute("/socket", self.socket),
        ]
        return Guard(Starlette(routes=routes), lambda why: log.warning("refused: %s", why))

    async def index(self, request: Request) -> Response:
        """Give the page."""
        return answer(self._files.get("index.html"), request)

    async def page(self, request: Request) -> Response:
        """Give one of the page's files."""
        return answer(self._files.get(request.path_params["path"]), request)

    async def labels(self, request: Request) -> Response:
        """Give the page's labels in a language."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            return _nothing("There is no such language.")
        found = {"language": language, "labels": labels(language).page}
        return JSONResponse(found, headers={"cache-control": "no-cache"})

    async def join(self, _: Request) -> Response:
        """Draw the address to join at."""
        urls = self._hub.lan.urls
        if not urls:
            return _nothing("Phones can't join now.")
        return Response(qr_code(urls[0]), media_type=SVG, headers=NEVER_KEPT)

    async def temporary(self, request: Request) -> Response:
        """Give what is there for a minute."""
        file = self._hub.temporary_files.get(request.path_params["name"])
        if file is None:
            return _nothing("It is gone.")
        return Response(file.body, media_type=file.media, headers=NEVER_KEPT)

    async def sound(self, request: Request) -> Response:
        """Give a sound."""
        body = self._hub.sound_files.get(request.path_params["name"])
        return Response(body, media_type=WAV) if body else _nothing("There is no such sound.")

    async def log(self, request: Request) -> Response:
        """Give a ship's log to take home."""
        words = labels(self._hub.service.settings.language)
        asked = request.path_params["game"]
        if not re.fullmatch("[0-9]{1,15}", asked):
            return _nothing(words.say("no-such-game", game=asked[:15]))
        number = int(asked)
        try:
            text = self._hub.games.log(number, words)
        except (WordedRefusal, OSError) as error:
            return _nothing(refusal_text(error, words))
        name = f"plank-game-{number}.log.jsonl"
        headers = {**NEVER_KEPT, "content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type=LOG, headers=headers)

    async def socket(self, socket: WebSocket) -> None:
        """Speak with a page until one of both goes."""
        hub = self._hub
        await socket.accept()
        page = PageConnection(hub.clock)
        hub.pages.open(page)
        writing = asyncio.ensure_future(_write(page, socket))
        page.task = asyncio.current_task()
        try:
            await _read(hub, page, socket)
        finally:
            writing.cancel()
            hub.leave(page)


async def _write(page: PageConnection, socket: WebSocket) -> None:
    with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
        await page.write(socket.send)


async def _read(hub: Hub, page: PageConnection, socket: WebSocket) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        try:
            async with asyncio.timeout(HELLO_S):
                await handle_message(hub, page, await _text(socket))
        except TimeoutError:
            page.end(NO_HELLO)
        while True:
            text = await _text(socket)
            if page.code is None:
                await handle_message(hub, page, text)
            if page.has_answers:
                await asyncio.sleep(0)  # for them to go out before the next one is made


async def _text(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return "" if text is None else text  # bytes are no message of ours


def _nothing(why: str) -> Response:
    return PlainTextResponse(why, 404, headers=NEVER_KEPT)
