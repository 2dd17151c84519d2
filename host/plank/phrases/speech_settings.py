"""How sentences are said: language, style, speed, loudness, and where from."""

from __future__ import annotations

import msgspec

from plank.phrases.languages import ENGLISH
from plank.phrases.speech_choices import HOST, NORMAL


class SpeechSettings(msgspec.Struct, frozen=True):
    """How sentences are said; `rate` and `loudness` are percentages of the default ones."""

    muted: bool = False
    rate: int = 100
    loudness: int = 100
    style: str = NORMAL
    language: str = ENGLISH
    speaker: str = HOST
