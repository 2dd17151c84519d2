"""Asks whether to resume a game left unfinished, to abandon it, or to start a new one."""

from __future__ import annotations

from typing import TextIO

from plank.cli.game_line import game_line
from plank.journal import GameSummary, Journal

QUESTION = """\
A game was left unfinished:
{game}
Enter resumes it, n starts a new one and keeps it, x abandons it, q leaves.
"""
PROMPT = "> "
RESUME, NEW, ABANDON, LEAVE = "resume", "new", "abandon", "leave"
ANSWERS = {"": RESUME, "y": RESUME, "n": NEW, "x": ABANDON, "q": LEAVE}


class Quit(Exception):
    """Whoever was asked wants to leave."""


def ask_unfinished(
    game: GameSummary, journal: Journal, keyboard: TextIO, screen: TextIO
) -> GameSummary | None:
    """Return the game if it is to be resumed, None for a new one; raises Quit."""
    screen.write(QUESTION.format(game=game_line(game)))
    screen.flush()
    answer = _answer(keyboard, screen)
    if answer == LEAVE:
        raise Quit
    if answer == ABANDON:
        journal.end(game.id, "aborted")
    return game if answer == RESUME else None


def _answer(keyboard: TextIO, screen: TextIO) -> str:
    """Ask until the answer is one of those offered; the end of the input leaves."""
    while True:
        screen.write(PROMPT)
        screen.flush()
        line = keyboard.readline()
        known = ANSWERS.get(line.strip().lower()[:1]) if line else LEAVE
        if known is not None:
            return known
        screen.write("Press Enter, n, x or q.\n")
