"""Whether to go on with a game left unfinished, to end it for good, or to start a new one."""

from __future__ import annotations

import argparse
from datetime import datetime
from typing import TextIO, cast

import msgspec

from plank.journal import GameRecord, GameSummary, Journal
from plank.people.seats import Kind, SeatPlan
from plank.service.game_plan import Plan

PLAYED = "the-plank"
"""The game that is played on the table; the journal may hold others."""

QUESTION = """\
A game was left unfinished:
{game}
Enter goes on with it, n starts a new one and keeps it, x ends it for good, q leaves.
"""
PROMPT = "> "
ANSWERS = {"": "go on", "y": "go on", "n": "new", "x": "end", "q": "leave"}


class Left(Exception):
    """Whoever was asked went away."""


Asked = tuple[TextIO, TextIO]
"""Whoever can be asked: keyboard and screen."""


def choose_game(
    options: argparse.Namespace, journal: Journal, asked: Asked | None
) -> GameSummary | None:
    """Return the game to go on with, or None for a new one.

    Asks where the command line does not say, if there is somebody to ask. Raises ValueError
    when a game is to be resumed and there is none.
    """
    game = None if options.fresh else _broken_off(journal)
    if options.resume and game is None:
        raise ValueError("no game was left unfinished: `plank play` starts a new one")
    if game is None or options.resume:
        return game
    return _ask(game, journal, asked) if asked else None


def _ask(game: GameSummary, journal: Journal, asked: Asked) -> GameSummary | None:
    keyboard, screen = asked
    screen.write(QUESTION.format(game=line_of(game)))
    screen.flush()
    answer = _answer(keyboard, screen)
    if answer == "leave":
        raise Left
    if answer == "end":
        journal.end(game.id, "aborted")
    return game if answer == "go on" else None


def _answer(keyboard: TextIO, screen: TextIO) -> str:
    """Ask until the answer is one of those offered; the end of the input leaves."""
    while True:
        screen.write(PROMPT)
        screen.flush()
        line = keyboard.readline()
        known = ANSWERS.get(line.strip().lower()[:1]) if line else "leave"
        if known is not None:
            return known
        screen.write("Press Enter, n, x or q.\n")


def _broken_off(journal: Journal) -> GameSummary | None:
    """Find the last open game that nobody else is playing, and hold it."""
    for game in journal.games("open"):
        if msgspec.json.decode(game.header)["game"] == PLAYED and journal.hold(game.id):
            return game
    return None


def plan_of(game: GameSummary, seed: int) -> Plan:
    """Plan to go on with a game."""
    names = msgspec.json.decode(game.header)["seats"]
    kinds = cast("tuple[Kind, ...]", game.players)
    seats = tuple(SeatPlan(name, kind) for name, kind in zip(names, kinds, strict=True))
    return Plan(seats, game.header, seed, game.id)


def record_of(plan: Plan, journal: Journal) -> tuple[int, GameRecord]:
    """Open the plan's place in the journal: the game's number, and its record."""
    number = plan.game
    if number is None:
        kinds = tuple(seat.kind for seat in plan.seats)
        started = datetime.now().astimezone().isoformat(" ", "minutes")
        number = journal.start(plan.header, kinds, started)
    return number, GameRecord(journal, number)


def line_of(game: GameSummary) -> str:
    """Describe a game in one line."""
    seats = msgspec.json.decode(game.header)["seats"]
    moves = "1 move" if game.moves == 1 else f"{game.moves} moves"
    return f"{game.id:5}  {game.started}  {game.state:7}  {moves:>9}  {', '.join(seats)}"
