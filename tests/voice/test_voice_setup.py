"""The voice as the command line wishes it; without an engine the game goes on (failures.md G7)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.voice.speech import needs_espeak

from plank.phrases.phrases import Phrases
from plank.phrases.sentence import Sentence
from plank.referee import Announcement
from plank.voice import audio_player
from plank.voice.announcer import Announcer
from plank.voice.engines import espeak_library, piper
from plank.voice.page_speech import Broadcast
from plank.voice.speaker import Silence
from plank.voice.voice_setup import make_announcer

SWORD = Announcement(1, (Sentence("sword", {"name": "Bo"}),), "stand")
TURN = Announcement(1, (Sentence("turn", {"name": "Bo"}),), "stand")


def made(
    *wishes: str, then: Callable[[Announcer], Any] = lambda _: None, **more: Any
) -> tuple[Announcer, list[str]]:
    """Make an announcer, let it say something, and return it with what was noticed."""

    async def run() -> tuple[Announcer, list[str]]:
        noticed: list[str] = []
        loop = asyncio.get_running_loop()
        words = Phrases(wishes[0] if wishes else "en")

        def complain(trouble: Sentence | None) -> None:
            noticed.append(words.say(trouble) if trouble else "All is well.")

        announcer = make_announcer(*wishes, loop=loop, complain=complain, **more)
        then(announcer)
        await announcer.finish(30)
        announcer.close()
        return announcer, noticed

    return asyncio.run(run())


@pytest.fixture
def no_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(espeak_library, "NAMES", ("libespeak-ng-not-here.so",))
    espeak_library.espeak_library.cache_clear()


@pytest.mark.parametrize(
    ("wishes", "refusal"),
    [
        (("fi",), "--language fi: choose en, sv, de, fr or es"),
        (("en", "loud"), "--style loud: choose terse, normal or dramatic"),
        (("en", "terse", "hat"), "--speaker hat: choose host, screen, phones or off"),
    ],
)
def test_a_wrong_wish_is_refused_with_what_there_is(wishes: tuple[str, ...], refusal: str):
    with pytest.raises(ValueError, match=refusal):
        made(*wishes)


@pytest.mark.usefixtures("no_engine")
@pytest.mark.parametrize("speaker", ["host", "screen", "phones"])
def test_g7_without_a_speech_engine_it_says_so_once_and_goes_on(speaker: str):
    def play(announcer: Announcer) -> None:
        announcer.told(SWORD)
        announcer.told(Announcement(2, SWORD.sentences, "stand"))

    announcer, noticed = made("sv", "normal", speaker, then=play)
    assert noticed == [
        "Här finns ingen talmotor: installera libespeak-ng1, eller spela med --speaker off."
        " Spelet går vidare i tystnad."
    ]
    assert isinstance(announcer.speaker, Silence)
    assert list(announcer.transcript) == 2 * ["Bo svingar svärdet!"]


@needs_espeak
def test_g7_without_a_program_that_plays_it_says_so_once(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(audio_player, "PROGRAMS", ())
    _, noticed = made(then=lambda announcer: announcer.told(SWORD))
    assert noticed == [
        "No program plays sound here: install alsa-utils, or play with --speaker screen."
        " The game goes on."
    ]


@needs_espeak
def test_g7_without_a_sound_device_it_says_so_once(monkeypatch: pytest.MonkeyPatch):
    refuses = ("sh", "-c", "echo 'aplay: main:831: audio open error: No such device' >&2; exit 1")
    monkeypatch.setattr(audio_player, "PROGRAMS", (refuses,))

    def play(announcer: Announcer) -> None:
        for number in range(5):
            announcer.told(Announcement(number, (Sentence("turn", {"name": "Bo"}),), "stand"))

    announcer, noticed = made(then=play)
    assert len(noticed) == 1
    assert noticed[0].startswith("No sound comes out: audio open error: No such device.")
    assert announcer.transcript[-1] == "It is Bo's turn."


@needs_espeak
def test_g7_a_loudspeaker_plugged_in_later_is_heard_and_that_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    plug = tmp_path / "plug"
    monkeypatch.setattr(
        audio_player, "PROGRAMS", (("sh", "-c", f"test -e {plug} && cat >/dev/null"),)
    )

    async def run() -> list[str]:
        noticed: list[str] = []

        def complain(trouble: Sentence | None) -> None:
            noticed.append(trouble.key if trouble else "well")

        loop = asyncio.get_running_loop()
        announcer = make_announcer(loop=loop, complain=complain)
        for plugged in (False, False, True, True):
            if plugged:
                plug.touch()
            announcer.told(TURN)
            await announcer.finish(30)
            announcer.told(SWORD)
            await announcer.finish(30)
        announcer.close()
        return noticed

    assert asyncio.run(run()) == ["voice-no-sound", "well"]


def test_switched_off_nothing_is_said_and_nothing_noticed():
    announcer, noticed = made("de", "terse", "off", then=lambda announcer: announcer.told(SWORD))
    assert (announcer.muted, list(announcer.transcript), noticed) == (True, [], [])


@needs_espeak
def test_pages_can_be_the_speaker():
    announcer, noticed = made("fr", "dramatic", "screen")
    assert isinstance(announcer.speaker, Broadcast)
    assert (announcer.speaker.where, announcer.language, announcer.style) == (
        "screen",
        "fr",
        "dramatic",
    )
    assert noticed == []


def test_piper_that_is_not_installed_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(piper, "find_spec", lambda _: None)
    _, noticed = made(piper=tmp_path / "amy.onnx")
    assert noticed == ["The piper engine is not installed: pip install piper-tts."]


def test_a_piper_voice_that_is_not_there_is_told_with_its_path(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(piper, "find_spec", lambda name: name)
    _, noticed = made(piper=tmp_path / "amy.onnx")
    assert noticed == [
        f"No voice is at {tmp_path}/amy.onnx."
        " A piper voice is a file NAME.onnx with NAME.onnx.json beside it."
    ]


def test_a_piper_voice_without_sense_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(piper, "find_spec", lambda name: name)
    (tmp_path / "amy.onnx").write_bytes(b"")
    (tmp_path / "amy.onnx.json").write_bytes(b"{}")
    _, noticed = made(piper=tmp_path / "amy.onnx")
    assert noticed == [
        f"The voice {tmp_path}/amy.onnx.json cannot be read:"
        " Object missing required field `espeak`."
    ]


def test_a_piper_voice_of_another_language_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(piper, "find_spec", lambda name: name)
    (tmp_path / "amy.onnx").write_bytes(b"")
    described = b'{"espeak": {"voice": "en-us"}, "audio": {"sample_rate": 22050}}'
    (tmp_path / "amy.onnx.json").write_bytes(described)
    voice = tmp_path / "amy.onnx"
    _, noticed = made("de", "terse", "screen", piper=voice, then=lambda one: one.told(TURN))
    assert noticed == [
        f"Die Stimme {tmp_path}/amy.onnx spricht en, nicht de."
        " Nimm eine andere, oder --language en."
    ]
