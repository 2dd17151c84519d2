"""`plank log list` and `plank log export GAME`: the games of the journal."""

from __future__ import annotations

import argparse

from plank.cli.game_line import game_line
from plank.cli.journal_file import open_journal


def list_games(options: argparse.Namespace) -> int:
    """Print a line a game, the newest first: number, date, state, moves, players."""
    with open_journal(options.journal) as journal:
        games = journal.games()
    if not games:
        print("No games yet: `plank play` starts one.")
    for game in games:
        print(game_line(game))
    return 0


def export(options: argparse.Namespace) -> int:
    """Print a game's ship's log; raises JournalError when there is none of that number."""
    with open_journal(options.journal) as journal:
        print(journal.log(options.game), end="")
    return 0
