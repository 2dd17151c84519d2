"""The keys of a game with dice: to choose, throw, cover, pay, stand, give, and enter faces."""

from __future__ import annotations

from collections.abc import Callable

from plank.people.dice_handwork import told_by_hand
from plank.people.tasks import next_work
from plank.people.terminal.key_actions import Ask, KeyAction, Note, Perform, Toggle, Work
from plank.people.terminal.situation import Situation
from plank.phrases.sentence import sentence
from plank.referee import Place
from plank.referee.dice import acts
from plank.referee.table_game.handwork import (
    DiceEntry,
    DiceThrow,
    DiePlacement,
    Handwork,
    PirateMove,
)
from plank.referee.tasks import Stand

DIE_KEYS = ("1", "2", "3", "4")

HELP = (
    ("1 2 3 4", "help-dice"),
    ("t", "help-throw"),
    ("c", "help-cover"),
    ("p", "help-pay"),
    ("s", "help-stand"),
    ("g", "help-give"),
    ("e", "help-enter"),
)
"""The keys with the phrases that explain them."""


def throw_or_stand(now: Situation) -> KeyAction:
    """Go on with the turn when nothing else is asked for."""
    if now.chosen or now.choices.offered:
        return _throw(now)
    return _stand(now)


def do_by_hand(now: Situation, work: Handwork | DiceEntry) -> KeyAction:
    """Use the keys' hands; without any, or without wells, enter what the table would sense."""
    if isinstance(work, DiceEntry):
        return _ask_faces(now, work.dice)
    unseen = isinstance(work, DiceThrow) and told_by_hand(now.dice, work.dice)
    if now.hands and not unseen:
        return Work(work)
    match work:
        case DiceThrow():
            return Ask("enter", now.choices.missing or work.dice)
        case PirateMove():
            return Perform(Place(work.lane, work.place))
        case DiePlacement():
            return Note(sentence("key-no-hands"))


def _throw(now: Situation) -> KeyAction:
    """Throw what is asked for, or the chosen dice."""
    work = next_work(now.picture)
    if isinstance(work, DiceThrow | DiceEntry):
        return do_by_hand(now, work)
    if work is not None:
        return Note(sentence("paused"))
    if not now.chosen:
        return Note(sentence("key-choose-dice"))
    if not now.choices.rethrow:
        key = "key-pay-first" if now.choices.pay else "key-nothing"
        return Note(sentence(key))
    return do_by_hand(now, DiceThrow(tuple(sorted(now.chosen))))


def _stand(now: Situation) -> KeyAction:
    choices = now.choices
    if not choices.stand:
        return Note(sentence("key-nothing"))
    if len(choices.targets) > 1:
        return Ask("stand")
    if now.hands and choices.targets and not now.picture.moves and not _must_be_said(now):
        return Work(PirateMove(now.seat, choices.targets[0]))
    return Perform(acts.Stand(now.seat))


def _must_be_said(now: Situation) -> bool:
    """Tell whether nobody would see the pirate where it goes: standing is said, not shown."""
    return any(isinstance(task, Stand) and not task.sensed for task in now.picture.tasks)


def toggle(now: Situation, die: int) -> KeyAction:
    """Choose a die for the next rethrow, or no longer."""
    choices = now.choices
    if choices.throw:
        return Note(sentence("throw-first", name=now.picture.seats[now.seat].name))
    if now.dice.dice[die].covered or not (choices.rethrow or choices.pay):
        return Note(sentence("key-no-choice", die=die + 1))
    return Toggle(die)


def _cover(now: Situation) -> KeyAction:
    may = now.choices.cover
    if not may:
        return Note(sentence("key-no-cover"))
    if len(now.chosen) == 1:
        return Perform(acts.Cover(now.seat, *now.chosen))
    return Ask("cover", may)


def _pay(now: Situation) -> KeyAction:
    return Perform(acts.Pay(now.seat))


def _give(now: Situation) -> KeyAction:
    return Ask("give") if now.choices.give else Note(sentence("key-no-giver"))


def _enter(now: Situation) -> KeyAction:
    if now.choices.missing:
        return _ask_faces(now, now.choices.missing)
    if not now.chosen:
        return Note(sentence("key-choose-dice"))
    return Ask("enter", tuple(sorted(now.chosen)))


def _ask_faces(now: Situation, dice: tuple[int, ...]) -> KeyAction:
    """Ask for faces; where a rethrow has been read, these dice may not have been thrown again."""
    again = now.choices.enter and not now.choices.throw
    return Ask("enter-again" if again else "enter", dice)


DICE_KEYS: dict[str, Callable[[Situation], KeyAction]] = {
    "t": _throw,
    "c": _cover,
    "p": _pay,
    "s": _stand,
    "g": _give,
    "e": _enter,
}


def offered_dice_keys(now: Situation) -> list[tuple[str, str]]:
    """Return the keys that the seat to act may press now, each with its label's phrase."""
    choices = now.choices
    again = choices.rethrow or choices.pay
    throw = choices.throw and not choices.enter
    offers = [
        (choices.enter, "space", "label-enter"),
        (throw and now.hands, "space", "label-throw"),
        (throw and not now.hands, "e", "label-enter"),
        (again, "1-4", "label-choose"),
        (choices.rethrow and bool(now.chosen), "space", "label-throw"),
        (choices.pay, "p", "label-keep" if choices.offered else "label-pay"),
        (bool(choices.cover), "c", "label-cover"),
        (choices.stand, "s" if now.chosen or choices.offered else "space", "label-stand"),
    ]
    return [(key, label) for offered, key, label in offers if offered]
