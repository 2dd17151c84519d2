"""Tellings by their keys, and an announcer to hear them."""

from __future__ import annotations

from tests.travelling_clock import TravellingClock
from tests.voice.announced_table import SlowVoice

from plank.phrases.phrases import Phrases
from plank.phrases.sentence import Argument, Sentence
from plank.referee import Announcement, Topic
from plank.voice.announcer import Announcer

TOPICS: dict[str, Topic] = {"turn": "turn", "no-coins": "answer"}


def told(
    number: int, *keys: str, move: object = None, repeated: bool = False, **args: Argument
) -> Announcement:
    sentences = tuple(Sentence(key, {"name": "Anne", **args}) for key in keys)
    topics = tuple(TOPICS.get(key, "game") for key in keys)
    return Announcement(number, sentences, move, (), topics, repeated)


def announcer_of(seconds: float = 2.0) -> tuple[Announcer, SlowVoice, TravellingClock]:
    clock = TravellingClock()
    voice = SlowVoice(clock, seconds)
    return Announcer(voice, Phrases("en", strict=True), clock), voice, clock
