"""One line about a game of the journal, as lists and questions show it."""

from __future__ import annotations

import msgspec

from plank.journal import GameSummary


def game_line(game: GameSummary) -> str:
    """Describe a game: number, date, state, moves, players."""
    seats = msgspec.json.decode(game.header)["seats"]
    moves = "1 move" if game.moves == 1 else f"{game.moves} moves"
    return f"{game.id:5}  {game.started}  {game.state:7}  {moves:>9}  {', '.join(seats)}"
