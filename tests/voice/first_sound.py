"""How long it takes from an event at the table to its first sound.

    python -m tests.voice.first_sound [--times 200] [--sounds] [--piper VOICE.onnx]

The real referee sees dice at rest, the announcer, espeak-ng and the player do the rest; the clock
stops when the first samples have come through the playing program. `aplay` plays into ALSA's file
device (a loudspeaker's own buffer comes on top of that); `cat` stands for the quickest program
there could be. The goal is 50 ms. Meanwhile the event loop's longest pause is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

from tests.referee.table import Table

from plank.games.the_plank import Rules
from plank.phrases.phrases import Phrases
from plank.phrases.sentence import Sentence
from plank.voice.announcer import Announcer
from plank.voice.audio_player import PROGRAMS, Player
from plank.voice.engines.engine import Engine
from plank.voice.engines.espeak import Espeak
from plank.voice.engines.piper import Piper
from plank.voice.loudspeaker import Loudspeaker

GOAL_MS = 50.0
ALSA = """
pcm.!default {{ type file; slave.pcm {{ type null }}; file "{pipe}"; format raw }}
"""


class Ear:
    """The far end of a pipe: notices when the first samples of each playing arrive."""

    def __init__(self, pipe: Path, loop: asyncio.AbstractEventLoop) -> None:
        os.mkfifo(pipe)
        self._file = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        self._kept_open = os.open(pipe, os.O_WRONLY)
        self.first: asyncio.Future[float] = loop.create_future()
        self._loop = loop
        loop.add_reader(self._file, self._hear)

    def _hear(self) -> None:
        heard = os.read(self._file, 1 << 20)
        if heard.strip(b"\0") and not self.first.done():
            self.first.set_result(time.perf_counter())

    def again(self) -> None:
        self.first = self._loop.create_future()


class Pauses:
    """The longest time that the event loop did not turn, in seconds."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def watch(self) -> None:
        last = time.perf_counter()
        while True:
            await asyncio.sleep(0.001)
            now = time.perf_counter()
            self.longest = max(self.longest, now - last - 0.001)
            last = now


async def measure(program: str, engine: Engine, options: argparse.Namespace) -> None:
    """Throw again and again, and print what it took."""
    loop = asyncio.get_running_loop()
    pauses = Pauses()
    watching = asyncio.ensure_future(pauses.watch())
    with tempfile.TemporaryDirectory() as folder:
        ear = Ear(Path(folder, "sound"), loop)
        player = _player(program, Path(folder))
        speaker = Loudspeaker(engine, player, loop, _complain)
        phrases = Phrases("en")
        phrases.warm()
        announcer = Announcer(speaker, phrases, loop)
        announcer.sounds = options.sounds
        took = [await _throw(announcer, ear) for _ in range(options.times)]
        announcer.close()
    watching.cancel()
    took.sort()
    p99 = took[min(len(took) - 1, round(0.99 * len(took)))]
    sys.stdout.write(
        f"{program:6} first sound: median {statistics.median(took):5.1f} ms, p99 {p99:5.1f} ms,"
        f" longest {took[-1]:5.1f} ms; longest pause of the loop {1000 * pauses.longest:.1f} ms"
        f"{'' if p99 <= GOAL_MS else '  MISSED'}\n"
    )


def _complain(trouble: Sentence | None) -> None:
    if trouble is not None:
        sys.stderr.write(f"{Phrases().say(trouble)}\n")


def _player(program: str, folder: Path) -> Player:
    if program == "cat":
        return Player(("sh", "-c", f"exec cat > '{folder}/sound'"))
    config = folder / "alsa.conf"
    config.write_text(ALSA.format(pipe=folder / "sound"))
    os.environ["ALSA_CONFIG_PATH"] = str(config)
    return Player(next(command for command in PROGRAMS if command[0] == "aplay"))


async def _throw(announcer: Announcer, ear: Ear) -> float:
    """Throw the dice on a fresh table; return the milliseconds until it is heard."""
    table = Table(("Anne", "Bo"), Rules())
    table.look()
    table.set_out()
    announcer.attach(table.referee, people=())
    ear.again()
    start = time.perf_counter()
    table.throw(5, 5, 3, 2)
    heard = await asyncio.wait_for(ear.first, 60)
    table.referee.announce(Sentence("won", {"name": "Anne"}))
    announcer.muted = True
    await announcer.finish()
    announcer.muted = False
    return 1000 * (heard - start)


def main() -> None:
    """Measure with the programs there are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--sounds", action="store_true", help="with the throw's own sound first")
    parser.add_argument("--piper", type=Path, help="a piper voice instead of espeak-ng")
    options = parser.parse_args()
    engine: Engine = Piper(options.piper) if options.piper else Espeak()
    for program in ("cat", *(["aplay"] if shutil.which("aplay") else [])):
        asyncio.run(measure(program, engine, options))


if __name__ == "__main__":
    main()
