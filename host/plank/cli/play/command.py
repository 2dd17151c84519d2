"""`plank play`: what the options ask for, checked; then games, shown to whoever is there."""

from __future__ import annotations

import argparse
import sys
from functools import partial

from plank.cli.journal_file import open_journal
from plank.cli.play.choose_plan import Quit, choose_plan
from plank.cli.play.game_output import print_json, print_lines, show_on_terminal
from plank.cli.play.page_address import keep_address
from plank.cli.play.play_options import at_terminal, service_options
from plank.phrases.phrases import Phrases
from plank.service.game_plan import GamePlan
from plank.service.host_service import HostService, SessionPlayer, travels
from plank.service.options import ServiceOptions

DONE, INTERRUPTED = 0, 130
"""Exit statuses."""


def play(arguments: argparse.Namespace) -> int:
    """Do `plank play`. Raises ValueError and OSError with one line for the person."""
    options = service_options(arguments)
    with open_journal(arguments.journal) as journal:
        try:
            plan = choose_plan(arguments, options, journal)
        except Quit:
            return DONE
        if plan is None and options.page is None:
            return DONE
        player = _session_player(arguments, options, plan)
        return _run(HostService(journal, options, play=player), plan)


def _session_player(
    arguments: argparse.Namespace, options: ServiceOptions, plan: GamePlan | None
) -> SessionPlayer:
    phrases = Phrases(arguments.language)
    if at_terminal(arguments) and not travels(options, plan):
        return partial(show_on_terminal, phrases=phrases)
    return partial(print_json if arguments.json else print_lines, phrases=phrases)


def _run(service: HostService, plan: GamePlan | None) -> int:
    service.on_notice(_print_notice)
    service.on_page(keep_address)
    try:
        service.run(plan)
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        _say_if_kept(service)
    return DONE


def _print_notice(line: str) -> None:
    print(f"plank: {line}", file=sys.stderr)


def _say_if_kept(service: HostService) -> None:
    session = service.session
    if session is not None and session.is_kept:
        print("The game is kept: `plank play --resume` goes on with it.", file=sys.stderr)
