"""What to do now as pages have it: in words, and which pirate or which dice a line is about."""

from __future__ import annotations

from typing import Any

from plank.phrases.sentence import Sentence
from plank.referee.picture import Picture
from plank.referee.places import told_place
from plank.web.state.wording import Wording

BELONGS = {
    "move": "space",
    **dict.fromkeys(("put-back", "missing", "doubled", "astray", "take-off", "extra"), "belongs"),
}
"""Sentences about a pirate, each with the argument that tells where it belongs."""

ALL_DICE = {"throw-all", "enter-throw"}

Move = tuple[int, int | None]


def todo(picture: Picture | None, words: Wording) -> list[dict[str, Any]]:
    """Return the lines, most urgent first; a pirate is told by its lane, since names may repeat."""
    if picture is None:
        return []
    moves = list(picture.moves)
    return [
        {"key": one.key, "text": words.say(one), **_pirate(one, picture, moves), **_dice(one)}
        for one in picture.todo
    ]


def _pirate(said: Sentence, picture: Picture, moves: list[Move]) -> dict[str, Any]:
    """Take the move that a sentence asks for out of those that are left; {} where there is none."""
    if said.key not in BELONGS:
        return {}
    meant = (said.args.get("name"), said.args.get(BELONGS[said.key]))
    for move in moves:
        lane, place = move
        if (_name(lane, picture), told_place(place)) == meant:
            moves.remove(move)
            return {"lane": lane, "place": place}
    return {}


def _name(lane: int, picture: Picture) -> str:
    """Name a lane as the referee does: by its seat, or by its number from 1."""
    return picture.seats[lane].name if lane < len(picture.seats) else str(lane + 1)


def _dice(said: Sentence) -> dict[str, Any]:
    """Number a sentence's dice from 0; {} where it names none."""
    if said.key in ALL_DICE:
        return {"dice": [0, 1, 2, 3]}
    told = said.args.get("dice", said.args.get("die"))
    named = told if isinstance(told, tuple) else (told,)
    dice = [die - 1 for die in named if isinstance(die, int)]
    return {"dice": dice} if dice else {}
