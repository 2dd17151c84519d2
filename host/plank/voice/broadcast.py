"""Speech for the pages: rendered here, played by the big screen or the phones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from plank.voice import sounds
from plank.voice.engines.engine import Engine, trouble_of
from plank.voice.loudspeaker import Complain
from plank.voice.rendering import render
from plank.voice.speaker import Utterance
from plank.voice.wav import from_wav, seconds
from plank.voice.worker import Worker

Where = Literal["screen", "phones"]

HEAD_START_S = 0.3
"""What the pages need to fetch a file and start it, before the next one is sent."""


@dataclass(frozen=True)
class Speech:
    """One utterance for the pages: play ``sound`` (a name) if there is one, then ``wav``."""

    number: int
    where: Where
    text: str
    language: str
    sound: str | None
    wav: bytes
    seconds: float


class Broadcast:
    """Renders in a thread and hands each Speech to those who listen, in the loop.

    It is taken for said when it has had the time to be heard.
    """

    def __init__(
        self,
        engine: Engine,
        where: Where,
        loop: asyncio.AbstractEventLoop,
        complain: Complain,
    ) -> None:
        self.where: Where = where
        self._engine = engine
        self._loop = loop
        self._complain = complain
        self._worker = Worker()
        self._number = 0
        self._listeners: list[Callable[[Speech], None]] = []
        self._silencers: list[Callable[[], None]] = []
        self._waiting: tuple[asyncio.TimerHandle, Callable[[], None]] | None = None
        self._stopped = 0

    def on_speech(self, callback: Callable[[Speech], None]) -> None:
        """Have every speech passed on when it is to be played."""
        self._listeners.append(callback)

    def on_stop(self, callback: Callable[[], None]) -> None:
        """Hear when pages are to be silent at once."""
        self._silencers.append(callback)

    def say(self, utterance: Utterance, done: Callable[[], None]) -> None:
        """Start rendering it."""
        self._number += 1
        number = self._number
        self._worker.do(lambda: self._make(number, utterance, done))

    def stop(self) -> None:
        """Have the pages fall silent."""
        self._stopped = self._number
        for silence in self._silencers:
            silence()
        if self._waiting is not None:
            timer, done = self._waiting
            self._waiting = None
            timer.cancel()
            self._loop.call_soon(done)

    def close(self) -> None:
        """Stop, and end the thread."""
        self.stop()
        self._worker.close()

    def _make(self, number: int, utterance: Utterance, done: Callable[[], None]) -> None:
        """Render, in the thread."""
        try:
            wav = render(self._engine, utterance)
        except Exception as wrong:  # an engine's error must not end the thread
            self._tell(self._complain, trouble_of(wrong))
            self._tell(done)
            return
        speech = Speech(
            number,
            self.where,
            utterance.text,
            utterance.language,
            utterance.sound,
            wav,
            seconds(*from_wav(wav)),
        )
        self._tell(self._send, speech, done)

    def _send(self, speech: Speech, done: Callable[[], None]) -> None:
        if speech.number <= self._stopped:
            done()
            return
        for listener in tuple(self._listeners):
            listener(speech)
        lasts = HEAD_START_S + speech.seconds + _sound_seconds(speech.sound)
        self._waiting = (self._loop.call_later(lasts, self._finish), done)

    def _finish(self) -> None:
        if self._waiting is not None:
            _, done = self._waiting
            self._waiting = None
            done()

    def _tell(self, callback: Callable[..., None], *args: object) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody is there to hear it
            self._loop.call_soon_threadsafe(callback, *args)


def _sound_seconds(name: str | None) -> float:
    return seconds(*from_wav(sounds.wav(name))) if name else 0.0
