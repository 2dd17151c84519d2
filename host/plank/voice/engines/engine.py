"""What a speech engine is: words in, samples out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from plank.phrases.sentence import Argument, Sentence
from plank.voice.speaker import Utterance

Sink = Callable[[bytes], bool]
"""Takes samples as they come (16 bits, signed, little-endian, one channel); False: no more."""


class VoiceTrouble(OSError):
    """Something keeps the voice from being heard; `sentence` says what, and the cure."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(key, args)
        self.sentence = Sentence(key, args)


def trouble_of(wrong: Exception) -> Sentence:
    """Return what to tell people of an error, foreseen or not."""
    if isinstance(wrong, VoiceTrouble):
        return wrong.sentence
    reason = str(wrong).partition("\n")[0] or type(wrong).__name__
    return Sentence("voice-failed", {"reason": reason})


class Engine(Protocol):
    """Makes speech; used by one thread at a time, which it may keep busy as long as it likes."""

    @property
    def hertz(self) -> int:
        """Return the samples a second; known once something has been spoken."""
        ...

    def speak(self, utterance: Utterance, sink: Sink) -> None:
        """Give the utterance's samples to the sink as they come. Raises VoiceTrouble."""
        ...
