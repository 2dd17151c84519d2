"""The journal: every accepted move, durable before anybody is told of it."""

from __future__ import annotations

from plank.journal.game_history import Entry, GameSummary
from plank.journal.game_record import GameRecord
from plank.journal.journal import Journal, JournalError

__all__ = ["Entry", "GameRecord", "GameSummary", "Journal", "JournalError"]
