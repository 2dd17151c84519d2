"""Make the sounds anew, from sines and noise: `python -m plank.voice.sounds.make`."""

from __future__ import annotations

import math
import random
import struct
from collections.abc import Callable, Iterable
from pathlib import Path

from plank.voice.wav import to_wav

HERTZ = 22050
LOUDEST = 14000  # of 32767: a sound is not to drown the voice

Wave = Callable[[float], float]
"""A sound's swing at a time in seconds, about -1 to 1."""


def ring(start: float, hertz: float, fades: float) -> Wave:
    """A struck tone with a little of its octave; `fades` is the time to a third, in s."""

    def wave(t: float) -> float:
        if t < start:
            return 0.0
        age = t - start
        tone = math.sin(math.tau * hertz * age) + 0.3 * math.sin(2 * math.tau * hertz * age)
        return tone * math.exp(-age / fades) * min(1.0, age / 0.003)

    return wave


def knock(start: float, hertz: float) -> Wave:
    """A die that hits wood: a short low tone with the click of a high one."""
    low, high = ring(start, hertz, 0.018), ring(start, hertz * 5.3, 0.005)
    return lambda t: low(t) + 0.5 * high(t)


def whistle(start: float, end: float, above: float, below: float) -> Wave:
    """A tone that falls from `above` to `below` Hz between two times."""

    def wave(t: float) -> float:
        if not start <= t < end:
            return 0.0
        part = (t - start) / (end - start)
        turns = (t - start) * (above + (below - above) * part / 2)
        return 0.7 * math.sin(math.tau * turns) * math.sin(math.pi * part)

    return wave


def splash(start: float, fades: float, seed: int) -> Wave:
    """Water: noise that grows duller as it dies away."""
    chance = random.Random(seed)
    level = 0.0

    def wave(t: float) -> float:
        nonlocal level
        if t < start:
            return 0.0
        age = t - start
        duller = 0.5 * math.exp(-age / 0.15) + 0.06
        level += duller * (chance.uniform(-1, 1) - level)
        return 2.2 * level * math.exp(-age / fades) * min(1.0, age / 0.01)

    return wave


THROW = (knock(0.0, 310), knock(0.09, 260), knock(0.15, 350), knock(0.23, 280), knock(0.27, 330))
COIN = (ring(0.0, 1976, 0.05), ring(0.07, 2637, 0.12))
FALL = (whistle(0.0, 0.45, 900, 250), splash(0.42, 0.16, seed=4))
WIN = tuple(
    ring(start, hertz, 0.22)
    for start, hertz in ((0.0, 392), (0.12, 523), (0.24, 659), (0.36, 784), (0.36, 523))
)
SOUNDS: dict[str, tuple[tuple[Wave, ...], float]] = {
    "throw": (THROW, 0.36),
    "coin": (COIN, 0.4),
    "fall": (FALL, 0.9),
    "win": (WIN, 0.95),
}
"""The waves of each sound, and how long it lasts in seconds."""


def make(waves: Iterable[Wave], seconds: float) -> bytes:
    """Add waves up to a WAV file."""
    mixed = tuple(waves)
    times = [number / HERTZ for number in range(round(seconds * HERTZ))]
    swings = [sum(wave(t) for wave in mixed) * min(1.0, (seconds - t) / 0.02) for t in times]
    most = max(abs(swing) for swing in swings)
    numbers = [round(LOUDEST * swing / most) for swing in swings]
    return to_wav(struct.pack(f"<{len(numbers)}h", *numbers), HERTZ)


def main() -> None:
    """Write every sound beside this file."""
    for name, (waves, seconds) in SOUNDS.items():
        Path(__file__).with_name(f"{name}.wav").write_bytes(make(waves, seconds))


if __name__ == "__main__":
    main()
