"""`plank play`: what the options ask for, checked; then a session, watched by whoever is there."""

from __future__ import annotations

import argparse
import asyncio
import sys

import msgspec

from plank.cli.journal_file import open_journal
from plank.cli.play.boards import OURS, Board, choose_board
from plank.cli.play.json_lines import JsonLines
from plank.cli.play.plan import Plan, new_game, new_seed
from plank.cli.play.resume import game_to_resume, plan_of, record_of
from plank.cli.play.session import Session
from plank.journal import GameRecord, Journal
from plank.people.seats import parse_seats
from plank.referee.picture import Told
from plank.sim.travel import travel
from plank.voice.phrases import Phrases

TWO_BOTS = "bot,bot"
"""Who plays where nobody is there to be asked."""

NORMAL_PACE, NO_PACE = 1.0, 0.0
"""How long bots think, as a factor; with --fast not at all."""


def play(options: argparse.Namespace) -> int:
    """Do `plank play`. Raises ValueError and OSError with one line for the person."""
    seed = new_seed(options)
    with open_journal(options.journal) as journal:
        plan = _plan(options, journal, seed)
        _check_people(options, plan)
        rules = msgspec.json.decode(plan.header)["rules"]
        board = choose_board(
            options.board,
            seed=seed,
            spaces=rules.get("spaces", 20),
            travels=_hurries(options, plan),
        )
        try:
            _run(options, plan, board, journal)
        finally:
            board.close()
    return 0


def _plan(options: argparse.Namespace, journal: Journal, seed: int) -> Plan:
    seats = parse_seats(options.seats) if options.seats is not None else None
    if seats is not None:
        new_game(options, seats, seed)
    game = game_to_resume(options, journal, ask_yes if _at_terminal(options) else None)
    if game is not None:
        return plan_of(game, seed)
    if seats is None:
        seats = ask_seats() if _at_terminal(options) else parse_seats(TWO_BOTS)
    return new_game(options, seats, seed)


def _at_terminal(options: argparse.Namespace) -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and not options.json


def _hurries(options: argparse.Namespace, plan: Plan) -> bool:
    """Tell whether time may travel: nobody at a keyboard could keep up."""
    return bool(options.fast) and not plan.has_people


def _check_people(options: argparse.Namespace, plan: Plan) -> None:
    """Refuse people at a table of our own that they have no key to play at."""
    people = [seat.name for seat in plan.seats if not seat.is_bot]
    if people and options.board in OURS and not _at_terminal(options):
        raise ValueError(
            f"{people[0]} can't play without a terminal: name bots only, or a table"
            " of `plank sim` with --board PORT"
        )


def _run(options: argparse.Namespace, plan: Plan, board: Board, journal: Journal) -> None:
    number, record = record_of(plan, journal)
    evening = _evening(options, plan, board, number, record)
    if board.travels and _hurries(options, plan):
        travel(evening)
    else:
        asyncio.run(evening)


async def _evening(
    options: argparse.Namespace, plan: Plan, board: Board, number: int, record: GameRecord
) -> None:
    """Play, with whoever is there looking on."""
    at_terminal = _at_terminal(options)
    pace = NO_PACE if options.fast else NORMAL_PACE
    session = Session(plan, record, board, pace=pace, stays=at_terminal)
    if options.json:
        await _as_json(session, plan, number)
    else:
        await _as_lines(session)


async def _as_json(session: Session, plan: Plan, number: int) -> None:
    lines = JsonLines(Phrases())
    lines.start(plan.header, session.board.says, plan.seed, number)
    session.referee.on_told(lines.told)
    await session.play()
    lines.end(session.referee.game, aborted=session.referee.aborted)


async def _as_lines(session: Session) -> None:
    phrases = Phrases()
    print(session.board.says, flush=True)

    def told(told: Told) -> None:
        for sentence in told.sentences:
            print(phrases.say(sentence), flush=True)

    session.referee.on_told(told)
    await session.play()
