"""The cable between host and board: what it does to the lines on it, and its plug."""

from plank.sim.cable.cable import Cable, Plug
from plank.sim.cable.way import Way

__all__ = ["Cable", "Plug", "Way"]
