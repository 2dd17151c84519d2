"""The physical table: pirates, dice, plank, buttons and supply, on a clock somebody else moves."""

from __future__ import annotations

from plank.sim.world.dice import Die, Lie
from plank.sim.world.world import World

__all__ = ["Die", "Lie", "World"]
