"""piper: a voice that sounds like a person, from a file of one's choice (extra `piper`).

Every voice is two files, `NAME.onnx` and `NAME.onnx.json`, and speaks one language.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol, cast

import msgspec

from plank.voice.engines.engine import Sink, VoiceTrouble
from plank.voice.speaker import Utterance


class _Chunk(Protocol):
    """A sentence, spoken."""

    @property
    def audio_int16_bytes(self) -> bytes: ...


class _Voice(Protocol):
    """What is used of piper.PiperVoice (piper-tts 1.3 and on)."""

    def synthesize(self, text: str, syn_config: object) -> Iterable[_Chunk]: ...


class _Espeak(msgspec.Struct):
    voice: str


class _Audio(msgspec.Struct):
    sample_rate: int


class _Description(msgspec.Struct):
    """What is used of a voice's JSON file."""

    espeak: _Espeak
    audio: _Audio


class Piper:
    """Speaks with the voice of a file.

    Only its description is read here; the voice itself takes a second or two and is loaded with
    the first words. Raises VoiceTrouble when piper, the voice or its description is not there.
    """

    def __init__(self, voice: Path) -> None:
        if find_spec("piper") is None:
            raise VoiceTrouble("voice-no-piper")
        self._path = voice
        self._description = _describe(voice)

    @property
    def language(self) -> str:
        """Return the language that the voice speaks: "en"."""
        return self._description.espeak.voice.partition("-")[0]

    @property
    def hertz(self) -> int:
        """Return the samples a second."""
        return self._description.audio.sample_rate

    def check(self, language: str) -> None:
        """Make sure that the voice speaks a language. Raises VoiceTrouble."""
        if language != self.language:
            path, speaks = str(self._path), self.language
            raise VoiceTrouble("voice-other-language", path=path, speaks=speaks, language=language)

    def speak(self, utterance: Utterance, sink: Sink) -> None:
        """Give the samples to the sink, a sentence at a time."""
        self.check(utterance.language)
        manner = self._piper.SynthesisConfig(
            length_scale=1 / utterance.rate, volume=utterance.loudness
        )
        for chunk in self._voice.synthesize(utterance.text, manner):
            if not sink(chunk.audio_int16_bytes):
                return

    @cached_property
    def _piper(self) -> Any:
        return import_module("piper")

    @cached_property
    def _voice(self) -> _Voice:
        try:
            return cast("_Voice", self._piper.PiperVoice.load(str(self._path)))
        except Exception as wrong:  # whatever onnxruntime makes of a broken file
            reason = str(wrong).partition("\n")[0]
            raise VoiceTrouble("voice-bad-file", path=str(self._path), reason=reason) from wrong


def _describe(voice: Path) -> _Description:
    path = Path(f"{voice}.json")
    for file in (voice, path):
        if not file.is_file():
            raise VoiceTrouble("voice-no-file", path=str(file))
    try:
        return msgspec.json.decode(path.read_bytes(), type=_Description)
    except msgspec.DecodeError as wrong:
        raise VoiceTrouble("voice-bad-file", path=str(path), reason=str(wrong)) from wrong
