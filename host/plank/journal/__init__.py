"""The journal: every accepted move, durable before anybody is told of it."""

from plank.journal.journal import Entry, Game, Journal, JournalError
from plank.journal.record import GameRecord

__all__ = ["Entry", "Game", "GameRecord", "Journal", "JournalError"]
