"""Whether to go on with a game broken off, or to start a new one."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from datetime import datetime
from typing import cast

import msgspec

from plank.cli.log_journal import line_of
from plank.cli.play.plan import Plan
from plank.journal import Game, GameRecord, Journal
from plank.people.seats import Kind, SeatPlan

PLAYED = "the-plank"
"""The game that is played on the table; the journal may hold others."""

Ask = Callable[[str], bool]


def game_to_resume(options: argparse.Namespace, journal: Journal, ask: Ask | None) -> Game | None:
    """Return the game to go on with, or None for a new one.

    Asks where the command line does not say, if there is somebody to ask. Raises ValueError
    when a game is to be resumed and there is none.
    """
    if options.fresh:
        return None
    game = _broken_off(journal)
    if game is None and options.resume:
        raise ValueError("no game was broken off: `plank play` starts a new one")
    if game is None or options.resume:
        return game
    return game if ask is not None and ask(f"Go on with this game?\n{line_of(game)}") else None


def _broken_off(journal: Journal) -> Game | None:
    """Find the last open game that nobody else is playing, and hold it."""
    for game in journal.games("open"):
        if msgspec.json.decode(game.header)["game"] == PLAYED and journal.hold(game.id):
            return game
    return None


def plan_of(game: Game, seed: int) -> Plan:
    """Plan to go on with a game."""
    names = msgspec.json.decode(game.header)["seats"]
    seats = tuple(
        SeatPlan(name, cast("Kind", kind)) for name, kind in zip(names, game.players, strict=True)
    )
    return Plan(seats, game.header, seed, game.id)


def record_of(plan: Plan, journal: Journal) -> tuple[int, GameRecord]:
    """Open the plan's place in the journal: the game's number, and its record."""
    number = plan.game
    if number is None:
        kinds = tuple(seat.kind for seat in plan.seats)
        started = datetime.now().astimezone().isoformat(" ", "minutes")
        number = journal.start(plan.header, kinds, started)
    return number, GameRecord(journal, number)
