"""Hands at a table in another process, over its command socket."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import stat
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from plank.sim.command_socket import TableGone, find_hands, running_tables, serve
from plank.sim.command_socket.client import RemoteHands
from plank.sim.command_socket.server import CommandServer
from plank.sim.commands import CommandError
from plank.sim.table import SimTable

PORT = "simulated table of this test"


@pytest.fixture(autouse=True)
def own_runtime_folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="p") as folder:  # paths of sockets must be short
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        yield Path(folder)


def with_table(story: Callable[[SimTable, CommandServer], Coroutine[Any, Any, None]]) -> None:
    """Run a story with a served table; the table's board does not run."""

    async def told() -> None:
        table = SimTable("cpython", seed=3)
        served = await serve(table, PORT)
        try:
            await story(table, served)
        finally:
            served.close()
            table.close()

    asyncio.run(told())


def elsewhere(action: Callable[[], Any]) -> Coroutine[Any, Any, Any]:
    """Do something beside the loop, as another process would."""
    return asyncio.to_thread(action)


def test_hands_found_by_the_port_reach_the_world() -> None:
    async def story(table: SimTable, _served: CommandServer) -> None:
        hands = await elsewhere(lambda: find_hands(PORT))
        await elsewhere(lambda: hands.set_die(1, "coin"))
        await elsewhere(lambda: hands.throw([0]))
        told = await elsewhere(lambda: hands.do(_show()))
        hands.close()
        assert table.world.dice.dice[1].face == 6
        assert told["table"]["dice"][1] == {"lie": "flat", "face": 6}

    with_table(story)


def _show() -> Any:
    from plank.sim.commands import Show

    return Show()


def test_a_refused_command_is_the_same_line_as_at_the_table() -> None:
    async def story(_table: SimTable, served: CommandServer) -> None:
        hands = await elsewhere(lambda: RemoteHands(served.address))
        with pytest.raises(CommandError, match="no space 25: the plank has 1 to 20"):
            await elsewhere(lambda: hands.place(0, 25))
        await elsewhere(lambda: hands.place(0, 5))
        hands.close()

    with_table(story)


def test_whoever_speaks_no_json_is_told_so_and_let_go() -> None:
    async def story(_table: SimTable, served: CommandServer) -> None:
        def ask() -> bytes:
            with socket.socket(socket.AF_UNIX) as line:
                line.settimeout(10)
                line.connect(served.address)
                line.sendall(b"GET / HTTP/1.1\r\n")
                return line.makefile("rb").read()

        answer = json.loads(await elsewhere(ask))
        assert "not a command" in answer["error"]

    with_table(story)


def test_the_folder_is_the_users_own_and_left_empty(own_runtime_folder: Path) -> None:
    async def story(_table: SimTable, served: CommandServer) -> None:
        folder = Path(served.address).parent
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        assert len(list(folder.iterdir())) == 2  # socket and entry

    with_table(story)
    assert [file for file in own_runtime_folder.rglob("*") if not file.is_dir()] == []


def test_a_folder_open_to_others_is_refused(own_runtime_folder: Path) -> None:
    (own_runtime_folder / f"plank-{os.getuid()}").mkdir(mode=0o755)
    (own_runtime_folder / f"plank-{os.getuid()}").chmod(0o755)
    with pytest.raises(PermissionError, match="open to others"):
        running_tables.runtime_folder()


def test_no_table_has_no_hands() -> None:
    assert find_hands("/dev/ttyACM0") is None


def test_a_killed_table_is_forgotten() -> None:
    file = running_tables.entry_file("1-dead")
    left = file.parent / "1-dead.sock"
    left.touch()
    running_tables.register(file, PORT, str(left))
    assert find_hands(PORT) is None
    assert list(file.parent.iterdir()) == []


def test_hands_at_a_table_that_has_gone_say_so_in_one_line() -> None:
    kept: list[RemoteHands] = []

    async def story(_table: SimTable, served: CommandServer) -> None:
        kept.append(await elsewhere(lambda: RemoteHands(served.address)))

    with_table(story)
    with pytest.raises(TableGone, match=r"start .*plank sim") as gone:
        kept[0].throw()
    assert "\n" not in str(gone.value)
    kept[0].close()
