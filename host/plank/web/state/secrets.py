"""Which games hold secrets, and what may be told of them to everybody.

A game is open only when it says so: of any other, nobody's page gets more than its own seat sees.
"""

from __future__ import annotations

from typing import Any

from plank.games import GAMES
from plank.referee import Announcement
from plank.web.state.numbered_state import plain


def secret(game: str) -> bool:
    """Tell whether seats know what others must not."""
    return game not in GAMES or GAMES[game].has_secrets


def open_part(game: str, told: Announcement) -> tuple[Any, list[Any]]:
    """Return the move and the events that everybody may have."""
    if secret(game):
        return None, []
    return plain(told.move), plain(told.events)
