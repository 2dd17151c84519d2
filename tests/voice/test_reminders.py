"""Whoever plays by ear is told what to do, when nobody does it."""

from __future__ import annotations

from tests.voice.evening import Evening

from plank.table.board import Die


def ready(*seats: str, style: str = "normal") -> Evening:
    """A game after its first throw, everything said so far heard."""
    evening = Evening(*seats)
    evening.announcer.style = style
    evening.table.throw(5, 5, 3, 2)
    evening.wait(1)
    evening.hears()
    return evening


def test_a_choice_is_told_once_a_little_later():
    evening = ready()
    assert evening.hears() == []
    evening.wait(600)
    assert evening.hears() == [
        "Anne has 15, and 2 free throws left.",
        "To stand, move Anne's pirate to space 15.",
    ]


def test_whoever_acts_at_once_is_not_told():
    evening = ready()
    evening.table.put(0, 15)
    evening.wait(5)
    assert evening.hears() == [
        "Anne leaves the ship for space 15.",
        "Anne gets a coin for standing furthest out.",
        "It is Bo's turn.",
    ]


def test_a_choice_told_is_not_told_again_when_dice_are_taken_out_and_put_back():
    evening = ready()
    evening.wait(5)
    evening.hears()
    evening.table.lift_dice(0)
    evening.wait(1)
    evening.table.dice[0] = Die("flat", 5, 1)
    evening.table.look()
    evening.wait(60)
    assert evening.hears() == []


def test_d7_a_cocked_die_is_told_each_time():
    evening = ready()
    for throws in (2, 3):
        evening.table.dice[2] = Die("cocked", None, throws)
        evening.table.look()
        evening.wait(2)
        assert evening.hears() == ["Die 3 lies crooked. Throw it again."]
        evening.table.dice[2] = Die("rolling", None, throws)
        evening.table.look()
        evening.wait(0.5)


def test_bots_are_not_told_what_they_know():
    evening = Evening("Anne", "Bo")
    evening.announcer.attach(evening.table.referee, people=["Bo"])
    evening.table.throw(5, 5, 3, 2)
    evening.wait(60)
    assert evening.hears() == ["Anne throws 5, 5, 3 and 2. The total is 15."]
    evening.table.put(0, 15)
    evening.wait(60)
    assert evening.hears()[-1] == "Bo, throw all four dice."


def test_terse_tells_troubles_only():
    evening = ready(style="terse")
    evening.wait(60)
    assert evening.hears() == []
    evening.table.dice[2] = Die("cocked", None, 2)
    evening.table.look()
    evening.wait(2)
    assert evening.hears() == ["Die 3 lies crooked. Throw it again."]


def test_the_next_pirate_to_be_moved_is_told_after_the_last():
    evening = Evening("Anne", "Bo", "Cy")
    evening.table.throw(5, 4, "sword", "sword")
    evening.wait(1)
    evening.table.press("stand")
    evening.wait(5)
    said = [text for text in evening.hears() if text.startswith("Move")]
    assert said == ["Move Anne's pirate from the ship to space 9."]
    evening.table.put(0, 9)
    evening.wait(5)
    assert evening.hears() == ["Move Bo's pirate from the ship to space 19."]
