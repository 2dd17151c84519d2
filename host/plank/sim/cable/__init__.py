"""The cable between host and board: what it does to the lines on it, and its plug."""

from __future__ import annotations

from plank.sim.cable.cable import Cable, Plug, Side
from plank.sim.cable.direction import DELAY, Direction

__all__ = ["DELAY", "Cable", "Direction", "Plug", "Side"]
