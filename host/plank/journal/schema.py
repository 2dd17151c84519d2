"""The journal's tables in SQLite.

No move is ever deleted: what was taken back is marked, and stays.
"""

from __future__ import annotations

VERSION = 1
"""``PRAGMA user_version`` of a journal written by this program."""

BUSY_TIMEOUT_MS = 5000
"""How long a write waits for another program that reads or writes the journal."""

SETTINGS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}",
    "PRAGMA foreign_keys = ON",
)

TABLES = """
CREATE TABLE IF NOT EXISTS games (
    id      INTEGER PRIMARY KEY,
    started TEXT NOT NULL,
    header  TEXT NOT NULL,
    players TEXT NOT NULL,
    state   TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'over', 'aborted'))
);
CREATE TABLE IF NOT EXISTS moves (
    entry      INTEGER PRIMARY KEY,
    game       INTEGER NOT NULL REFERENCES games (id),
    line       TEXT NOT NULL,
    wells      TEXT NOT NULL,
    taken_back INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS moves_of_game ON moves (game, taken_back, entry);
"""
