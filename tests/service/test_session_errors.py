"""What ends a game: an error of its own callbacks, and nothing that a connection does."""

from __future__ import annotations

import asyncio
import errno
from pathlib import Path
from typing import Any

import pytest
from tests.service.soaking import plan

from plank.games.ships_log import read
from plank.journal import Journal
from plank.phrases.sentence import sentence
from plank.service.boards import Board
from plank.service.game_session import BoardError, GameSession
from plank.service.unfinished_games import record_of
from plank.sim.table import SimTable
from plank.sim.time_travel import travel
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


def played(file: Path, vex: Any) -> str:
    """Play a game in which something is told to the loop on the way; return its log."""

    async def story() -> str:
        the_plan = plan(1)
        table = SimTable("cpython", seed=1)
        board = Board("soak", sentence("on-recording"), lambda _: table.port, table.hands)
        try:
            with Journal(file) as journal:
                number, record = record_of(the_plan, journal)
                session = GameSession(the_plan, number, record, board, pace=0.3)
                loop = asyncio.get_running_loop()
                loop.call_later(5.0, vex, loop)
                await session.play()
                return journal.log(number)
        finally:
            table.close()

    return travel(story(), limit=7200.0)


@pytest.mark.parametrize("context", OF_CONNECTIONS)
def test_trouble_with_a_connection_ends_no_game(tmp_path: Path, context: dict[str, Any]) -> None:
    log = played(tmp_path / "journal", lambda loop: loop.call_exception_handler(context))
    assert read(log, "log").state.over


def test_an_error_of_the_games_own_ends_it(tmp_path: Path) -> None:
    def fail(_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with pytest.raises(OSError, match="No space"):
        played(tmp_path / "journal", fail)


@pytest.mark.parametrize("known", [True, False], ids=["known", "never seen"])
def test_another_game_waits_for_a_board_that_has_answered_before(
    tmp_path: Path, known: bool
) -> None:
    async def story() -> None:
        the_plan = plan(1)
        table = SimTable("cpython", seed=1)
        loop = asyncio.get_running_loop()
        plugged_in_at = loop.time() + 20.0

        def ports(_: str | None) -> Port:
            if loop.time() < plugged_in_at:
                raise NoBoard("Its cable is out.", "/dev/ttyACM0")
            return table.port

        board = Board("away", sentence("on-recording"), ports, table.hands, named=True)
        with Journal(tmp_path / "journal") as journal:
            number, record = record_of(the_plan, journal)
            session = GameSession(the_plan, number, record, board, pace=0.3, known=known)
            await session.play()
            assert session.referee.game.over
        table.close()

    if known:
        travel(story(), limit=7200.0)
    else:
        with pytest.raises(BoardError, match="Its cable is out"):
            travel(story(), limit=7200.0)


def test_a_board_that_comes_back_elsewhere_is_shown_where_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        the_plan = plan(1)
        table = SimTable("cpython", seed=1)
        board = Board("/dev/ttyACM0", sentence("on-recording"), lambda _: table.port, named=True)
        with Journal(tmp_path / "journal") as journal:
            number, record = record_of(the_plan, journal)
            session = GameSession(the_plan, number, record, board, pace=0.3)
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
        table.close()

    travel(story(), limit=7200.0)
