"""Speech for the pages: rendered here, played by the big screen or the phones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from plank.voice.engines.engine import Engine, trouble_of
from plank.voice.loudspeaker import Complain
from plank.voice.playback_timeout import Hearing
from plank.voice.speaker import Utterance
from plank.voice.speech_files import render
from plank.voice.speech_thread import Worker
from plank.voice.wav import from_wav, seconds

Where = Literal["screen", "phones"]


@dataclass(frozen=True)
class Speech:
    """One utterance for the pages, as a WAV file that lasts so many `seconds`."""

    number: int
    where: Where
    text: str
    language: str
    wav: bytes
    seconds: float


class Broadcast:
    """Renders in a thread and hands each Speech to those who listen, in the loop.

    They tell by `played` or `nobody_plays` what became of it; the small sounds are the pages'
    own. (`Hearing` has how long a speech is waited for.)
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
        self._hearing: Hearing | None = None
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
        if self._hearing is not None:
            self._loop.call_soon(self._hearing.end)

    def played(self, number: int) -> None:
        """Hear that a speech was played to its end, wherever it was to be heard."""
        if self._hearing is not None and number == self._number:
            self._hearing.end()

    def nobody_plays(self, number: int) -> None:
        """Hear that no page plays a speech, or none any more."""
        if self._hearing is not None and number == self._number:
            self._hearing.nobody_plays()

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
            wav,
            seconds(*from_wav(wav)),
        )
        self._tell(self._complain, None)
        self._tell(self._send, speech, done)

    def _send(self, speech: Speech, done: Callable[[], None]) -> None:
        if speech.number <= self._stopped:
            done()
            return
        self._hearing = Hearing(self._loop, speech.seconds, done)
        if not self._listeners:
            self._hearing.nobody_plays()
        for listener in tuple(self._listeners):
            listener(speech)

    def _tell(self, callback: Callable[..., None], *args: object) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody is there to hear it
            self._loop.call_soon_threadsafe(callback, *args)
