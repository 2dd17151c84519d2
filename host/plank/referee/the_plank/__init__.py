"""How The Plank, the dice game, is led on the table."""

from __future__ import annotations

from plank.referee.the_plank.lead import PlankLead

__all__ = ["TABLE_GAME", "PlankLead"]

TABLE_GAME = PlankLead()
"""What `plank.referee.table_games` finds."""
