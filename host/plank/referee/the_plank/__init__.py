"""How The Plank, the dice game, is led on the table."""

from plank.referee.the_plank.lead import PlankLead

__all__ = ["PlankLead"]
