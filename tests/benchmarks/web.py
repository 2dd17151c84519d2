"""How fast the state is on all pages. Run it by hand:

    python tests/benchmarks/web.py

One process plays a real game (referee, journal, simulated table on MicroPython, two bots) and
serves it; another holds the pages. A state of 1 kB is sent to 200 pages and to 10, by our server
and by a bare starlette broadcast (a set of sockets, `send_text` to each), in turns within one
run. Prints the time from the change to each page's having it (median, p99, worst, over all pages
and rounds), the server's time on the processor for each round, and its resident memory with all
pages open and the game running.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

SEATS = "bot,bot"
ROUNDS = 200
PAUSE = 0.03  # s between rounds
PAGES = (200, 10)
STATE = 1000  # bytes that change
STAMP = re.compile(rb"@(\d+)@")

Send = Callable[[str], Awaitable[None]]


def stamped() -> str:
    """Return a text of the state's size that holds the time now."""
    stamp = f"@{time.monotonic_ns()}@"
    return stamp + "~" * (STATE - len(stamp))


# --- the pages: another process


async def page(port: int, hello: bytes, times: list[int], ready: asyncio.Semaphore) -> None:
    """Open one page, and note how old what comes is."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    origin = f"http://127.0.0.1:{port}"
    writer.write(
        f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: {origin}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame(hello))
    ready.release()
    while True:
        head = await reader.readexactly(2)
        size = head[1] & 0x7F
        if size == 126:
            size = int.from_bytes(await reader.readexactly(2), "big")
        body = await reader.readexactly(size)
        found = STAMP.search(body)
        if found:
            times.append(time.monotonic_ns() - int(found[1]))


def frame(text: bytes) -> bytes:
    """Return a text as a browser sends it: masked (here with zeros)."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


async def hold_pages(port: int, count: int) -> None:
    """Hold pages open until standard input ends; then print how late everything was."""
    times: list[int] = []
    ready = asyncio.Semaphore(0)
    tasks = []
    for number in range(count):
        said = {"t": "hello", "protocol": 1, "tab": f"bench{number:05}"}
        tasks.append(asyncio.ensure_future(page(port, json.dumps(said).encode(), times, ready)))
        await ready.acquire()
    print("ready", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    ms = sorted(each / 1e6 for each in times)
    p99 = ms[int(len(ms) * 0.99)]
    print(json.dumps([len(ms), statistics.median(ms), p99, ms[-1]]), flush=True)
    for task in tasks:
        task.cancel()


# --- the servers


class Bare:
    """The least that broadcasts with starlette."""

    def __init__(self) -> None:
        self._sockets: set[WebSocket] = set()
        self.app = Starlette(routes=[WebSocketRoute("/socket", self._line)])

    async def _line(self, socket: WebSocket) -> None:
        await socket.accept()
        self._sockets.add(socket)
        with suppress(WebSocketDisconnect):
            while True:
                await socket.receive_text()
        self._sockets.discard(socket)

    async def send(self, text: str) -> None:
        """Send to all."""
        body = json.dumps({"t": "whole", "n": 1, "state": text})
        for socket in tuple(self._sockets):
            await socket.send_text(body)


async def measure(name: str, port: int, pages: int, send: Send) -> None:
    """Send to so many pages, and print how late it came."""
    command = [sys.executable, __file__, "pages", str(port), str(pages)]
    pipe = subprocess.PIPE
    child = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    assert child.stdin is not None
    assert child.stdout is not None
    await child.stdout.readline()
    await asyncio.sleep(1)
    before = time.process_time()
    for _ in range(ROUNDS):
        await send(stamped())
        await asyncio.sleep(PAUSE)
    await asyncio.sleep(0.5)
    memory, busy = resident(), (time.process_time() - before) / ROUNDS * 1000
    child.stdin.close()
    count, median, p99, worst = json.loads(await child.stdout.readline())
    await child.wait()
    assert count >= ROUNDS * pages * 0.99, f"{count} came of {ROUNDS * pages}"
    print(
        f"{name:6} {pages:4} pages: median {median:6.2f} ms, p99 {p99:6.2f} ms, worst"
        f" {worst:6.2f} ms; {busy:.2f} ms busy a round; resident {memory:.0f} MiB",
        flush=True,
    )


def resident() -> float:
    """Return this process's resident memory in MiB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def serve() -> None:
    """Play a game, serve it, and measure."""
    from plank.phrases.phrases import Phrases
    from plank.web import Web
    from plank.web.net.connection_limits import ConnectionLimits
    from plank.web.net.listener import Listener

    with tempfile.TemporaryDirectory() as folder:
        service, playing = play(Path(folder))
        web = Web(service, Phrases)
        await web.start(0)

        async def ours(text: str) -> None:
            service.label = text
            web.hub.changed()

        bare = Bare()
        listener = Listener(bare.app, "127.0.0.1", 0, ConnectionLimits(500, None))
        await listener.start()
        for pages in PAGES * 2:
            await measure("bare", listener.port, pages, bare.send)
            await measure("ours", web.port, pages, ours)
            service.label = ""
        await listener.stop()
        await web.stop()
        playing.cancel()


def play(folder: Path, seats: str = SEATS) -> tuple[Any, asyncio.Task[None]]:
    """Let these (two bots) play on a simulated table, game after game, as `plank play` does."""
    from plank.journal import Journal
    from plank.phrases.speech_settings import SpeechSettings
    from plank.service.boards import Boards
    from plank.service.game_plan import plan_another, plan_game
    from plank.service.host_service import HostService
    from plank.service.options import ServiceOptions, VoiceOptions
    from plank.service.page_service import PageService
    from plank.service.service_voice import ServiceVoice

    class Labelled(PageService):
        """A table whose name can be anything."""

        label = ""

        @property
        def table_name(self) -> str:
            return self.label

    async def play_again_and_again(service: HostService, session: Any) -> None:
        await session.play()
        service.start(plan_another(session.plan))

    journal = Journal(folder / "journal.sqlite3")
    board = Boards("sim").choose(seed=1, spaces=20)
    service = HostService(
        journal,
        ServiceOptions(wait_for_games=True),
        play=play_again_and_again,
        board_for=lambda _: board,
    )
    voice = ServiceVoice(VoiceOptions(SpeechSettings(speaker="off")), print)
    playing = service.play_games(plan_game("the-plank", seats, seed=1))
    return Labelled(service, voice), asyncio.ensure_future(playing)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    if sys.argv[1:2] == ["pages"]:
        asyncio.run(hold_pages(int(sys.argv[2]), int(sys.argv[3])))
    else:
        asyncio.run(serve())
