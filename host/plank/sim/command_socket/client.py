"""Hands at a table in another process, over its command socket."""

from __future__ import annotations

import json
import socket
from contextlib import suppress
from typing import Any

import msgspec

from plank.sim.commands.command import Command, CommandError
from plank.sim.commands.hands import Hands

PATIENCE = 2.0  # s a table may take to answer
TCP = "tcp:"


class TableGone(ConnectionError):
    """The simulated table no longer answers; its text is one line."""


def connected(address: str) -> socket.socket:
    """Connect to a command socket: a path, or `tcp:HOST:PORT`; raises OSError."""
    if address.startswith(TCP):
        host, _, port = address.removeprefix(TCP).rpartition(":")
        return socket.create_connection((host, int(port)), PATIENCE)
    line = socket.socket(socket.AF_UNIX)
    try:
        line.settimeout(PATIENCE)
        line.connect(address)
    except OSError:
        line.close()
        raise
    return line


class RemoteHands(Hands):
    """Hands on a socket. Raises `TableGone` when nobody is there, `CommandError` when refused."""

    def __init__(self, address: str) -> None:
        super().__init__(self._ask)
        self.address = address
        try:
            self._line = connected(address)
        except OSError as error:
            raise self._gone(error) from None
        self._answers = self._line.makefile("rb")

    def close(self) -> None:
        """Let go."""
        with suppress(OSError):
            self._answers.close()
            self._line.close()

    def _ask(self, command: Command) -> dict[str, Any]:
        try:
            self._line.sendall(msgspec.json.encode(command) + b"\n")
            answer = self._answers.readline()
        except OSError as error:
            raise self._gone(error) from None
        if not answer:
            raise self._gone("it has ended")
        told: dict[str, Any] = json.loads(answer)
        if "error" in told:
            raise CommandError(str(told["error"]))
        return told

    def _gone(self, reason: object) -> TableGone:
        return TableGone(
            f"the simulated table at {self.address} is gone ({reason}): start it again, `plank sim`"
        )
