"""Who looks on while a game is played: people at the terminal, a pipe, a script."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable

from plank.cli.play.json_lines import JsonLines
from plank.people.line_printer import Plain
from plank.people.terminal.terminal import Terminal
from plank.phrases.phrases import Phrases
from plank.phrases.sentence import sentence
from plank.service.boards import SIMULATED_TABLE
from plank.service.game_session import GameSession


async def at_screen(
    session: GameSession, *, phrases: Phrases, page: str, again: Callable[[GameSession], None]
) -> None:
    """Draw the table and take keys, until somebody leaves; `again` plans another game.

    `page` is the big screen's address, "" where there is none.
    """
    people = [seat for seat, who in enumerate(session.plan.seats) if not who.is_bot]
    terminal = Terminal(
        session.referee,
        phrases.say,
        hands=session.board.hands,
        humans=people,
        port=lambda: _where(session, phrases),
        page=page,
    )
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
        if result == "again":
            again(session)


def _where(session: GameSession, phrases: Phrases) -> str:
    """Name what is played on: a port by its own name, a simulated table of ours in words."""
    name = session.port_name
    return phrases.say(sentence("screen-simulated")) if name == SIMULATED_TABLE else name


async def as_lines(session: GameSession, *, phrases: Phrases) -> None:
    """Print what is told, a line a sentence."""
    session.referee.on_announcement(Plain(phrases.say, sys.stdout).tell)
    await session.play()


async def as_json(session: GameSession, *, phrases: Phrases) -> None:
    """Print what happens as lines of JSON, and nothing else."""
    lines = JsonLines(phrases)
    plan = session.plan
    says = phrases.say(session.board.says)
    session.on_welcome(lambda: lines.start(plan.header, says, plan.seed, session.number))
    session.referee.on_announcement(lines.told)
    await session.play()
    lines.end(session.referee.game, aborted=session.referee.aborted)
