"""A table with its referee, and an announcer that listens, all on travelling time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.referee.table import Table

from plank.games.the_plank import Rules
from plank.phrases.phrases import Phrases
from plank.referee import Clock
from plank.voice.announcer import Announcer
from plank.voice.speaker import Utterance


class SlowVoice:
    """A speaker that takes its time over each sentence; `heard` is what has come out, when."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        self._clock = clock
        self.seconds = seconds
        self.heard: list[tuple[float, Utterance]] = []
        self.stops = 0
        self.closed = False
        self._done: Callable[[], None] | None = None

    def say(self, utterance: Utterance, done: Callable[[], None]) -> None:
        self.heard.append((self._clock.time(), utterance))
        self._done = done
        self._clock.call_later(self.seconds, lambda: self._finish(done))

    def stop(self) -> None:
        self.stops += 1
        if self._done is not None:
            done = self._done
            self._clock.call_later(0, lambda: self._finish(done))

    def close(self) -> None:
        self.closed = True
        self.stop()

    def _finish(self, done: Callable[[], None]) -> None:
        if self._done is done:
            self._done = None
            done()


class HostService:
    """A table set out for a game, with an announcer that takes `seconds` a sentence."""

    def __init__(
        self, *seats: str, language: str = "en", seconds: float = 0.0, **rules: Any
    ) -> None:
        self.table = Table(seats or ("Anne", "Bo"), Rules(**rules))
        self.voice = SlowVoice(self.table.clock, seconds)
        phrases = Phrases(language, strict=True)
        self.announcer = Announcer(self.voice, phrases, self.table.clock)
        self.announcer.attach(self.table.referee)
        self.table.look()
        self.table.set_out()

    def wait(self, seconds: float = 0.0) -> None:
        self.table.clock.travel(seconds)

    @property
    def spoken(self) -> list[str]:
        return list(self.announcer.transcript)

    def hears(self) -> list[str]:
        """What has been said since this was last asked."""
        said = self.spoken
        self.announcer.transcript.clear()
        return said
