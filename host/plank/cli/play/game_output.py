"""What is shown of a game while it is played: the table on a terminal, lines of text, or JSON."""

from __future__ import annotations

import asyncio
import sys

from plank.cli.play.json_lines import JsonLines
from plank.people.line_printer import Plain
from plank.people.terminal.terminal import Terminal
from plank.phrases.phrases import Phrases
from plank.phrases.sentence import sentence
from plank.service.boards import SIMULATED_TABLE
from plank.service.game_plan import plan_another
from plank.service.game_session import GameSession
from plank.service.host_service import HostService


async def show_on_terminal(service: HostService, session: GameSession, *, phrases: Phrases) -> None:
    """Draw the table and take keys, until somebody leaves or wants another game."""
    people = [seat for seat, who in enumerate(session.plan.seats) if not who.is_bot]
    terminal = Terminal(
        session.referee,
        phrases.say,
        hands=session.board.hands,
        humans=people,
        port=lambda: _table_name(session, phrases),
        page=service.page_url,
    )
    if await _play_on_terminal(session, terminal) == "again":
        service.start(plan_another(session.plan))


async def _play_on_terminal(session: GameSession, terminal: Terminal) -> str | None:
    """Play until game or terminal ends; return what was asked for last. Raises what they raise."""
    playing = asyncio.ensure_future(session.play())
    showing = asyncio.ensure_future(terminal.run())
    playing.add_done_callback(lambda _: terminal.leave())
    showing.add_done_callback(lambda _: session.leave())
    try:
        await asyncio.wait((playing, showing))
    finally:
        showing.cancel()
        playing.cancel()
        results = await asyncio.gather(playing, showing, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, asyncio.CancelledError):
            raise result
    return next((result for result in results if isinstance(result, str)), None)


def _table_name(session: GameSession, phrases: Phrases) -> str:
    """Name what is played on: a port by its own name, a simulated table of ours in words."""
    name = session.port_name
    return phrases.say(sentence("screen-simulated")) if name == SIMULATED_TABLE else name


async def print_lines(_: HostService, session: GameSession, *, phrases: Phrases) -> None:
    """Print what is announced, a line a sentence."""
    session.referee.on_announcement(Plain(phrases.say, sys.stdout).tell)
    await session.play()


async def print_json(_: HostService, session: GameSession, *, phrases: Phrases) -> None:
    """Print what happens as lines of JSON, and nothing else."""
    lines = JsonLines(phrases)
    plan = session.plan
    board = phrases.say(session.board.sentence)
    session.on_connect(lambda: lines.start(plan.header, board, plan.seed, session.number))
    session.referee.on_announcement(lines.announce)
    await session.play()
    lines.end(session.game, aborted=session.referee.aborted)
