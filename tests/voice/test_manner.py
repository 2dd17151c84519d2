"""How it is said: language, style, speed, loudness, sounds, and silence when muted."""

from __future__ import annotations

import pytest
from tests.voice.announced_table import SlowVoice
from tests.voice.announcing import announcer_of, told

from plank.phrases.phrases import Phrases


def test_muted_it_is_silent_at_once_and_says_nothing_old_later():
    announcer, voice, clock = announcer_of()
    announcer.told(told(1, "sword", "short", "turn", move="stand"))
    announcer.muted = True
    assert voice.stops == 1
    announcer.told(told(2, "won", move="stand"))
    clock.travel(60)
    announcer.muted = False
    clock.travel(60)
    assert list(announcer.transcript) == ["Anne swings a sword!"]
    announcer.told(told(3, "turn", move="throw"))
    assert announcer.transcript[-1] == "It is Anne's turn."


def test_slower_language_style_and_loudness_hold_from_the_next_sentence_on():
    announcer, voice, clock = announcer_of()
    announcer.told(told(1, "thrown", "turn", move="throw", faces=(5, 5, 5, 5), total=20))
    announcer.rate = 0.8
    announcer.speak(Phrases("sv", strict=True))
    announcer.style = "dramatic"
    announcer.loudness = 0.5
    clock.travel(60)
    (_, first), (_, second) = voice.heard
    assert (first.language, first.rate, first.sound) == ("en", 1.0, "throw")
    assert (second.language, second.rate, second.loudness) == ("sv", 0.8, 0.5)
    assert second.text == "Alla ser på Anne: nu är det din tur, om du vågar!"


def test_a_style_that_is_not_there_is_refused_in_one_line():
    announcer, _, _ = announcer_of()
    with pytest.raises(ValueError, match="style 'shouting': choose one of terse, normal, dramatic"):
        announcer.style = "shouting"


def test_what_a_style_leaves_unsaid_costs_no_time():
    announcer, voice, clock = announcer_of()
    announcer.style = "terse"
    announcer.told(told(1, "sword", "turn", move="stand"))
    assert [said.text for _, said in voice.heard] == ["Anne."]
    clock.travel(60)


def test_sounds_go_with_throw_coin_fall_and_win_and_can_be_switched_off():
    announcer, voice, clock = announcer_of()
    announcer.told(told(1, "thrown", move="throw", faces=(5, 5, 5, 5), total=20))
    announcer.told(told(2, "earned", move="stand", coins=1, why="front"))
    announcer.told(told(3, "fell", "won", move="stand", names=("Anne",), rank=2))
    clock.travel(60)
    assert [said.sound for _, said in voice.heard] == ["throw", "coin", "fall", "win"]
    announcer.sounds = False
    announcer.told(told(4, "won", move="stand"))
    assert voice.heard[-1][1].sound is None


def test_speech_can_move_to_another_speaker_in_the_middle():
    announcer, voice, clock = announcer_of()
    announcer.told(told(1, "sword", "short", "turn", move="stand"))
    other = SlowVoice(clock, 1.0)
    announcer.move_to(other)
    clock.travel(60)
    assert voice.closed
    assert [said.text for _, said in voice.heard] == ["Anne swings a sword!"]
    assert len(other.heard) == 2
