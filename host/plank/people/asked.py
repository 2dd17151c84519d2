"""What the table asks hands to do next: the same for a bot's hands and for a key.

Choices of the game are not in it: which dice to throw again, whether to stand.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from plank.die_faces import FACES, SYMBOL_FACE, Face
from plank.people.hands import Hands
from plank.phrases.sentence import Sentence
from plank.referee import acts
from plank.referee.picture import Picture

ALL_DICE = (0, 1, 2, 3)


@dataclass(frozen=True)
class ThrowDice:
    """Throw these dice."""

    dice: tuple[int, ...]


@dataclass(frozen=True)
class LayDie:
    """Lay a die into its well with a face (1-6) up."""

    die: int
    face: int


@dataclass(frozen=True)
class Carry:
    """Carry a lane's pirate to a place: 0 the ship, 1.. the spaces, None off the track."""

    lane: int
    place: int | None


@dataclass(frozen=True)
class EnterDice:
    """Say what these dice show: no well can tell."""

    dice: tuple[int, ...]


Handwork = ThrowDice | LayDie | Carry


def asked(picture: Picture) -> Handwork | EnterDice | None:
    """Return the most urgent thing to do by hand; None leaves it to the players' choice."""
    if picture.moves:
        return Carry(*picture.moves[0])
    if picture.choices.enter:
        return EnterDice(picture.choices.missing)
    for todo in picture.todo:
        if work := _with_dice(picture, todo):
            return work
    return None


def use(hands: Hands, work: Handwork) -> None:
    """Do it with these hands. Raises OSError when the simulated table is gone."""
    match work:
        case ThrowDice():
            hands.throw(work.dice)
        case LayDie():
            hands.set_die(work.die, work.face)
        case Carry():
            hands.place(work.lane, work.place)


def said_instead(picture: Picture, carried: Carry) -> acts.Place | acts.Stand:
    """Return what to say of a pirate that was carried there, where no sensor tells of it."""
    if (carried.lane, carried.place) in picture.moves:
        return acts.Place(carried.lane, carried.place)
    choice = len(picture.choices.targets) > 1
    return acts.Stand(carried.lane, carried.place if choice else None)


def face_up(face: Face) -> int:
    """Return a face of the game as hands know it: 1-6."""
    return face if isinstance(face, int) else SYMBOL_FACE


def faces_of(die: int) -> tuple[Face, ...]:
    """Return what a die (0-3) has on its sides."""
    return FACES[die]


def moving(picture: Picture) -> bool:
    """Tell whether dice that count still roll."""
    return any(die.rest == "rolling" and not die.covered for die in picture.dice)


def told_by_hand(picture: Picture, dice: Iterable[int]) -> bool:
    """Tell whether no well would tell of it, if these dice were thrown."""
    return all(picture.dice[die].by_hand for die in dice)


def _with_dice(picture: Picture, todo: Sentence) -> Handwork | None:
    match todo.key:
        case "throw-all":
            return ThrowDice(ALL_DICE)
        case "throw-dice" | "dice-out":
            return ThrowDice(dice_of(todo))
        case "cocked":
            return ThrowDice(_cocked(picture))
        case "unpaid" | "restore-die":
            return _laid_back(picture, _number(todo.args["die"]) - 1)
        case "pay-first" | "put-dice-back":
            return _laid_back(picture, dice_of(todo)[0])
        case _:
            return None


def dice_of(todo: Sentence) -> tuple[int, ...]:
    """Return the dice (0-3) that a sentence names."""
    told = todo.args["dice"]
    return tuple(_number(die) - 1 for die in told) if isinstance(told, tuple) else ()


def _cocked(picture: Picture) -> tuple[int, ...]:
    lie = enumerate(picture.dice)
    return tuple(at for at, die in lie if die.rest == "cocked" and not die.covered)


def _laid_back(picture: Picture, die: int) -> LayDie | None:
    face = picture.dice[die].face
    return None if face is None else LayDie(die, face_up(face))


def _number(told: object) -> int:
    return told if isinstance(told, int) else 0
