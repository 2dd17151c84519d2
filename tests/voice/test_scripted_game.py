"""A whole game, played by a script: what is spoken equals the expected text (failures.md G8).

`transcripts/LANGUAGE.txt` and `transcripts/LANGUAGE-STYLE.txt` hold it, a sentence a line.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.voice.evening import Evening

from plank.games.the_plank import Face
from plank.referee import acts
from plank.referee.sentence import Sentence
from plank.table.board import Die
from plank.voice.phrases import LANGUAGES

TRANSCRIPTS = Path(__file__).with_name("transcripts")


def play(evening: Evening) -> None:
    """Three pirates, one night: first their walk out, with everything that can go wrong."""
    on = evening.table
    anne, bo, cy = range(3)
    on.referee.announce(Sentence("game-start", {"names": on.game.seats, "first": "Anne"}))
    evening.wait(10)  # nobody throws: they are reminded
    on.throw(5, 5, 5, 3)
    evening.wait(2)  # nobody stands: they are told how
    on.put(anne, 18)
    evening.wait(1)
    on.throw("coin", 5, 4, 2)
    evening.wait(1)
    on.lift_dice(2, 3)
    on.throw(5, "sword", dice=(2, 3))
    evening.wait(1)
    on.press("stand")
    evening.wait(5)  # nobody moves the pirates: told which comes first
    on.set_out()
    on.throw(5, 4, 1, 1)
    evening.wait(1)
    on.dice[3] = Die("cocked", None, 2)
    on.look()
    evening.wait(2)
    on.throw(2, dice=(3,))
    evening.wait(1)
    on.referee.act(acts.Give(anne, cy, 1, "mercy"))
    on.referee.act(acts.Cover(cy, 3))
    evening.wait(1)
    on.press("pay")
    evening.wait(1)  # a coin is offered: how to use it
    on.lift_dice(0)
    on.throw(1, dice=(0,))
    on.put(cy, 6)
    evening.wait(1)
    on.put(bo, 9)
    evening.wait(3)  # bumped, and not put back
    on.press("repeat")
    on.set_out()
    evening.wait(1)
    fall(evening)


def fall(evening: Evening) -> None:
    """Lose the cable, take a move back, and fall one after the other."""
    on = evening.table
    on.referee.hear_link("lost", Sentence("link-lost"))
    evening.wait(60)
    on.referee.hear_link("connected", Sentence("link-connected"))
    on.look()
    evening.wait(1)
    turn(evening, 5, 5, 5, 4)  # Anne's 19 is beyond her 17
    on.referee.act(acts.TakeBack(1))
    on.set_out()
    evening.wait(1)
    on.press("stand")
    on.set_out()
    evening.wait(1)
    turn(evening, 5, 5, 5, "sword")
    turn(evening, 5, 5, 5, 5)
    turn(evening, 5, 5, 5, 5)
    turn(evening, "coin", "coin", "sword", "sword")  # Bo stays; Cy is swept off the edge
    for _ in range(3):
        turn(evening, 5, 5, 5, 5)
    evening.wait(60)


def turn(evening: Evening, *faces: Face) -> None:
    """Throw, stand, and put every pirate where it belongs."""
    evening.table.throw(*faces)
    evening.wait(1)
    evening.table.press("stand")
    evening.table.set_out()
    evening.wait(1)


def transcript(language: str, style: str = "normal") -> str:
    evening = Evening("Anne", "Bo", "Cy", language=language, greedy=True)
    evening.announcer.style = style
    play(evening)
    return "".join(f"{text}\n" for text in evening.spoken)


@pytest.mark.parametrize("language", LANGUAGES)
def test_g8_the_spoken_game_equals_its_text(language: str):
    expected = (TRANSCRIPTS / f"{language}.txt").read_text("utf-8")
    assert transcript(language) == expected


@pytest.mark.parametrize("style", ["terse", "dramatic"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_g8_in_every_style_too(language: str, style: str):
    expected = (TRANSCRIPTS / f"{language}-{style}.txt").read_text("utf-8")
    assert transcript(language, style) == expected
