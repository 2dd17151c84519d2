"""espeak-ng, by its library: every language, its own pace and loudness."""

from __future__ import annotations

import pytest
from tests.voice.speech import loudness, needs_espeak

from plank.phrases.languages import LANGUAGES
from plank.phrases.phrases import Phrases
from plank.phrases.sentence import Sentence
from plank.voice.engines.engine import VoiceTrouble
from plank.voice.engines.espeak import Espeak
from plank.voice.speaker import Utterance
from plank.voice.speech_files import render
from plank.voice.wav import from_wav, seconds

pytestmark = needs_espeak

THROWN = Sentence("thrown", {"name": "Anne", "faces": (5, "coin", 3, 2), "total": 10})


def spoken(text: str, language: str = "en", rate: float = 1.0, loud: float = 1.0) -> bytes:
    return from_wav(render(Espeak(), Utterance(text, language, rate, loud)))[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rendered_announcement_has_its_length_and_is_not_silence(language: str):
    text = Phrases(language).say(THROWN)
    samples, hertz = from_wav(render(Espeak(), Utterance(text, language)))
    assert 2.5 < seconds(samples, hertz) < 6.5
    assert loudness(samples) > 1000
    fifth = len(samples) // 10 * 2
    assert all(loudness(samples[at : at + fifth]) > 100 for at in range(0, 4 * fifth, fifth))


def test_languages_speak_differently():
    assert len({spoken("Anne 5, 4, 3, 2", language) for language in LANGUAGES}) == len(LANGUAGES)


def test_slower_takes_longer_and_softer_is_less_loud():
    usual = spoken("Bo is the last pirate standing, and wins!")
    slow = spoken("Bo is the last pirate standing, and wins!", rate=0.5)
    soft = spoken("Bo is the last pirate standing, and wins!", loud=0.3)
    assert len(slow) > 1.5 * len(usual)
    assert loudness(soft) < 0.5 * loudness(usual)


def test_the_first_samples_come_long_before_the_last():
    first: list[bytes] = []
    moved = "Bo goes from space 15 to space 7. It is Anne's turn."
    whole = spoken(moved)

    def stop_at_once(samples: bytes) -> bool:
        first.append(samples)
        return False

    Espeak().speak(Utterance(moved, "en"), stop_at_once)
    assert len(first) == 1
    assert len(first[0]) < len(whole) / 20


@pytest.mark.parametrize("text", ["", "?", "\0", "\N{PARTY POPPER}", "<speak>", "x" * 5000])
def test_any_text_can_be_spoken(text: str):
    spoken(text)
    assert loudness(spoken("Ahoy!")) > 500


def test_a_language_it_does_not_know_is_one_line():
    with pytest.raises(VoiceTrouble) as trouble:
        spoken("x", language="klingon-not-there")
    assert Phrases().say(trouble.value.sentence) == (
        "The speech engine does not speak klingon-not-there. Choose another --language."
    )
