"""What speech is made of, and engines that speak as a test needs it."""

from __future__ import annotations

import array
import math
import threading
from functools import cache

import pytest

from plank.voice.engines.engine import Sink, VoiceTrouble
from plank.voice.engines.espeak import Espeak
from plank.voice.speaker import Utterance


@cache
def has_espeak() -> bool:
    try:
        Espeak()
    except VoiceTrouble:
        return False
    return True


needs_espeak = pytest.mark.skipif(not has_espeak(), reason="libespeak-ng1 is not installed")


def loudness(samples: bytes) -> float:
    """The root of the mean square, of 32767."""
    swings = array.array("h", samples)
    return math.sqrt(sum(swing * swing for swing in swings) / len(swings))


class Hummer:
    """An engine that hums, ten milliseconds a letter; it waits while `held`."""

    hertz = 8000

    def __init__(self) -> None:
        self.go = threading.Event()
        self.go.set()
        self.begun = threading.Event()
        self.error: Exception | None = None

    def speak(self, utterance: Utterance, sink: Sink) -> None:
        self.begun.set()
        self.go.wait(60)
        if self.error is not None:
            raise self.error
        for _ in utterance.text:
            if not sink(b"\x00\x10" * 80):
                return


class Mouth:
    """A loudspeaker that takes whatever it gets."""

    def start(self, hertz: int) -> Mouth:
        return self

    def write(self, samples: bytes) -> bool:
        return True

    def finish(self) -> None:
        pass

    def stop(self) -> None:
        pass
