"""Tellings by their keys, and an announcer to hear them."""

from __future__ import annotations

from tests.travelling_clock import TravellingClock
from tests.voice.announced_table import SlowVoice

from plank.phrases.phrases import Phrases
from plank.phrases.sentence import Argument, Sentence
from plank.referee.picture import Announcement
from plank.voice.announcer import Announcer


def told(number: int, *keys: str, move: object = None, **args: Argument) -> Announcement:
    return Announcement(
        number, tuple(Sentence(key, {"name": "Anne", **args}) for key in keys), move
    )


def announcer_of(seconds: float = 2.0) -> tuple[Announcer, SlowVoice, TravellingClock]:
    clock = TravellingClock()
    voice = SlowVoice(clock, seconds)
    return Announcer(voice, Phrases("en", strict=True), clock), voice, clock
