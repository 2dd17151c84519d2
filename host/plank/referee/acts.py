"""What people can do besides throwing dice and moving pirates: by button, key or page.

Whatever the table can sense needs no act. Those that every game understands are here; a game adds
its own (`TableGame.act_type`), each with the seat it is done for. The referee refuses an act of a
seat that may not do it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from plank.games import IllegalMove
from plank.phrases.sentence import Argument, Sentence


class Act(msgspec.Struct, frozen=True, tag_field="act", forbid_unknown_fields=True):
    """An act; `act` is its name, in lower case."""


class Place(Act, frozen=True, tag="place"):
    """Say by hand where the pirate of a lane stands (0 ship, 1.. spaces, None off the track)."""

    lane: int
    place: int | None


class TakeBack(Act, frozen=True, tag="take back"):
    """Undo the last `moves` accepted moves."""

    moves: int = 1


class Repeat(Act, frozen=True, tag="repeat"):
    """Tell the last announcement again."""


class Abort(Act, frozen=True, tag="abort"):
    """Abandon this game: it ends without a winner."""


CommonAct = Place | TakeBack | Repeat | Abort


def act_of(fields: object, own: Any) -> Act:
    """Make an act of its fields; `own` are the acts of the game (`TableGame.act_type`).

    Raises msgspec.ValidationError for what is no act of the game.
    """
    act: Act = msgspec.convert(fields, CommonAct if own is None else CommonAct | own)
    return act


class Refused(ValueError):
    """An act that can't be done now; `sentence` says why and what to do."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def against_the_rules(illegal: IllegalMove) -> Refused:
    """Make the refusal that says why the rules forbid a move, by its phrase where it has one."""
    if illegal.key:
        return refused(illegal.key, **illegal.args_of)
    return refused("illegal", reason=str(illegal))


def refused(key: str, **args: Argument) -> Refused:
    """Make the refusal with this sentence."""
    return Refused(Sentence(key, args))
