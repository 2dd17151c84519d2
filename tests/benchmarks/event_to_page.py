"""How soon an event at the table is on the page, however long the voice takes. Run it by hand:

    python tests/benchmarks/event_to_page.py

One process plays a real game (referee, journal, simulated table on MicroPython) and serves it;
another holds a page, by a real WebSocket. Hands at the simulated table do things again and again,
which go the whole way: chips, firmware, line, referee, page. They press the repeat button, and
lift a pirate and put it down (where a pirate stands counts when it has stood for 0.2 s). Meanwhile
a voice takes 5 s for each sentence. Prints the time from the hand to the page, and from the host's
knowing to the page (median, p99, worst): in silence, with a voice that waits for its words, and
with one that computes them in Python without a pause.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import statistics
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

HAPPENINGS = 150  # of each kind
SENTENCE_S = 5.0
PAUSE_S = 0.3  # between events: longer than a press, and a little more each time
SEEN = "picture.seats.0.seen"
HANDS = {
    "button": ({"do": "press", "button": "repeat"},),
    "pirate": ({"do": "lift", "lane": 0}, {"do": "put", "lane": 0, "place": 0}),
}


# --- the page: another process


async def hold_page(port: int) -> None:
    """Print when each change of Anne's pirate comes, and each telling."""
    from websockets.asyncio.client import connect

    line = f"ws://127.0.0.1:{port}/socket"
    origin: Any = f"http://127.0.0.1:{port}"
    async with connect(line, origin=origin, compression=None, proxy=None) as socket:
        await socket.send(json.dumps({"t": "hello", "protocol": 1, "tab": "bench00001"}))
        last = time.monotonic()
        async for text in socket:
            now = time.monotonic_ns()
            message = json.loads(text)
            if message["t"] == "whole":
                print("ready", flush=True)
            if SEEN in message.get("set", {}):
                print("pirate", now, flush=True)
            if message["t"] == "announcement" and message["texts"][0].endswith("turn."):
                print("button", now, flush=True)
            if time.monotonic() - last > 5:
                last = time.monotonic()
                await socket.send(json.dumps({"t": "alive"}))


# --- the voices


class Engine:
    """Takes 5 s a sentence; `computes`: in Python all the while, else it waits."""

    hertz = 8000

    def __init__(self, *, computes: bool) -> None:
        self._computes = computes

    def speak(self, utterance: Any, sink: Any) -> None:
        """Say it in silence."""
        end = time.monotonic() + SENTENCE_S
        while self._computes and time.monotonic() < end:
            sum(range(1000))
        time.sleep(max(end - time.monotonic(), 0))
        sink(bytes(2))


def voice(engine: Engine | None) -> Any:
    """Return an announcer with this engine."""
    from tests.voice.speech import Mouth

    from plank.phrases.phrases import Phrases
    from plank.voice.announcer import Announcer
    from plank.voice.loudspeaker import Loudspeaker
    from plank.voice.speaker import Silence

    loop = asyncio.get_running_loop()
    mouth: Any = Mouth()
    speaker: Any = (
        Silence(loop) if engine is None else Loudspeaker(engine, mouth, loop, lambda _: None)
    )
    return Announcer(speaker, Phrases("en"), loop)


# --- the table


async def measure(name: str, house: Any, port: int, engine: Engine | None) -> None:
    """Do things by hand, and print how late they are on the page."""
    from plank.phrases.sentence import sentence

    announcer = voice(engine)
    announcer.attach(house.session.referee)
    pipe = asyncio.subprocess.PIPE
    command = [sys.executable, __file__, "page", str(port)]
    child = await asyncio.create_subprocess_exec(*command, stdout=pipe)
    assert child.stdout is not None
    await child.stdout.readline()
    known: list[int] = []
    stands = [house.session.referee.picture.seats[0].seen]

    def look(picture: Any) -> None:
        if picture.seats[0].seen != stands[-1]:
            stands.append(picture.seats[0].seen)
            known.append(time.monotonic_ns())

    def hear(told: Any) -> None:
        if told.sentences[0].key == "turn":
            known.append(time.monotonic_ns())

    house.session.referee.on_picture(look)
    house.session.referee.on_announcement(hear)
    for kind, hands in HANDS.items():
        house.session.referee.announce(sentence("turn", name="Anne"))  # something to be said
        by_hand: list[float] = []
        by_host: list[float] = []
        lost = 0
        for number, hand in zip(range(HAPPENINGS), itertools.cycle(hands), strict=False):
            await asyncio.sleep(PAUSE_S + number % 50 / 1000)
            known.clear()
            begun = time.monotonic_ns()
            house.virtual.do(hand)
            came = await until(child.stdout, kind, begun)
            if came is None:
                lost += 1
                continue
            by_hand.append((came - begun) / 1e6)
            by_host.append((came - known[0]) / 1e6)
        unseen = f"; {lost} too short for a firmware that had no time" if lost else ""
        print(f"{name:9} {kind}: hand to page {figures(by_hand)}{unseen}", flush=True)
        print(f"{'':17} host to page {figures(by_host)}", flush=True)
    child.terminate()
    await child.wait()
    announcer.close()


async def until(page: asyncio.StreamReader, kind: str, begun: int) -> int | None:
    """Return when an event of this kind came to the page; None when it did not in 3 s."""
    with suppress(TimeoutError):
        async with asyncio.timeout(3):
            while True:
                word, _, at = (await page.readline()).decode().partition(" ")
                if word == kind and int(at) > begun:
                    return int(at)
    return None


def figures(ms: list[float]) -> str:
    """Return median, p99 and worst."""
    ms = sorted(ms)
    p99 = ms[int(len(ms) * 0.99)]
    return f"median {statistics.median(ms):.2f} ms, p99 {p99:.2f} ms, worst {ms[-1]:.2f} ms"


async def serve() -> None:
    """Play a game, serve it, and measure."""
    from tests.benchmarks.web import play

    from plank.phrases.phrases import Phrases
    from plank.web import Web

    with tempfile.TemporaryDirectory() as folder:
        house, playing = play(Path(folder), "Anne,Bo")
        web = Web(house, Phrases)
        await web.start(0)
        while house.session is None or house.session.referee.picture.phase != "throw":
            await asyncio.sleep(0.1)
        await measure("silence", house, web.port, None)
        await measure("waits", house, web.port, Engine(computes=False))
        await measure("computes", house, web.port, Engine(computes=True))
        await web.stop()
        playing.cancel()


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    if sys.argv[1:2] == ["page"]:
        asyncio.run(hold_page(int(sys.argv[2])))
    else:
        asyncio.run(serve())
