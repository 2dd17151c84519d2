"""Samples as a WAV file, and back."""

from __future__ import annotations

import io
import wave

SAMPLE_BYTES = 2
"""A sample is 16 bits, signed, little-endian; there is one channel."""


def to_wav(samples: bytes, hertz: int) -> bytes:
    """Make a WAV file of samples."""
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(SAMPLE_BYTES)
        out.setframerate(hertz)
        out.writeframes(samples)
    return file.getvalue()


def from_wav(file: bytes) -> tuple[bytes, int]:
    """Return the samples of a WAV file made here, and how many a second."""
    with wave.open(io.BytesIO(file), "rb") as opened:
        return opened.readframes(opened.getnframes()), opened.getframerate()


def seconds(samples: bytes, hertz: int) -> float:
    """Tell how long samples last."""
    return len(samples) / SAMPLE_BYTES / hertz
