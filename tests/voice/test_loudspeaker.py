"""The host's loudspeaker: a thread, an engine, and a program that plays."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.voice.speech import Hummer

from plank.phrases.phrases import Phrases
from plank.phrases.sentence import Sentence
from plank.referee import Announcement
from plank.voice import loudspeaker, sounds
from plank.voice.announcer import Announcer
from plank.voice.audio_player import Player
from plank.voice.loudspeaker import Loudspeaker
from plank.voice.speaker import Utterance
from plank.voice.wav import from_wav

pytestmark = pytest.mark.skipif(shutil.which("sh") is None, reason="needs a shell")


def into(file: Path) -> Sequence[str]:
    """A program that keeps what it is given to play."""
    return ("sh", "-c", f"exec cat >> '{file}'")


class Stage:
    """A loudspeaker in a running loop."""

    def __init__(self, command: Sequence[str]) -> None:
        self.engine = Hummer()
        self.complaints: list[Sentence] = []
        self.loudspeaker = Loudspeaker(
            self.engine, Player(command), asyncio.get_running_loop(), self._hear
        )

    def _hear(self, complaint: Sentence | None) -> None:
        if complaint is not None:
            self.complaints.append(complaint)

    async def say(self, text: str, sound: str | None = None) -> None:
        await asyncio.wait_for(self.begin(text, sound), 30)

    def begin(self, text: str, sound: str | None = None) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.loudspeaker.say(Utterance(text, "en", sound=sound), lambda: done.set_result(None))
        assert not done.done()
        return done


def on_stage(play: Any, command: Sequence[str]) -> Stage:
    async def run() -> Stage:
        stage = Stage(command)
        try:
            await play(stage)
        finally:
            stage.engine.go.set()
            stage.loudspeaker.close()
        return stage

    return asyncio.run(run())


def test_speech_goes_to_the_program_after_its_sound(tmp_path: Path):
    async def play(stage: Stage) -> None:
        await stage.say("Ahoy", sound="coin")

    on_stage(play, into(tmp_path / "heard"))
    heard = (tmp_path / "heard").read_bytes()
    coin, _ = from_wav(sounds.wav("coin"))
    assert heard == coin + b"\x00\x10" * 80 * len("Ahoy")


def test_the_program_hears_how_many_samples_a_second(tmp_path: Path):
    async def play(stage: Stage) -> None:
        await stage.say("Ahoy", sound="coin")

    on_stage(play, ("sh", "-c", f"cat > /dev/null; echo $0 >> '{tmp_path}/hertz'", "{hertz}"))
    assert (tmp_path / "hertz").read_text().split() == ["22050", "8000"]


def test_g7_without_a_loudspeaker_it_says_why_and_goes_on(tmp_path: Path):
    async def play(stage: Stage) -> None:
        await stage.say("Ahoy" * 500)
        await stage.say("Ahoy")

    no_device = "echo 'aplay: main:831: audio open error: No such device' >&2; exit 1"
    stage = on_stage(play, ("sh", "-c", no_device))
    assert list(map(Phrases().say, stage.complaints)) == 2 * [
        "No sound comes out: audio open error: No such device."
        " Check the loudspeaker, or play with --speaker screen."
    ]


def test_a_program_that_is_gone_is_told_and_nothing_more(tmp_path: Path):
    async def play(stage: Stage) -> None:
        await stage.say("Ahoy")

    stage = on_stage(play, (str(tmp_path / "aplay"),))
    assert [one.key for one in stage.complaints] == ["voice-no-sound"]


def test_g7_an_engine_that_fails_is_told_and_the_next_sentence_tried(tmp_path: Path):
    async def play(stage: Stage) -> None:
        stage.engine.error = RuntimeError("out of memory\nTraceback ...")
        await stage.say("Ahoy")
        stage.engine.error = None
        await stage.say("A")

    stage = on_stage(play, into(tmp_path / "heard"))
    assert list(map(Phrases().say, stage.complaints)) == [
        "The speech engine gave up: out of memory. The game goes on."
    ]
    assert (tmp_path / "heard").read_bytes() == b"\x00\x10" * 80


def test_stopped_it_is_silent_at_once_and_says_the_next(tmp_path: Path):
    async def play(stage: Stage) -> None:
        stage.engine.go.clear()
        done = stage.begin("Ahoy")
        await asyncio.to_thread(stage.engine.begun.wait, 30)
        stage.loudspeaker.stop()  # the program is ended though the engine still holds its words
        stage.engine.go.set()
        await asyncio.wait_for(done, 30)
        await stage.say("A")

    stage = on_stage(play, into(tmp_path / "heard"))
    assert stage.complaints == []
    assert (tmp_path / "heard").read_bytes() == b"\x00\x10" * 80


def test_a_program_that_hangs_is_ended_and_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(loudspeaker, "HANGS_S", 0.05)

    async def play(stage: Stage) -> None:
        await stage.say("Ahoy" * 1000)  # more than a pipe holds

    stage = on_stage(play, ("sh", "-c", "exec sleep 3600"))
    assert [one.key for one in stage.complaints] == ["voice-hangs"]


def test_g6_while_the_engine_is_busy_the_loop_goes_on(tmp_path: Path):
    async def play(stage: Stage) -> None:
        stage.engine.go.clear()
        announcer = Announcer(stage.loudspeaker, Phrases(), asyncio.get_running_loop())
        for number in range(10):
            announcer.told(Announcement(number, (Sentence("sword", {"name": "Bo"}),), "stand"))
        await asyncio.to_thread(stage.engine.begun.wait, 30)
        for _ in range(1000):
            await asyncio.sleep(0)  # the loop turns, and the engine still holds its first words
        assert len(announcer.transcript) == 1
        stage.engine.go.set()
        await announcer.finish(30)
        assert len(announcer.transcript) == 10

    on_stage(play, into(tmp_path / "heard"))
    assert len((tmp_path / "heard").read_bytes()) == 160 * 10 * len("Bo swings a sword!")
