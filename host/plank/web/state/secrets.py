"""Which games hold secrets, and what may be told of them to everybody.

A game is open only when it is named here: of any other, nobody's page gets more than its own seat
sees.
"""

from __future__ import annotations

from typing import Any

from plank.games import Game
from plank.referee import Announcement
from plank.web.state.numbered_state import plain

OPEN_GAMES = frozenset({"the-plank"})


def secret(game: str) -> bool:
    """Tell whether seats know what others must not."""
    return game not in OPEN_GAMES


def open_part(game: str, told: Announcement) -> tuple[Any, list[Any]]:
    """Return the move and the events that everybody may have."""
    if secret(game):
        return None, []
    return plain(told.move), plain(told.events)


def own_view(game: Game, seat: int | None) -> Any:
    """Return what a seat sees of a game with secrets, None of one that hides nothing."""
    return plain(game.view(seat)) if secret(game.name) else None
