"""What is to be played: as the options say, or asked for at the terminal."""

from __future__ import annotations

import argparse
import sys
from typing import TextIO

from plank.cli.play.ask_unfinished import Quit, ask_unfinished
from plank.cli.play.play_options import at_terminal
from plank.games import GAMES, Game
from plank.games.switches import Switches
from plank.journal import GameSummary, Journal
from plank.people.ask_seats import ask_seats
from plank.people.seats import SeatPlan, parse_seats
from plank.referee.table_game.registry import on_table, table_game
from plank.service.boards import SIMULATED, meaning_of
from plank.service.game_plan import GamePlan, draw_seed, plan_game
from plank.service.options import ServiceOptions
from plank.service.unfinished_games import find_unfinished_game, plan_to_resume

__all__ = ["Quit", "choose_plan"]

TWO_BOTS = "bot,bot"
"""Who plays where nobody is there to be asked."""

Terminal = tuple[TextIO, TextIO]
"""Keyboard and screen of somebody who can be asked."""


def choose_plan(
    arguments: argparse.Namespace, options: ServiceOptions, journal: Journal
) -> GamePlan | None:
    """Plan the game; None where it is left to the page, or nobody is left to be asked.

    Raises ValueError with one line for a game, seats, rules or a first player that cannot be, and
    Quit where whoever was asked wants to leave.
    """
    game = _game(arguments.game)
    rules = game.rules_type.from_texts(arguments.rule)
    seed = draw_seed() if arguments.seed is None else arguments.seed
    seats = parse_seats(arguments.seats, game) if arguments.seats is not None else None
    planned = _plan_new(arguments, game, seats, rules, seed) if seats else None
    terminal = (sys.stdin, sys.stdout) if at_terminal(arguments) else None
    unfinished = _choose_unfinished(arguments, journal, terminal)
    if unfinished is not None:
        plan = plan_to_resume(unfinished, seed)
    elif planned is not None:
        plan = planned
    else:
        seats = _ask_seats(options, terminal, game)
        if seats is None:
            return None
        plan = _plan_new(arguments, game, seats, rules, seed)
    _check_people(options, plan, at_terminal=terminal is not None)
    return plan


def _game(name: str | None) -> type[Game]:
    """Return the game named, or the default one. Raises ValueError."""
    name = on_table()[0] if name is None else name
    table_game(name)
    return GAMES[name]


def _plan_new(
    arguments: argparse.Namespace,
    game: type[Game],
    seats: tuple[SeatPlan, ...],
    rules: Switches,
    seed: int,
) -> GamePlan:
    first = _first(arguments.first, seats) if arguments.first else None
    return plan_game(game.name, seats, rules, first=first, seed=seed)


def _first(name: str, seats: tuple[SeatPlan, ...]) -> int:
    names = [seat.name for seat in seats]
    if name not in names:
        raise ValueError(f"--first {name}: nobody of that name plays; name {' or '.join(names)}")
    return names.index(name)


def _choose_unfinished(
    arguments: argparse.Namespace, journal: Journal, terminal: Terminal | None
) -> GameSummary | None:
    """Return the game to resume, or None for a new one.

    Asks where the options do not say, if somebody can be asked.
    """
    game = None if arguments.fresh else find_unfinished_game(journal)
    if arguments.resume and game is None:
        raise ValueError("no game was left unfinished: `plank play` starts a new one")
    if game is None or arguments.resume:
        return game
    return ask_unfinished(game, journal, *terminal) if terminal else None


def _ask_seats(
    options: ServiceOptions, terminal: Terminal | None, game: type[Game]
) -> tuple[SeatPlan, ...] | None:
    if terminal is not None:
        return ask_seats(*terminal, game)
    return None if options.page else parse_seats(TWO_BOTS, game)


def _check_people(options: ServiceOptions, plan: GamePlan, *, at_terminal: bool) -> None:
    """Refuse people at a table of our own when they have neither keys nor a page to play by."""
    playable = at_terminal or options.page is not None
    if plan.people and not playable and meaning_of(options.board) in SIMULATED:
        raise ValueError(
            f"{plan.people[0]} can't play without a terminal: name bots only, or play on the table"
            " of a running `plank sim` with --board PORT"
        )
