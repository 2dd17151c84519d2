"""Short sounds of the game, made by `make.py` beside them: WAV, 22 kHz, one channel."""

from __future__ import annotations

from functools import cache
from importlib import resources

NAMES = ("throw", "coin", "fall", "win")
"""The sounds there are."""

OF = {
    "thrown": "throw",
    "rethrown": "throw",
    "gave": "coin",
    "earned": "coin",
    "fell": "fall",
    "out": "fall",
    "won": "win",
}
"""Which sound goes with what happened (keys of sentences; tags of events are the same)."""


def sound_of(happened: str) -> str | None:
    """Return the name of the sound that goes with an event, if one does."""
    return OF.get(happened)


@cache
def wav(name: str) -> bytes:
    """Return a sound's WAV file. Raises LookupError when there is none of that name."""
    if name not in NAMES:
        raise LookupError(f"no sound is called {name!r}: there are {', '.join(NAMES)}")
    folder = resources.files("plank.voice").joinpath("sounds")
    return folder.joinpath(f"{name}.wav").read_bytes()


def files() -> dict[str, bytes]:
    """Return every sound's WAV file, by name."""
    return {name: wav(name) for name in NAMES}
