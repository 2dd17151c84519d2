"""One key an act: what each key means on a simulated table, and at a real one."""

from __future__ import annotations

import msgspec
import pytest
from tests.people.terminal.pictures import (
    DICE,
    die,
    picture,
    situation,
    throwing,
)
from tests.people.terminal.pressing import ALL, note

from plank.people.terminal.key_actions import (
    Again,
    Ask,
    Help,
    KeyAction,
    Perform,
    Quit,
    Toggle,
    Work,
)
from plank.people.terminal.keys import help_lines, meaning, offered_keys
from plank.phrases.sentence import sentence
from plank.referee import Picture, acts
from plank.referee.dice import acts as dice_acts
from plank.referee.dice.dice_picture import Choices
from plank.referee.table_game.handwork import DiceThrow, DiePlacement, PirateMove
from plank.referee.tasks import LayDie, Task, ThrowDice

PAYING = Choices(pay=True, cover=ALL, stand=True, targets=(8,))
OFFERED = Choices(pay=True, rethrow=True, offered=True, stand=True, targets=(8,))


def press(key: str, shown: Picture, *chosen: int, **how: object) -> KeyAction:
    return meaning(key, situation(shown, *chosen, **how))


@pytest.mark.parametrize("key", [" ", "enter", "t"])
def test_space_throws_all_dice_when_they_are_to_be_thrown(key: str):
    assert press(key, throwing()) == Work(DiceThrow(ALL))


def test_where_the_wells_are_out_a_throw_is_entered_even_with_hands():
    blind = throwing(choices=Choices(throw=True, enter=True, missing=ALL))
    assert press(" ", blind) == press("t", blind) == press("e", blind) == Ask("enter", ALL)
    again = picture(dice=(*DICE[:3], die(5, by_hand=True)))
    assert press("t", again, 3) == Ask("enter", (3,))


def test_of_a_throw_only_the_dice_are_asked_for_that_no_well_has_told():
    partly = throwing(choices=Choices(throw=True, enter=True, missing=(2,)))
    for key in (" ", "t", "e"):
        for hands in (True, False):
            assert press(key, partly, hands=hands) == Ask("enter", (2,))


def test_of_a_rethrow_the_dice_are_asked_for_that_may_have_been_in_it():
    partly = picture(choices=Choices(enter=True, missing=(2,)))
    for key in (" ", "t", "e"):
        assert press(key, partly, 0, 2) == Ask("enter-again", (2,))


def test_dice_of_which_the_wells_tell_some_are_thrown_by_the_keys_hands():
    again = picture(dice=(*DICE[:3], die(5, by_hand=True)))
    assert press("t", again, 0, 3) == Work(DiceThrow((0, 3)))


def test_space_throws_the_chosen_dice_again():
    assert press(" ", picture(), 0, 3) == Work(DiceThrow((0, 3)))
    assert press("t", picture(), 3) == Work(DiceThrow((3,)))


@pytest.mark.parametrize("key", [" ", "s"])
def test_space_stands_by_moving_the_lit_pirate_when_nothing_is_chosen(key: str):
    assert press(key, picture()) == Work(PirateMove(0, 8))


def test_a_pirate_that_stays_or_falls_stands_by_an_act():
    staying = picture(choices=Choices(rethrow=True, stand=True))
    assert press("s", staying) == Perform(dice_acts.Stand(0))


def test_where_there_is_a_choice_of_spaces_it_is_asked_for_p13():
    choosing = picture(choices=Choices(stand=True, targets=(7, 3)))
    assert press("s", choosing) == Ask("stand")


def test_nothing_can_stand_before_the_throw():
    assert press("s", throwing()) == note("key-nothing")


@pytest.mark.parametrize("key", ["1", "2", "3", "4"])
def test_digits_choose_dice(key: str):
    assert press(key, picture()) == Toggle(int(key) - 1)


def test_dice_are_chosen_only_where_they_may_be_thrown_again():
    assert press("1", throwing()) == note("throw-first", name="Anne")
    assert press("1", picture(choices=Choices(stand=True))) == note("key-no-choice", die=1)
    covered = (die(3, covered=True), *DICE[1:])
    assert press("1", picture(dice=covered)) == note("key-no-choice", die=1)


def test_a_coin_is_paid_only_by_its_own_key_p7():
    paying = picture(choices=PAYING, free=0)
    assert press("1", paying) == Toggle(0)
    assert press(" ", paying, 0) == note("key-pay-first")
    assert press("p", paying) == Perform(dice_acts.Pay(0))
    assert press(" ", picture(choices=OFFERED), 0) == Work(DiceThrow((0,)))
    assert press(" ", picture(choices=OFFERED)) == note("key-choose-dice")


def test_a_die_is_covered_by_asking_which_or_the_chosen_one_p8():
    assert press("c", picture()) == Ask("cover", ALL)
    assert press("c", picture(), 2) == Perform(dice_acts.Cover(0, 2))
    assert press("c", picture(choices=Choices(stand=True))) == note("key-no-cover")


@pytest.mark.parametrize("key", [" ", "m"])
def test_pirates_that_stand_wrong_are_carried_one_by_one(key: str):
    wrong = picture(moves=((2, 5), (3, None)), phase="put right")
    assert press(key, wrong) == Work(PirateMove(2, 5))


def test_a_pirate_is_carried_even_while_a_bot_is_to_act_and_after_the_end():
    wrong = picture(moves=((2, 5),), phase="put right", turn=2)
    assert press(" ", wrong) == Work(PirateMove(2, 5))
    over = picture(turn=None, winner=0, moves=((2, None),), phase="put right")
    assert press("m", over) == Work(PirateMove(2, None))


def test_m_needs_a_pirate_that_stands_wrong():
    assert press("m", picture()) == note("key-nothing")


CROOKED = sentence("cocked", die=3)
UNPAID = LayDie(die=1, face=6, sentence=sentence("unpaid", die=2, face="coin", shows=1))


@pytest.mark.parametrize(
    ("task", "done"),
    [
        (ThrowDice(seat=0, dice=(2,), sentence=CROOKED), DiceThrow((2,))),
        (ThrowDice(seat=0, dice=(0, 1), optional=True, sentence=CROOKED), DiceThrow((0, 1))),
        (ThrowDice(seat=0, dice=(3,), sentence=CROOKED), DiceThrow((3,))),
        (UNPAID, DiePlacement(1, 6)),
        (LayDie(die=0, face=3, sentence=CROOKED), DiePlacement(0, 3)),
        (LayDie(die=2, face=6, optional=True, sentence=CROOKED), DiePlacement(2, 6)),
    ],
)
def test_space_does_what_the_table_asks_for(task: Task, done: object):
    cocked = (*DICE[:2], die("sword", "cocked"), DICE[3])
    assert press(" ", picture(tasks=(task,), dice=cocked)) == Work(done)


@pytest.mark.parametrize("key", [" ", "t", "s", "p", "c", "e", "1"])
def test_a_bots_turn_is_its_own(key: str):
    assert press(key, picture(turn=2)) == note("key-not-yours", name="Morgan")


def test_at_a_real_table_people_lend_a_bot_their_hands():
    assert press("e", throwing(turn=2), hands=False) == Ask("enter", ALL)


def test_without_hands_what_the_table_cannot_sense_is_entered():
    assert press(" ", throwing(), hands=False) == Ask("enter", ALL)
    assert press(" ", picture(), 1, hands=False) == Ask("enter", (1,))
    assert press(" ", picture(), hands=False) == Perform(dice_acts.Stand(0))
    wrong = picture(moves=((2, 5),), phase="put right")
    assert press("m", wrong, hands=False) == Perform(acts.Place(2, 5))
    unpaid = picture(tasks=(UNPAID,))
    assert press(" ", unpaid, hands=False) == note("key-no-hands")


def test_a_throw_is_entered_by_hand():
    assert press("e", throwing()) == Ask("enter", ALL)
    assert press("e", picture(), 2, 0) == Ask("enter", (0, 2))
    assert press("e", picture()) == note("key-choose-dice")


def test_coins_are_given_only_by_those_who_may_p28():
    assert press("g", picture()) == note("key-no-giver")
    assert press("g", picture(turn=2, choices=Choices(give=(0,)))) == Ask("give")


def test_keys_that_always_work():
    for shown in (picture(), throwing(turn=2), picture(turn=None), picture(phase="paused")):
        assert press("u", shown) == Perform(acts.TakeBack())
        assert press("r", shown) == Perform(acts.Repeat())
        assert press("x", shown) == Ask("abort")
        assert press("?", shown) == Help()
        assert press("q", shown) == press("eof", shown) == Quit()


def test_other_keys_say_so():
    assert press("z", picture()) == note("key-unknown")
    assert press(" ", picture(turn=None, phase="over")) == note("key-over")
    assert press("n", picture(turn=None, phase="over")) == Again()
    assert press(" ", picture(phase="paused", link="lost")) == note("key-nothing")


def test_every_key_is_explained():
    explained = " ".join(key for key, _ in help_lines(picture())).replace("space", " ")
    for key in "1234tcpsmgeurxq?":
        assert key in explained
        assert meaning(key, situation(picture())) != note("key-unknown")


def test_a_game_without_dice_has_no_keys_for_them():
    cards = msgspec.structs.replace(picture(), dice=None)
    explained = [key for key, _ in help_lines(cards)]
    for key in "1234tcpsge":
        assert key not in explained
        assert press(key, cards) == note("key-unknown")
    assert press(" ", cards) == note("key-nothing")
    assert press("u", cards) == Perform(acts.TakeBack())


def test_the_last_line_offers_the_keys_that_do_something_now():
    def offered(shown: Picture, *chosen: int) -> list[tuple[str, str]]:
        return [
            (key, label.removeprefix("label-"))
            for key, label in offered_keys(situation(shown, *chosen))
        ][:-2]

    assert offered(throwing(count=0)) == [("space", "throw")]
    assert offered(picture(choices=Choices(enter=True, missing=(2,))))[0] == ("space", "enter")
    assert ("space", "stand") in offered(picture())
    assert ("space", "throw") in offered(picture(), 2)
    assert ("s", "stand") in offered(picture(), 2)
    assert ("p", "pay") in offered(picture(choices=PAYING))
    assert ("p", "keep") in offered(picture(choices=OFFERED))
    assert offered(picture(turn=2)) == [("u", "back")]
    assert offered(picture(moves=((1, 3),)))[0] == ("space", "carry")
    assert offered(picture(turn=None, phase="over")) == [("u", "back"), ("n", "again")]
