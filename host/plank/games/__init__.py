"""The games: pure rules, without input, output, clock or random source of their own.

`GAMES` finds a game by its name in the ship's log: `GAMES["the-plank"](seats, rules, first)`;
`plank.games.the_plank` and `plank.games.walk_the_plank` have each game's own classes. README.md
teaches it by examples.
"""

from __future__ import annotations

from plank.games.errors import GameError, IllegalMove, PositionError, RuleError
from plank.games.game import Game, GameEvent, Move, Turn, Won
from plank.games.random_source import RandomSource
from plank.games.record import GameRecord
from plank.games.registry import GAMES
from plank.games.switches import Switches, describe

__all__ = [
    "GAMES",
    "Game",
    "GameError",
    "GameEvent",
    "GameRecord",
    "IllegalMove",
    "Move",
    "PositionError",
    "RandomSource",
    "RuleError",
    "Switches",
    "Turn",
    "Won",
    "describe",
]
