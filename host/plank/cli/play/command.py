"""`plank play`: what the options ask for, checked; then a session, watched by whoever is there."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
from contextlib import suppress

import msgspec

from plank.cli.journal_file import open_journal
from plank.cli.play.boards import OURS, Board, choose_board
from plank.cli.play.plan import Plan, new_game, new_seed
from plank.cli.play.resume import choose_game, plan_of, record_of
from plank.cli.play.session import Session
from plank.cli.play.watching import as_json, as_lines, at_screen
from plank.journal import GameRecord, Journal
from plank.people.asking import ask_seats
from plank.people.seats import SeatPlan, parse_seats
from plank.people.terminal.tty import usable
from plank.sim.table import USUAL_SPACES
from plank.sim.travel import travel

TWO_BOTS = "bot,bot"
"""Who plays where nobody is there to be asked."""

NORMAL_PACE, NO_PACE = 1.0, 0.0
"""How long bots think, as a factor; with --fast not at all."""

DONE, INTERRUPTED = 0, 130
"""Exit statuses."""


def play(options: argparse.Namespace) -> int:
    """Do `plank play`. Raises ValueError and OSError with one line for the person."""
    with open_journal(options.journal) as journal:
        plan = _plan(options, journal, new_seed(options))
        if plan is None:
            return DONE
        board = _board(options, plan)
        try:
            number, record = record_of(plan, journal)
            status = _run(options, plan, board, number, record)
        finally:
            board.close()
        if journal.game(number).state == "open":
            print("The game is kept: `plank play --resume` goes on with it.", file=sys.stderr)
    return status


def _plan(options: argparse.Namespace, journal: Journal, seed: int) -> Plan | None:
    """Plan the game; None when whoever was asked went away."""
    seats = parse_seats(options.seats) if options.seats is not None else None
    if seats is not None:
        new_game(options, seats, seed)  # what is wrong with it is said before anything is asked
    at_terminal = _at_terminal(options)
    game = choose_game(options, journal, (sys.stdin, sys.stdout) if at_terminal else None)
    if game is not None:
        plan = plan_of(game, seed)
    else:
        seats = seats or _ask(at_terminal)
        if seats is None:
            return None
        plan = new_game(options, seats, seed)
    _check_people(options, plan)
    return plan


def _ask(at_terminal: bool) -> tuple[SeatPlan, ...] | None:
    return ask_seats(sys.stdin, sys.stdout) if at_terminal else parse_seats(TWO_BOTS)


def _at_terminal(options: argparse.Namespace) -> bool:
    return not options.json and usable(sys.stdin, sys.stdout, os.environ)


def _check_people(options: argparse.Namespace, plan: Plan) -> None:
    """Refuse people at a table of our own when they have no keys to play it with."""
    if plan.people and options.board in OURS[1:] and not _at_terminal(options):
        raise ValueError(
            f"{plan.people[0]} can't play without a terminal: name bots only, or play on the table"
            " of a running `plank sim` with --board PORT"
        )


def _board(options: argparse.Namespace, plan: Plan) -> Board:
    spaces = msgspec.json.decode(plan.header)["rules"].get("spaces", USUAL_SPACES)
    hurries = bool(options.fast) and not plan.people
    return choose_board(options.board, seed=plan.seed, spaces=spaces, travels=hurries)


def _run(
    options: argparse.Namespace, plan: Plan, board: Board, number: int, record: GameRecord
) -> int:
    evening = _evening(options, plan, board, number, record)
    travels = board.travels and bool(options.fast) and not plan.people
    try:
        if travels:
            travel(evening)
        else:
            asyncio.run(evening)
    except KeyboardInterrupt:
        return INTERRUPTED
    return DONE


async def _evening(
    options: argparse.Namespace, plan: Plan, board: Board, number: int, record: GameRecord
) -> None:
    """Play, with whoever is there looking on."""
    at_terminal = _at_terminal(options)
    pace = NO_PACE if options.fast else NORMAL_PACE
    session = Session(plan, record, board, pace=pace, stays=at_terminal)
    with suppress(NotImplementedError):  # no signals in travelling time
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, session.leave)
    if options.json:
        await as_json(session, number)
    elif at_terminal:
        await at_screen(session)
    else:
        await as_lines(session)
