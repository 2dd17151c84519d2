"""Pictures of games for the screen and the keys."""

from __future__ import annotations

from typing import Any

from plank.people.terminal.situation import Situation
from plank.phrases.sentence import sentence
from plank.referee import Picture, SeatPicture
from plank.referee.dice.dice_picture import Choices, DicePicture, DiePicture
from plank.referee.tasks import Choose, Stand, ThrowDice

NAMES = ("Anne", "Bo", "Morgan", "Kidd", "Cy", "Hook")
CYCLE = ("skull", "anchor", "chest", "parrot")
SHIP = 0


def seat(name: str, at: int | None, coins: int | None = 1, **changes: Any) -> SeatPicture:
    """A pirate in the ship (0), on a space, or fallen (None), standing where it belongs."""
    fields: dict[str, Any] = {
        "name": name,
        "space": at or None,
        "in_ship": at == SHIP,
        "fallen": at is None,
        "coins": coins,
        "rank": 4 if at is None else None,
        "seen": () if at is None else (at,),
    }
    return SeatPicture(**(fields | changes))


def die(face: Any, rest: Any = "flat", *, shows: Any = ..., **how: bool) -> DiePicture:
    flat = face if rest == "flat" else None
    covered, by_hand = how.get("covered", False), how.get("by_hand", False)
    return DiePicture(face, covered, rest, flat if shows is ... else shows, by_hand)


FOUR = (seat("Anne", 9), seat("Bo", SHIP, 2), seat("Morgan", 3, 12), seat("Kidd", None, 0))
DICE = (die(3), die("coin"), die("sword"), die(5))
CHOOSING = Choices(rethrow=True, cover=(0, 1, 2, 3), stand=True, targets=(8,))
THROWING = Choices(throw=True, missing=(0, 1, 2, 3))


def picture(**changes: Any) -> Picture:
    """Anne on 9 has thrown a total of 8, with one free throw left; `changes` as wanted.

    What the dice add is changed by its own names: `dice`, `free`, `total`, `bank`, `choices`.
    """
    spaces = changes.get("spaces", 20)
    dice: dict[str, Any] = {"dice": DICE, "free": 1, "total": 8, "bank": 9, "choices": CHOOSING}
    dice |= {name: changes.pop(name) for name in dice if name in changes}
    fields: dict[str, Any] = {
        "number": 7,
        "game": "the-plank",
        "rules": {},
        "spaces": spaces,
        "layout": tuple(CYCLE[at % 4] for at in range(spaces)),
        "seats": FOUR,
        "turn": 0,
        "phase": "choose",
        "dice": DicePicture(**dice),
        "tasks": (
            Choose(seat=0, sentence=sentence("choose", name="Anne", total=8, free=1)),
            Stand(seat=0, spaces=(8,), sentence=sentence("stand-move", name="Anne", space=8)),
        ),
        "moves": (),
        "link": "connected",
        "link_sentence": sentence("link-connected", port="ttyACM0"),
        "lamps": "." * (spaces + 1 - 8) + "w" + "." * 7 + "gyrg",
        "pose": (0, 0, 0, 0),
        "armed": True,
        "gesture": None,
        "winner": None,
        "count": 12,
        "last_mover": 0,
    }
    return Picture(**(fields | changes))


def throwing(**changes: Any) -> Picture:
    """Anne is to throw all dice."""
    said = sentence("throw-all", name="Anne")
    fields: dict[str, Any] = {
        "phase": "throw",
        "choices": THROWING,
        "tasks": (ThrowDice(seat=0, dice=(0, 1, 2, 3), sentence=said),),
        "dice": tuple(die(None, "empty") for _ in range(4)),
        "free": 0,
        "total": 0,
    }
    return picture(**(fields | changes))


def situation(
    shown: Picture, *chosen: int, hands: bool = True, humans: tuple[int, ...] = (0, 1)
) -> Situation:
    return Situation(shown, frozenset(chosen), hands, humans)
