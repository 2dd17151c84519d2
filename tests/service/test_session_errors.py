"""What ends a game: an error of its own callbacks, and nothing that a connection does."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.service.simulated_games import board_at, log_of, plan, session_at, simulated_table

from plank.games.ships_log import read
from plank.phrases.sentence import sentence
from plank.service.boards import Board
from plank.service.game_session import BoardError
from plank.table.ports.errors import NoBoard
from plank.table.ports.port import Port

OF_CONNECTIONS: list[dict[str, Any]] = [
    {
        "message": "socket.accept() out of system resource",
        "exception": OSError(errno.EMFILE, "Too many open files"),
        "socket": "the listener",
    },
    {
        "message": "Fatal error: protocol.data_received() call failed.",
        "exception": RuntimeError("a page's"),
        "transport": "a page's",
        "protocol": "a page's",
    },
    {"message": "a task was destroyed but it is pending!", "task": "a page's"},
]


async def log_of_game(file: Path, disturb: Callable[[asyncio.AbstractEventLoop], object]) -> str:
    """Play a game in which something is done to the loop on the way; return its log."""
    with simulated_table(1) as table:
        board = board_at(table)
        with session_at(board, plan(1), file, pace=0.3) as session:
            loop = asyncio.get_running_loop()
            loop.call_later(5.0, disturb, loop)
            await session.play()
    return log_of(file)


@pytest.mark.parametrize("context", OF_CONNECTIONS)
async def test_trouble_with_a_connection_ends_no_game(
    tmp_path: Path, context: dict[str, Any]
) -> None:
    file = tmp_path / "journal"
    log = await log_of_game(file, lambda loop: loop.call_exception_handler(context))
    assert read(log, "log").state.over


async def test_an_error_of_the_games_own_ends_it(tmp_path: Path) -> None:
    def fail(_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with pytest.raises(OSError, match="No space"):
        await log_of_game(tmp_path / "journal", fail)


async def play_before_the_board_is_plugged_in(file: Path, *, known: bool) -> bool:
    """Play at a board that is plugged in after 20 s; tell whether the game comes to its end."""
    loop = asyncio.get_running_loop()
    plugged_in_at = loop.time() + 20.0
    with simulated_table(1) as table:

        def ports(_: str | None) -> Port:
            if loop.time() < plugged_in_at:
                raise NoBoard("Its cable is out.", "/dev/ttyACM0")
            return table.port

        board = Board("away", sentence("on-recording"), ports, table.hands, named=True)
        with session_at(board, plan(1), file, pace=0.3, known=known) as session:
            await session.play()
            return session.game.over


async def test_another_game_waits_for_a_board_that_has_answered_before(tmp_path: Path) -> None:
    assert await play_before_the_board_is_plugged_in(tmp_path / "journal", known=True)


async def test_a_board_that_never_answered_is_not_waited_for(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match="Its cable is out"):
        await play_before_the_board_is_plugged_in(tmp_path / "journal", known=False)


async def test_a_board_that_comes_back_elsewhere_is_shown_where_it_is(tmp_path: Path) -> None:
    with simulated_table(1) as table:
        board = board_at(table, name="/dev/ttyACM0", named=True)
        with session_at(board, plan(1), tmp_path / "journal", pace=0.3) as session:
            assert session.port_name == "/dev/ttyACM0"
            playing = asyncio.ensure_future(session.play())
            await asyncio.sleep(5.0)
            table.cable.unplug()
            await asyncio.sleep(5.0)
            table.cable.replug("/dev/ttyACM7")
            await asyncio.sleep(10.0)
            assert session.port_name == "/dev/ttyACM7"
            session.leave()
            await playing
