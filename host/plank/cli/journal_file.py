"""Where the journal lies: named, or in the user's own data folder."""

from __future__ import annotations

import os
from pathlib import Path

from plank.journal import Journal


def journal_path(named: str | None) -> Path:
    """Return the file: the one named, else `plank/journal.sqlite3` in the user's data folder."""
    if named:
        return Path(named)
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "plank" / "journal.sqlite3"


def open_journal(named: str | None) -> Journal:
    """Open the journal; raises JournalError."""
    return Journal(journal_path(named))
