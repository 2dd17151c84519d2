"""Writes a ship's log."""

from __future__ import annotations

from collections.abc import Iterable

from plank.games.game import Game, Move
from plank.games.ships_log.header import encode_header
from plank.games.ships_log.move_lines import encode_move


def write(game: Game, moves: Iterable[Move]) -> str:
    """Write a game's log, each line ended by a newline; `game` may stand at any move."""
    lines = [encode_header(game), *map(encode_move, moves)]
    return "".join(f"{line}\n" for line in lines)
