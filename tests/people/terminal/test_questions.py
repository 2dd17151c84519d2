"""What is typed for an answer, and what it brings about."""

from __future__ import annotations

import pytest
from tests.people.terminal.pictures import (
    picture,
    situation,
)
from tests.people.terminal.pictures import seat as seat_of
from tests.people.terminal.pressing import ALL, note

from plank.people.terminal.key_actions import Ask, KeyAction, Note, Perform, Work
from plank.people.terminal.questions import Question, answer
from plank.phrases.sentence import sentence
from plank.referee import acts
from plank.referee.dice import acts as dice_acts
from plank.referee.dice.dice_picture import Choices
from plank.referee.table_game.handwork import PirateMove


def answered(ask: Ask, typed: str, **changes: object) -> KeyAction | None:
    hands = bool(changes.pop("hands", True))
    return answer(ask, typed, situation(picture(**changes), hands=hands))


@pytest.mark.parametrize("typed", ["5 c 3 s", "5c3s", "5, coin, 3, sword", " 5 C 3 S "])
def test_faces_are_typed_in_many_ways(typed: str):
    assert answered(Ask("enter", ALL), typed) == Perform(
        dice_acts.Enter(0, (5, "coin", 3, "sword"))
    )


@pytest.mark.parametrize("typed", ["", "5 c 3", "5 c 3 6", "5 c 3 s s", "five", "0000"])
def test_faces_that_cannot_be_are_asked_for_again(typed: str):
    assert answered(Ask("enter", ALL), typed) == note("answer-faces", count=4)


def test_one_die_is_entered_by_hand():
    assert answered(Ask("enter", (2,)), "s") == Perform(dice_acts.Enter(0, ("sword",), (2,)))


def test_a_die_that_was_not_thrown_again_is_entered_as_it_lies_by_enter_alone():
    assert answered(Ask("enter-again", (1, 2)), "") == Perform(
        dice_acts.Enter(0, ("coin", "sword"), (1, 2))
    )
    assert answered(Ask("enter-again", (2,)), "4") == Perform(dice_acts.Enter(0, (4,), (2,)))
    assert answered(Ask("enter-again", (2,)), "x") == note("answer-faces", count=1)


def test_a_space_is_chosen_among_the_targets_p13():
    choices = Choices(stand=True, targets=(7, 3))
    assert answered(Ask("stand"), "3", choices=choices) == Work(PirateMove(0, 3))
    assert answered(Ask("stand"), "3", choices=choices, hands=False) == Perform(
        dice_acts.Stand(0, 3)
    )
    assert answered(Ask("stand"), "4", choices=choices) == Note(
        sentence("choose-space", spaces=(7, 3))
    )


def test_coins_are_given_with_letters_of_pirates_p28():
    assert answered(Ask("give"), "a b 2 spare me, Bo") == Perform(
        dice_acts.Give(0, 1, 2, "spare me, Bo")
    )
    assert answered(Ask("give"), "M A 1") == Perform(dice_acts.Give(2, 0, 1))
    for wrong in ("", "a b", "a z 1", "a b one", "a b -1", "a b ²"):
        assert answered(Ask("give"), wrong) == note("answer-give")


def test_only_a_y_ends_the_game():
    assert answered(Ask("abort"), "y") == Perform(acts.Abort())
    assert answered(Ask("abort"), "n") is None
    for wrong in ("z", "1", "yes", ""):
        assert answered(Ask("abort"), wrong) == note("answer-abort")


def test_a_die_that_may_not_be_covered_is_answered_by_those_that_may():
    assert answered(Ask("cover", (1,)), "2") == Perform(dice_acts.Cover(0, 1))
    for wrong in ("3", "x", ""):
        assert answered(Ask("cover", (1, 3)), wrong) == Note(sentence("answer-die", dice=(2, 4)))


@pytest.mark.parametrize(
    ("typed", "seat", "to"),
    [
        ("Bo Anne 1 spare me", 1, 0),
        ("bo a 1 spare me", 1, 0),
        ("Long John Bo 1 spare me", 2, 1),
        ("l Long John Silver 1 spare me", 2, 3),
        ("STRASSE Bo 1 spare me", None, None),
        ("stra\u00dfe Bo 1 spare me", 4, 1),
    ],
)
def test_coins_are_given_with_names_as_well_as_letters_p28(
    typed: str, seat: int | None, to: int | None
):
    names = ("Anne", "Bo", "Long John", "Long John Silver", "Stra\u00dfe")
    table = situation(picture(seats=tuple(seat_of(name, 3) for name in names)))
    expected = note("answer-give")
    if seat is not None and to is not None:
        expected = Perform(dice_acts.Give(seat, to, 1, "spare me"))
    assert answer(Ask("give"), typed, table) == expected


def test_two_pirates_of_a_name_are_told_apart_by_their_letters_p28():
    table = situation(picture(seats=tuple(seat_of(name, 3) for name in ("Anne", "Anne", "B"))))
    assert answer(Ask("give"), "Anne B 1", table) == note("answer-give")
    assert answer(Ask("give"), "N B 1", table) == Perform(dice_acts.Give(1, 2, 1))


def test_a_question_is_edited():
    question = Question(Ask("enter", ALL))
    for key in ("5", "6", "backspace", "c", "esc2"):
        question = question.pressed(key) or question
    assert question.typed == "5c"
    assert question.pressed("enter") is None


def test_yes_needs_no_enter():
    assert Question(Ask("abort")).pressed("y") is None
