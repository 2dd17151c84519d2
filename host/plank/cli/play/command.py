"""`plank play`: what the options ask for, checked; then a session, watched by whoever is there."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import threading
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from functools import partial
from pathlib import Path

from plank.cli.journal_file import open_journal
from plank.cli.play.audience import as_json, as_lines, at_screen
from plank.games.the_plank import Rules
from plank.journal import Journal
from plank.people.ask_seats import ask_seats
from plank.people.bots import prepare
from plank.people.panel import Panel
from plank.people.seats import SeatPlan, parse_seats
from plank.people.terminal.raw_terminal import usable
from plank.phrases.phrases import Phrases
from plank.service.boards import SIMULATED, TRAVELLING, Board, Boards, meant
from plank.service.game_plan import Plan, another_game, new_game, seed_of
from plank.service.game_recorder import GameRecorder
from plank.service.game_session import GameSession
from plank.service.page_and_voice import page_and_voice
from plank.service.sensor_masks import parse_masks
from plank.service.service import HostService, ServiceMode
from plank.service.unfinished_games import Left, choose_game, plan_of
from plank.sim.time_travel import travel

TWO_BOTS = "bot,bot"
"""Who plays where nobody is there to be asked."""

NORMAL_PACE, NO_PACE = 1.0, 0.0
"""How long bots think, as a factor; with --fast not at all."""

DONE, INTERRUPTED = 0, 130
"""Exit statuses."""


def play(options: argparse.Namespace) -> int:
    """Do `plank play`. Raises ValueError and OSError with one line for the person."""
    parse_masks(options.mask)  # what is wrong with it is said before anything is asked
    Rules.from_texts(options.rule)
    with open_journal(options.journal) as journal:
        try:
            plan = _plan(options, journal, seed_of(options))
        except Left:
            return DONE
        if plan is None and not _opens_page(options):
            return DONE
        with _recorder(options) as recorder:
            return _run(options, plan, _service(options, plan, journal, recorder))


def _plan(options: argparse.Namespace, journal: Journal, seed: int) -> Plan | None:
    """Plan the game; None where it is left to the page, or whoever was asked went away."""
    seats = parse_seats(options.seats) if options.seats is not None else None
    if seats is not None:
        new_game(options, seats, seed)  # what is wrong with it is said before anything is asked
    at_terminal = _at_terminal(options)
    game = choose_game(options, journal, (sys.stdin, sys.stdout) if at_terminal else None)
    if game is not None:
        plan = plan_of(game, seed)
    else:
        seats = seats or _ask(options)
        if seats is None:
            return None
        plan = new_game(options, seats, seed)
    _check_people(options, plan)
    return plan


def _ask(options: argparse.Namespace) -> tuple[SeatPlan, ...] | None:
    if _at_terminal(options):
        return ask_seats(sys.stdin, sys.stdout)
    return None if _opens_page(options) else parse_seats(TWO_BOTS)


def _at_terminal(options: argparse.Namespace) -> bool:
    return not options.json and usable(sys.stdin, sys.stdout, os.environ)


def _opens_page(options: argparse.Namespace) -> bool:
    """Tell whether the page is served: at a terminal, or where it is asked for."""
    asked_for = options.lan or options.page_port is not None
    return not (options.no_page or options.json) and (asked_for or _at_terminal(options))


def _check_people(options: argparse.Namespace, plan: Plan) -> None:
    """Refuse people at a table of our own when they have neither keys nor a page to play by."""
    playable = _at_terminal(options) or _opens_page(options)
    if plan.people and meant(options.board) in SIMULATED and not playable:
        raise ValueError(
            f"{plan.people[0]} can't play without a terminal: name bots only, or play on the table"
            " of a running `plank sim` with --board PORT"
        )


def _run(options: argparse.Namespace, plan: Plan | None, service: HostService) -> int:
    try:
        if _travels(options, plan):
            travel(service.run(plan))
        else:
            asyncio.run(_spend(options, service, plan))
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        _say_if_kept(service)
    return DONE


def _service(
    options: argparse.Namespace,
    plan: Plan | None,
    journal: Journal,
    recorder: GameRecorder | None,
) -> HostService:
    opens = _opens_page(options) and not _travels(options, plan)
    at_terminal = _at_terminal(options)
    words = Phrases(options.language)
    service = HostService(
        journal,
        partial(_board, options, Boards(_named(options, plan)), recorder),
        partial(as_json if options.json else as_lines, phrases=words),
        ServiceMode(
            pace=NO_PACE if options.fast else NORMAL_PACE,
            stays=at_terminal or opens,
            waits=opens and not at_terminal,
        ),
    )
    if recorder is not None:
        service.on_session(recorder.begin)
    return service


async def _spend(options: argparse.Namespace, service: HostService, plan: Plan | None) -> None:
    """Spend the service, with page and voice; the wish to end the program ends it well."""
    for ending in (signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(ending, service.leave)
    service.on_session(_prepare_bots)
    if options.panel:
        panel = Panel(asyncio.get_running_loop())
        service.on_session(lambda session: panel.attach(session.referee))
    async with page_and_voice(options, service, page=_opens_page(options)) as address:
        if _at_terminal(options):
            service.watch = partial(
                at_screen,
                phrases=Phrases(options.language),
                page=address,
                again=lambda one: service.start(another_game(one.plan)),
            )
        await service.run(plan)


def _prepare_bots(session: GameSession) -> None:
    """Let bots think ahead beside the game, so that nobody waits for the first choice."""
    rules = session.referee.game.rules
    threading.Thread(target=prepare, args=(rules,), daemon=True).start()


def _say_if_kept(service: HostService) -> None:
    session = service.session
    if session is not None and session.is_kept:
        print("The game is kept: `plank play --resume` goes on with it.", file=sys.stderr)


def _travels(options: argparse.Namespace, plan: Plan | None) -> bool:
    """Tell whether time travels: asked for, possible, and nobody is there who could not keep up."""
    spoken = options.speaker not in (None, "off")
    if plan is None or plan.people or spoken or _opens_page(options):
        return False
    return bool(options.fast) and meant(options.board) in TRAVELLING


def _recorder(options: argparse.Namespace) -> AbstractContextManager[GameRecorder | None]:
    return GameRecorder(Path(options.record)) if options.record else nullcontext()


def _named(options: argparse.Namespace, plan: Plan | None) -> str:
    return TRAVELLING[-1] if _travels(options, plan) else str(options.board)


def _board(
    options: argparse.Namespace, boards: Boards, recorder: GameRecorder | None, plan: Plan
) -> Board:
    board = boards.choose(seed=plan.seed, spaces=plan.spaces)
    board = replace(board, masks=parse_masks(options.mask))
    return recorder.tap(board) if recorder else board
