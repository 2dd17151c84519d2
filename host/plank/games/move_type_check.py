"""Moves from strangers: no value of a type that a ship's log cannot carry gets into a game.

`True` and `5.0` equal whole numbers in Python, a list is no tuple, a text may hold half a
character. The rules look for these where it costs nothing, and ask here when something is odd.
"""

from __future__ import annotations

from typing import Any

import msgspec

from plank.games.error_wording import in_words
from plank.games.errors import IllegalMove
from plank.games.game import Move

_UNREADABLE = (msgspec.MsgspecError, TypeError, ValueError, RecursionError, OverflowError)


def check_types(move: Move) -> None:
    """Refuse a move that a log would give back otherwise. Raises IllegalMove."""
    try:
        same = msgspec.json.decode(msgspec.json.encode(move), type=type(move)) == move
        why = "it takes tuples, not lists"
    except _UNREADABLE as error:
        same, why = False, in_words(str(error), _fields(move))
    if not same:
        kind = type(move).__name__.lower()
        raise IllegalMove(f"{kind}: {why}", "move-malformed")


def not_a_move(given: object, title: str) -> IllegalMove:
    """Make the error for what is no move of this game."""
    kind = type(given).__name__.lower()
    return IllegalMove(f"{kind}: not a move of {title}", "no-such-move", title=title)


def _fields(move: Move) -> dict[str, Any]:
    return {name: getattr(move, name) for name in move.__struct_fields__}
