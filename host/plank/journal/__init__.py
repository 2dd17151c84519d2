"""The journal: every accepted move is on the disk before anybody is told of it.

`Journal` is the file with all games, `GameRecord` one game that this program plays. The journal is
one file that is only ever appended to, `journal_lines` has the form of its lines.
"""

from __future__ import annotations

from plank.journal.game_history import Entry, GameSummary
from plank.journal.game_record import GameRecord
from plank.journal.journal import Journal, JournalError

__all__ = ["Entry", "GameRecord", "GameSummary", "Journal", "JournalError"]
