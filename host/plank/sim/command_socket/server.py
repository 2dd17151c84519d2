"""The command socket of a running table: a JSON line in, a JSON line out.

On plain sockets: asyncio's own server leaves a caller open who comes while it is being closed.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import socket
from pathlib import Path
from typing import Any

import msgspec

from plank.sim.command_socket import running_tables
from plank.sim.command_socket.client import TCP
from plank.sim.commands.all_commands import perform
from plank.sim.commands.command import CommandError, SimulatedTable
from plank.sim.commands.json_lines import LONGEST, NotJson, parse

PIECE = 4096


class CommandServer:
    """A table's command socket at `address`, from now until `close`; raises OSError."""

    def __init__(self, table: SimulatedTable, port: str, loop: asyncio.AbstractEventLoop) -> None:
        self.table = table
        self._port = port
        self.loop = loop
        self.callers: set[Caller] = set()
        name = f"{os.getpid()}-{secrets.token_hex(2)}"  # short: paths of sockets must be
        self._entry = running_tables.entry_file(name)
        self._socket, self.address = _listening(self._entry.with_name(f"{name}.sock"))
        running_tables.register(self._entry, port, self.address)
        table.cable.on_moved.append(self._moved)
        loop.add_reader(self._socket, self._accept)

    def close(self) -> None:
        """Take no more commands and leave no file behind."""
        self.loop.remove_reader(self._socket)
        self._socket.close()
        for caller in list(self.callers):
            caller.close()
        self.table.cable.on_moved.remove(self._moved)
        running_tables.unregister(self._entry)
        if not self.address.startswith(TCP):
            Path(self.address).unlink(missing_ok=True)

    @property
    def alias(self) -> str:
        """Return the port's other name, which stays; the port's own where there is none."""
        link = running_tables.alias(self._entry)
        return str(link) if link.is_symlink() else self._port

    def _moved(self, port: str | None) -> None:
        """Say where the port is now; one that is gone keeps its name until it comes back."""
        if port is not None:
            self._port = port
            running_tables.register(self._entry, port, self.address)

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            line, _ = self._socket.accept()
            self.callers.add(Caller(self, line))


class Caller:
    """One connection; whoever does not speak JSON is told so once and let go."""

    def __init__(self, served: CommandServer, line: socket.socket) -> None:
        line.setblocking(False)
        self._served = served
        self._line = line
        self._rest = b""
        served.loop.add_reader(line, self._read)

    def close(self) -> None:
        """Let the caller go."""
        self._served.loop.remove_reader(self._line)
        self._line.close()
        self._served.callers.discard(self)

    def _read(self) -> None:
        try:
            data = self._line.recv(PIECE)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        *lines, self._rest = (self._rest + data).split(b"\n")
        understood = all(self._answer(line) for line in lines)
        if not data or not understood or len(self._rest) > LONGEST:
            self.close()

    def _answer(self, line: bytes) -> bool:
        """Do a command and answer; False when there is no talking with this caller."""
        told: dict[str, Any]
        try:
            told = perform(self._served.table, parse(line))
        except NotJson as error:
            self._say({"error": str(error)})
            return False
        except CommandError as error:
            told = {"error": str(error)}
        return self._say(told)

    def _say(self, told: dict[str, Any]) -> bool:
        answer = msgspec.json.encode(told) + b"\n"
        try:
            return self._line.send(answer) == len(answer)
        except OSError:  # gone, or so many answers unread that there is no room
            return False


def _listening(path: Path) -> tuple[socket.socket, str]:
    """Return a listening socket and its address: the path, or a loopback port on Windows."""
    if hasattr(socket, "AF_UNIX"):
        made = socket.socket(socket.AF_UNIX)
        try:
            made.bind(str(path))
        except OSError:
            made.close()
            raise
        made.listen()
        address = str(path)
    else:
        made = socket.create_server(("127.0.0.1", 0))
        address = f"{TCP}127.0.0.1:{made.getsockname()[1]}"
    made.setblocking(False)
    return made, address


async def serve(table: SimulatedTable, port: str) -> CommandServer:
    """Take commands for a table, findable by its port; raises OSError where that can't be."""
    return CommandServer(table, port, asyncio.get_running_loop())
