"""Tellings by their keys, and an announcer to hear them."""

from __future__ import annotations

from tests.referee.table import TravellingClock
from tests.voice.evening import SlowVoice

from plank.referee.picture import Told
from plank.referee.sentence import Argument, Sentence
from plank.voice.announcer import Announcer
from plank.voice.phrases import Phrases


def told(number: int, *keys: str, move: object = None, **args: Argument) -> Told:
    return Told(number, tuple(Sentence(key, {"name": "Anne", **args}) for key in keys), move)


def announcer_of(seconds: float = 2.0) -> tuple[Announcer, SlowVoice, TravellingClock]:
    clock = TravellingClock()
    voice = SlowVoice(clock, seconds)
    return Announcer(voice, Phrases("en", strict=True), clock), voice, clock
