"""The Plank: the dice game (rulings P1-P28)."""

from plank.games.the_plank.rules import Rules

__all__ = ["Rules"]
