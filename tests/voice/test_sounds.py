"""The small sounds: made by a script of the project, and always the same."""

from __future__ import annotations

import array
from importlib import resources

import pytest

from plank.games.the_plank import events as h
from plank.voice import sounds
from plank.voice.sounds.make_sounds import SOUNDS, make
from plank.voice.wav import from_wav, seconds


def swings(wav: bytes) -> array.array[int]:
    return array.array("h", from_wav(wav)[0])


@pytest.mark.parametrize("name", sounds.NAMES)
def test_a_sound_is_what_its_script_makes(name: str):
    kept, made = swings(sounds.wav(name)), swings(make(*SOUNDS[name]))
    assert len(kept) == len(made)
    # the last bit may differ where a system's sine does
    assert max(abs(one - other) for one, other in zip(kept, made, strict=True)) <= 1


@pytest.mark.parametrize("name", sounds.NAMES)
def test_a_sound_is_short_small_and_heard(name: str):
    file = sounds.wav(name)
    assert 0.2 <= seconds(*from_wav(file)) <= 1.0
    assert len(file) < 50_000
    heard = swings(file)
    assert max(map(abs, heard)) > 10_000
    assert abs(heard[-1]) < 200  # no click at the end


def test_every_sound_is_a_file_and_every_file_a_sound():
    folder = resources.files("plank.voice").joinpath("sounds")
    kept = {file.name for file in folder.iterdir() if file.name.endswith(".wav")}
    assert kept == {f"{name}.wav" for name in sounds.files()}


def test_events_find_their_sound_by_their_own_name():
    names = {
        one: sounds.sound_of(one.__struct_config__.tag) for one in (h.Thrown, h.Earned, h.Fell)
    }
    assert names == {h.Thrown: "throw", h.Earned: "coin", h.Fell: "fall"}
    assert sounds.sound_of("turn") is None


def test_a_sound_that_is_not_there_is_refused_with_those_that_are():
    with pytest.raises(LookupError, match="no sound is called 'boo': there are throw, coin, fall"):
        sounds.wav("boo")
