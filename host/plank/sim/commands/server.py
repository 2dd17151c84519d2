"""The command socket of a running table: a JSON line in, a JSON line out."""

import asyncio
import contextlib
import os
import secrets
from pathlib import Path
from typing import Any

import msgspec

from plank.sim.commands import registry
from plank.sim.commands.client import TCP
from plank.sim.commands.lines import LONGEST, NotJson, parse
from plank.sim.commands.word import CommandError
from plank.sim.commands.words import Simulated, perform


class Served:
    """A table's command socket at `address`, until `close`."""

    def __init__(
        self,
        server: asyncio.Server,
        address: str,
        entry: Path,
        callers: set[asyncio.StreamWriter],
    ) -> None:
        self.address = address
        self._server = server
        self._entry = entry
        self._callers = callers

    def close(self) -> None:
        """Take no more commands and leave no file behind."""
        self._server.close()
        for caller in self._callers:
            caller.close()
        self._entry.unlink(missing_ok=True)
        if not self.address.startswith(TCP):
            Path(self.address).unlink(missing_ok=True)


async def serve(table: Simulated, port: str) -> Served:
    """Take commands for a table, findable by its port; raises OSError where that can't be."""

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        callers.add(writer)
        with contextlib.suppress(ConnectionError, ValueError):
            await _talk(table, reader, writer)
        callers.discard(writer)
        writer.close()

    callers: set[asyncio.StreamWriter] = set()
    name = f"{os.getpid()}-{secrets.token_hex(3)}"
    entry = registry.entry_file(name)
    if hasattr(asyncio, "start_unix_server"):
        address = str(registry.runtime_folder() / f"{name}.sock")
        server = await asyncio.start_unix_server(talk, address, limit=LONGEST)
    else:  # Windows
        server = await asyncio.start_server(talk, "127.0.0.1", 0, limit=LONGEST)
        address = f"{TCP}127.0.0.1:{server.sockets[0].getsockname()[1]}"
    registry.register(entry, port, address)
    return Served(server, address, entry, callers)


async def _talk(
    table: Simulated, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    """Answer line by line; whoever does not speak JSON is told so once and let go."""
    while line := await reader.readline():
        try:
            answer: dict[str, Any] = perform(table, parse(line))
        except CommandError as error:
            answer = {"error": str(error)}
            if isinstance(error, NotJson):
                writer.write(msgspec.json.encode(answer) + b"\n")
                return
        writer.write(msgspec.json.encode(answer) + b"\n")
        await writer.drain()
