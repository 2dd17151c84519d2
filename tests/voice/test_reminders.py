"""Whoever plays by ear is told what to do, when nobody does it."""

from __future__ import annotations

from tests.voice.announced_table import HostService

from plank.table.table_state import Die


def ready(*seats: str, style: str = "normal") -> HostService:
    """A game after its first throw, everything said so far heard."""
    service = HostService(*seats)
    service.announcer.style = style
    service.table.throw(5, 5, 3, 2)
    service.wait(1)
    service.hears()
    return service


def test_a_choice_is_told_once_a_little_later():
    service = ready()
    assert service.hears() == []
    service.wait(600)
    assert service.hears() == [
        "Anne has 15, and 2 free throws left.",
        "To stand, move Anne's pirate to space 15.",
    ]


def test_whoever_acts_at_once_is_not_told():
    service = ready()
    service.table.put(0, 15)
    service.wait(5)
    assert service.hears() == [
        "Anne leaves the ship for space 15.",
        "Anne gets a coin for standing furthest out.",
        "It is Bo's turn.",
    ]


def test_a_choice_told_is_not_told_again_when_dice_are_taken_out_and_put_back():
    service = ready()
    service.wait(5)
    service.hears()
    service.table.lift_dice(0)
    service.wait(1)
    service.table.dice[0] = Die("flat", 5, 1)
    service.table.look()
    service.wait(60)
    assert service.hears() == []


def test_d7_a_cocked_die_is_told_each_time():
    service = ready()
    for throws in (2, 3):
        service.table.dice[2] = Die("cocked", None, throws)
        service.table.look()
        service.wait(2)
        assert service.hears() == ["Die 3 lies crooked. Throw it again."]
        service.table.dice[2] = Die("rolling", None, throws)
        service.table.look()
        service.wait(0.5)


def test_bots_are_not_told_what_they_know():
    service = HostService("Anne", "Bo")
    service.announcer.attach(service.table.referee, people=[1])
    service.table.throw(5, 5, 3, 2)
    service.wait(60)
    assert service.hears() == ["Anne throws 5, 5, 3 and 2. The total is 15."]
    service.table.put(0, 15)
    service.wait(60)
    assert service.hears()[-1] == "Bo, throw all four dice."


def test_terse_tells_troubles_only():
    service = ready(style="terse")
    service.wait(60)
    assert service.hears() == []
    service.table.dice[2] = Die("cocked", None, 2)
    service.table.look()
    service.wait(2)
    assert service.hears() == ["Die 3 lies crooked. Throw it again."]


def test_the_next_pirate_to_be_moved_is_told_after_the_last():
    service = HostService("Anne", "Bo", "Cy")
    service.table.throw(5, 4, "sword", "sword")
    service.wait(1)
    service.table.press("stand")
    service.wait(5)
    said = [text for text in service.hears() if text.startswith("Move")]
    assert said == ["Move Anne's pirate from the ship to space 9."]
    service.table.put(0, 9)
    service.wait(5)
    assert service.hears() == ["Move Bo's pirate from the ship to space 19."]
