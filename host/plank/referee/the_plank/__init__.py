"""How The Plank, the dice game, is played on the table."""

from __future__ import annotations

from plank.referee.the_plank.table_game import PlankTableGame

TABLE_GAME = PlankTableGame()
"""What the referee must know of the game (`plank.referee.table_game.registry`)."""

__all__ = ["TABLE_GAME", "PlankTableGame"]
