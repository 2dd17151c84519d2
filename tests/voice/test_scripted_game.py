"""A whole game, played by a script: what is spoken equals the expected text (failures.md G8).

`transcripts/LANGUAGE.txt` and `transcripts/LANGUAGE-STYLE.txt` hold it, a sentence a line.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.voice.announced_table import HostService

from plank.games.the_plank import Face
from plank.phrases.languages import LANGUAGES
from plank.phrases.sentence import Sentence
from plank.referee import acts
from plank.referee.dice import acts as dice_acts
from plank.table.table_state import Die

TRANSCRIPTS = Path(__file__).with_name("transcripts")


def play(service: HostService) -> None:
    """Three pirates, one night: first their walk out, with everything that can go wrong."""
    on = service.table
    anne, bo, cy = range(3)
    on.referee.announce(Sentence("game-start", {"names": on.game.seats, "first": "Anne"}))
    service.wait(10)  # nobody throws: they are reminded
    on.throw(5, 5, 5, 3)
    service.wait(2)  # nobody stands: they are told how
    on.put(anne, 18)
    service.wait(1)
    on.throw("coin", 5, 4, 2)
    service.wait(1)
    on.lift_dice(2, 3)
    on.throw(5, "sword", dice=(2, 3))
    service.wait(1)
    on.press("stand")
    service.wait(5)  # nobody moves the pirates: told which comes first
    on.set_out()
    on.throw(5, 4, 1, 1)
    service.wait(1)
    on.dice[3] = Die("cocked", None, 2)
    on.look()
    service.wait(2)
    on.throw(2, dice=(3,))
    service.wait(1)
    on.referee.act(dice_acts.Give(anne, cy, 1, "mercy"))
    on.referee.act(dice_acts.Cover(cy, 3))
    service.wait(1)
    on.press("pay")
    service.wait(1)  # a coin is offered: how to use it
    on.lift_dice(0)
    on.throw(1, dice=(0,))
    on.put(cy, 6)
    service.wait(1)
    on.put(bo, 9)
    service.wait(3)  # bumped, and not put back
    on.press("repeat")
    on.set_out()
    service.wait(1)
    fall(service)


def fall(service: HostService) -> None:
    """Lose the cable, take a move back, and fall one after the other."""
    on = service.table
    on.referee.hear_link("lost", Sentence("link-lost"))
    service.wait(60)
    on.referee.hear_link("connected", Sentence("link-connected"))
    on.look()
    service.wait(1)
    turn(service, 5, 5, 5, 4)  # Anne's 19 is beyond her 17
    on.referee.act(acts.TakeBack(1))
    on.set_out()
    service.wait(1)
    on.press("stand")
    on.set_out()
    service.wait(1)
    turn(service, 5, 5, 5, "sword")
    turn(service, 5, 5, 5, 5)
    turn(service, 5, 5, 5, 5)
    turn(service, "coin", "coin", "sword", "sword")  # Bo stays; Cy is swept off the edge
    for _ in range(3):
        turn(service, 5, 5, 5, 5)
    service.wait(60)


def turn(service: HostService, *faces: Face) -> None:
    """Throw, stand, and put every pirate where it belongs."""
    service.table.throw(*faces)
    service.wait(1)
    service.table.press("stand")
    service.table.set_out()
    service.wait(1)


def transcript(language: str, style: str = "normal") -> str:
    service = HostService("Anne", "Bo", "Cy", language=language, greedy=True)
    service.announcer.style = style
    play(service)
    return "".join(f"{text}\n" for text in service.spoken)


@pytest.mark.parametrize("language", LANGUAGES)
def test_g8_the_spoken_game_equals_its_text(language: str):
    expected = (TRANSCRIPTS / f"{language}.txt").read_text("utf-8")
    assert transcript(language) == expected


@pytest.mark.parametrize("style", ["terse", "dramatic"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_g8_in_every_style_too(language: str, style: str):
    expected = (TRANSCRIPTS / f"{language}-{style}.txt").read_text("utf-8")
    assert transcript(language, style) == expected
