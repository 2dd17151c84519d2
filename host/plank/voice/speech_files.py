"""Speech as WAV files, for browsers and for tests."""

from __future__ import annotations

from plank.voice.engines.engine import Engine
from plank.voice.speaker import Utterance
from plank.voice.wav import to_wav


def render(engine: Engine, utterance: Utterance) -> bytes:
    """Speak into a WAV file, without the utterance's sound. Raises VoiceTrouble."""
    samples = bytearray()

    def keep(more: bytes) -> bool:
        samples.extend(more)
        return True

    engine.speak(utterance, keep)
    return to_wav(bytes(samples), engine.hertz)
