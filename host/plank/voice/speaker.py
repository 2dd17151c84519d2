"""Whoever speaks what the announcer hands out, one utterance at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from plank.referee import Clock


@dataclass(frozen=True)
class Utterance:
    """A sentence to be spoken: its words and how to say them.

    `language` is that of a phrase folder ("sv"), `rate` a factor of the usual pace,
    `loudness` one of the usual loudness, `sound` a name of `plank.voice.sounds` heard first.
    """

    text: str
    language: str
    rate: float = 1.0
    loudness: float = 1.0
    sound: str | None = None


class Speaker(Protocol):
    """A place where speech comes out: the host's loudspeaker, the pages', or nowhere."""

    def say(self, utterance: Utterance, done: Callable[[], None]) -> None:
        """Start saying it, and return at once.

        `done` is called once, in the event loop and never within `say`, when it has been
        said, was cut short, or could not be said.
        """
        ...

    def stop(self) -> None:
        """Cut short what is being said."""
        ...

    def close(self) -> None:
        """Stop and let everything go."""
        ...


class Silence:
    """Says nothing, at once; for whoever wants to read only."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def say(self, utterance: Utterance, done: Callable[[], None]) -> None:  # noqa: ARG002 - Speaker's
        """Take it for said."""
        self._clock.call_later(0, done)

    def stop(self) -> None:
        """There is nothing to stop."""

    def close(self) -> None:
        """There is nothing to let go."""
