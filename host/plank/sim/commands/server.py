"""The command socket of a running table: a JSON line in, a JSON line out."""

import asyncio
import os
import secrets
from pathlib import Path
from typing import Any, cast

import msgspec

from plank.sim.commands import registry
from plank.sim.commands.client import TCP
from plank.sim.commands.lines import LONGEST, NotJson, parse
from plank.sim.commands.word import CommandError
from plank.sim.commands.words import Simulated, perform


class Served:
    """A table's command socket at `address`, until `close`."""

    def __init__(self, table: Simulated) -> None:
        self.table = table
        self.address = ""
        self.callers: set[Caller] = set()
        self.closed = False
        self._server: asyncio.Server | None = None
        self._name = f"{os.getpid()}-{secrets.token_hex(2)}"  # short: paths of sockets must be
        self._entry = registry.entry_file(self._name)

    async def open(self, port: str) -> None:
        """Take commands, findable by the table's port; raises OSError where that can't be."""
        loop = asyncio.get_running_loop()
        if hasattr(loop, "create_unix_server") and os.name == "posix":
            self.address = str(self._entry.with_name(f"{self._name}.sock"))
            self._server = await loop.create_unix_server(self._caller, self.address)
        else:
            self._server = await loop.create_server(self._caller, "127.0.0.1", 0)
            self.address = f"{TCP}127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        registry.register(self._entry, port, self.address)

    def close(self) -> None:
        """Take no more commands and leave no file behind."""
        self.closed = True
        if self._server is not None:
            self._server.close()
        for caller in list(self.callers):
            caller.close()
        self._entry.unlink(missing_ok=True)
        if not self.address.startswith(TCP):
            Path(self.address).unlink(missing_ok=True)

    def _caller(self) -> "Caller":
        return Caller(self)


class Caller(asyncio.Protocol):
    """One connection; whoever does not speak JSON is told so once and let go."""

    def __init__(self, served: Served) -> None:
        self._served = served
        self._transport: asyncio.Transport | None = None
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin; one that comes while the table ends is let go."""
        self._transport = cast(asyncio.Transport, transport)
        self._served.callers.add(self)
        if self._served.closed:
            self.close()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002  # either way it is over
        """End."""
        self._served.callers.discard(self)

    def data_received(self, data: bytes) -> None:
        """Answer each whole line."""
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            self._answer(line)
        if len(self._rest) > LONGEST:
            self._answer(self._rest[:LONGEST])
            self.close()

    def close(self) -> None:
        """Let the caller go, once it has its answers."""
        if self._transport is not None:
            self._transport.close()

    def _answer(self, line: bytes) -> None:
        answer: dict[str, Any]
        try:
            answer = perform(self._served.table, parse(line))
        except CommandError as error:
            answer = {"error": str(error)}
            if isinstance(error, NotJson):
                self._say(answer)
                self.close()
                return
        self._say(answer)

    def _say(self, answer: dict[str, Any]) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(msgspec.json.encode(answer) + b"\n")


async def serve(table: Simulated, port: str) -> Served:
    """Take commands for a table, findable by its port; raises OSError where that can't be."""
    served = Served(table)
    await served.open(port)
    return served
