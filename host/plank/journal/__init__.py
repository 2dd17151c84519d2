"""The journal: every accepted move, durable before anybody is told of it."""

from plank.journal.journal import Journal, JournalError
from plank.journal.record import GameRecord
from plank.journal.story import Entry, Game

__all__ = ["Entry", "Game", "GameRecord", "Journal", "JournalError"]
