"""What is spoken is understood: by pocketsphinx, which knows only sentences of the game.

Collected with the extra `test-speech` (pocketsphinx); flite speaks, the clearest engine it knows.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from plank.phrases.phrases import Phrases
from plank.phrases.sentence import Sentence
from plank.voice.wav import from_wav

pocketsphinx = pytest.importorskip("pocketsphinx", reason="extra test-speech is not installed")
flite = shutil.which("flite")
pytestmark = pytest.mark.skipif(flite is None, reason="flite is not installed")

NUMBERS = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"),
    *("eighteen", "nineteen", "twenty"),
)
HERTZ = 16_000
PAUSE = bytes(HERTZ)  # half a second before and after

SENTENCES = (
    *(Sentence("turn", {"name": name}) for name in ("Anne", "Bob", "Mary")),
    *(
        Sentence("moved", {"name": name, "start": start, "space": space})
        for name in ("Anne", "Bob")
        for start, space in (("ship", 15), ("ship", 8), (15, 7), (9, 3))
    ),
    *(
        Sentence("thrown", {"name": name, "faces": faces, "total": total})
        for name in ("Anne", "Mary")
        for faces, total in (
            ((5, 5, 3, 2), 15),
            ((1, "coin", 4, "sword"), 5),
            ((2, 3, 4, 5), 14),
        )
    ),
    Sentence("fell", {"names": ("Anne",), "rank": 3}),
    Sentence("fell", {"names": ("Bob", "Mary"), "rank": 2}),
    Sentence("won", {"name": "Anne"}),
    Sentence("won", {"name": "Bob"}),
    Sentence("sword", {"name": "Bob"}),
    Sentence("earned", {"name": "Mary", "coins": 2, "why": "coin"}),
    Sentence("cocked", {"die": 3}),
    Sentence("link-lost"),
    Sentence("put-back", {"name": "Bob", "belongs": 7, "stands": 8}),
)


def heard_as(text: str) -> str:
    """A sentence as a recogniser writes it: small letters, no marks, numbers in words."""
    words = re.findall(r"[a-z']+|\d+", text.lower())
    return " ".join(NUMBERS[int(word)] if word.isdigit() else word for word in words)


@cache
def texts() -> dict[str, str]:
    phrases = Phrases("en", strict=True)
    return {heard_as(text): text for text in map(phrases.say, SENTENCES)}


@pytest.fixture(scope="module")
def ear(tmp_path_factory: pytest.TempPathFactory) -> Any:
    grammar = tmp_path_factory.mktemp("ear") / "plank.jsgf"
    known = " | ".join(texts())
    grammar.write_text(f"#JSGF V1.0;\ngrammar plank;\npublic <said> = {known};\n")
    return pocketsphinx.Decoder(samprate=HERTZ, loglevel="FATAL", jsgf=str(grammar))


def understand(ear: Any, samples: bytes) -> str:
    ear.start_utt()
    ear.process_raw(PAUSE + samples + PAUSE, full_utt=True)
    ear.end_utt()
    return ear.hyp().hypstr if ear.hyp() else ""


def speak(text: str, file: Path) -> bytes:
    assert flite is not None
    subprocess.run([flite, "-voice", "slt", "-t", text, "-o", str(file)], check=True)
    samples, hertz = from_wav(file.read_bytes())
    assert hertz == HERTZ
    return samples


def test_every_sentence_spoken_is_the_sentence_heard(ear: Any, tmp_path: Path):
    file = tmp_path / "spoken.wav"
    heard = {said: understand(ear, speak(text, file)) for said, text in texts().items()}
    assert heard == {said: said for said in texts()}


def test_the_ear_tells_sentences_apart_and_hears_nothing_in_silence(ear: Any, tmp_path: Path):
    one, other = list(texts().values())[:2]
    assert understand(ear, speak(one, tmp_path / "s.wav")) != heard_as(other)
    assert understand(ear, bytes(2 * HERTZ)) == ""
