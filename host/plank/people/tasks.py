"""What the table asks hands to do next: the same for a bot's hands and for a key.

Choices of the game are not in it: which dice to throw again, whether to stand.
"""

from __future__ import annotations

from plank.people.hands import Hands
from plank.referee import Act, Picture, Place
from plank.referee.dice.acts import Stand
from plank.referee.dice.dice_picture import NO_DICE, DicePicture
from plank.referee.table_game.handwork import (
    DiceEntry,
    DiceThrow,
    DiePlacement,
    Handwork,
    PirateMove,
)
from plank.referee.tasks import LayDie, ThrowDice


def next_work(picture: Picture) -> Handwork | DiceEntry | None:
    """Return the most urgent thing to do by hand; None leaves it to the players' choice."""
    if picture.moves:
        return PirateMove(*picture.moves[0])
    choices = dice_in(picture).choices
    if choices.enter:
        return DiceEntry(choices.missing)
    task = dice_task(picture)
    return None if task is None else _work(task)


def dice_task(picture: Picture) -> ThrowDice | LayDie | None:
    """Return the most urgent task with dice, if there is one."""
    tasks = (task for task in picture.tasks if isinstance(task, ThrowDice | LayDie))
    return next(tasks, None)


def dice_in(picture: Picture) -> DicePicture:
    """Return a picture's dice; none in a game without."""
    return picture.dice or NO_DICE


def do_work(hands: Hands, work: Handwork) -> None:
    """Do it with these hands. Raises OSError when the simulated table is gone."""
    match work:
        case DiceThrow():
            hands.throw(work.dice)
        case DiePlacement():
            hands.set_die(work.die, work.face)
        case PirateMove():
            hands.place(work.lane, work.place)


def act_instead(picture: Picture, moved: PirateMove) -> Act:
    """Return what to say of a pirate that was carried there, where no sensor tells of it."""
    if (moved.lane, moved.place) in picture.moves:
        return Place(moved.lane, moved.place)
    choice = len(dice_in(picture).choices.targets) > 1
    return Stand(moved.lane, moved.place if choice else None)


def _work(task: ThrowDice | LayDie) -> Handwork:
    if isinstance(task, ThrowDice):
        return DiceThrow(task.dice)
    return DiePlacement(task.die, task.face)
