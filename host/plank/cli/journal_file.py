"""Where the journal lies: named, or in the user's own data folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from plank.journal import Journal


def journal_path(named: str | None) -> Path:
    """Return the file: the one named, else `plank/journal.jsonl` in the user's data folder."""
    if named:
        return Path(named)
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "plank" / "journal.jsonl"


def open_journal(named: str | None) -> Journal:
    """Open the journal and report what is damaged in it, once; raises JournalError."""
    journal = Journal(journal_path(named))
    for line in journal.damage:
        print(f"plank: {line}", file=sys.stderr)
    journal.note_damage()
    return journal
