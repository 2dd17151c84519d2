"""The games: pure rules, without input, output, clock or random source of their own.

`GAMES` finds a game by its name in the ship's log: `GAMES["the-plank"](seats, rules, first)`.
"""

from __future__ import annotations

from plank.games.game import Game, GameEvent, IllegalMove, Move, RuleError, Turn, Won
from plank.games.registry import GAMES
from plank.games.switches import Switches, describe

__all__ = [
    "GAMES",
    "Game",
    "GameEvent",
    "IllegalMove",
    "Move",
    "RuleError",
    "Switches",
    "Turn",
    "Won",
    "describe",
]
