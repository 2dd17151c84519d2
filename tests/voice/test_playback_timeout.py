"""How long a sentence on the pages is waited for, on travelling time."""

from __future__ import annotations

from tests.travelling_clock import TravellingClock

from plank.voice.playback_timeout import HEAD_START_S, PATIENCE_S, Hearing

LASTS = 5.0


class Heard:
    """A sentence of five seconds, and how often it has been over."""

    def __init__(self) -> None:
        self.clock = TravellingClock()
        self.times = 0
        self.hearing = Hearing(self.clock, LASTS, self._over)

    def _over(self) -> None:
        self.times += 1

    def after(self, seconds: float) -> int:
        self.clock.travel(seconds)
        return self.times


def test_it_is_over_when_it_was_played_and_only_once():
    sentence = Heard()
    assert sentence.after(LASTS - 1) == 0
    sentence.hearing.end()
    assert sentence.times == 1
    assert sentence.after(60) == 1


def test_a_page_that_is_late_is_not_interrupted():
    sentence = Heard()
    assert sentence.after(HEAD_START_S + LASTS + PATIENCE_S - 0.1) == 0


def test_a_page_that_never_answers_is_given_up():
    assert Heard().after(HEAD_START_S + LASTS + PATIENCE_S) == 1


def test_where_nobody_plays_it_has_the_time_it_lasts():
    sentence = Heard()
    sentence.hearing.nobody_plays()
    assert sentence.after(HEAD_START_S + LASTS - 0.1) == 0
    assert sentence.after(0.1) == 1


def test_when_the_last_page_dies_late_it_is_over_at_once():
    sentence = Heard()
    assert sentence.after(HEAD_START_S + LASTS + 1) == 0
    sentence.hearing.nobody_plays()
    assert sentence.after(0) == 1
