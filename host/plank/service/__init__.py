"""The host service: one game after another on a board, with all that listens to it.

This is its public face for other programs; README.md beside it teaches it by examples.
"""

from __future__ import annotations

from plank.service.boards import Board, Boards
from plank.service.game_plan import GamePlan, plan_another, plan_game
from plank.service.game_session import BoardError, GameSession
from plank.service.host_service import HostService
from plank.service.options import (
    NO_PACE,
    NORMAL_PACE,
    PageOptions,
    ServiceOptions,
    VoiceOptions,
)
from plank.service.unfinished_games import find_unfinished_game, plan_to_resume

__all__ = [
    "NORMAL_PACE",
    "NO_PACE",
    "Board",
    "BoardError",
    "Boards",
    "GamePlan",
    "GameSession",
    "HostService",
    "PageOptions",
    "ServiceOptions",
    "VoiceOptions",
    "find_unfinished_game",
    "plan_another",
    "plan_game",
    "plan_to_resume",
]
