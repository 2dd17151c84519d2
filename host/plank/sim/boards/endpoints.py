"""Where programs reach a simulated board: a pseudo-terminal, or a TCP port on this machine.

An endpoint has a descriptor (`fileno`), None while nobody holds the other side; `look` says whether
somebody does by now.
"""

from __future__ import annotations

import contextlib
import os
import select
import socket
import sys
from collections.abc import Callable
from typing import Protocol

PIECE = 4096
HIGHEST_PORT = 65535


class Endpoint(Protocol):
    """A port of a simulated board, seen from the board's side."""

    name: str

    def fileno(self) -> int | None:
        """Return the descriptor to wait on, None while nobody is there."""
        ...

    def look(self) -> bool:
        """Look whether somebody has come; say whether somebody is there."""
        ...

    def read(self) -> bytes:
        """Read what is there; no bytes: the other side has let go. Raises BlockingIOError."""
        ...

    def write(self, data: bytearray) -> int:
        """Write what can be written at once; raises BlockingIOError, OSError."""
        ...

    def hang_up(self) -> None:
        """Know that the other side has let go."""
        ...

    def unplug(self) -> None:
        """Be gone: whoever is on the other side has lost it."""
        ...

    def replug(self, name: str | None) -> None:
        """Come back. Raises OSError, ValueError for a name that can't be chosen."""
        ...

    def close(self) -> None:
        """Give everything back."""
        ...


class PtyEndpoint:
    """A pseudo-terminal whose other side looks like a board's serial port, `name`."""

    def __init__(self) -> None:
        self._held = False
        self._last = -1
        self._master, self.name = self._made()

    def _made(self) -> tuple[int, str]:
        """Make a pseudo-terminal; return its near end and its name."""
        import tty  # noqa: PLC0415  # not on Windows

        master, other = os.openpty()
        tty.setraw(other)
        name = os.ttyname(other)
        os.close(other)
        os.set_blocking(master, False)
        return master, name

    def fileno(self) -> int | None:
        """Return the master's descriptor while the port is open."""
        return self._master if self._held else None

    def look(self) -> bool:
        """Ask whether the port is open."""
        if self._master < 0:
            return False
        poller = select.poll()
        poller.register(self._master, select.POLLIN)
        self._held = not any(event & select.POLLHUP for _, event in poller.poll(0))
        return self._held

    def read(self) -> bytes:
        """Read what the host has written; Linux tells by an error that it has closed the port."""
        try:
            return os.read(self._master, PIECE)
        except BlockingIOError:
            raise
        except OSError:
            return b""

    def write(self, data: bytearray) -> int:
        """Write to the host."""
        return os.write(self._master, data)

    def hang_up(self) -> None:
        """Know that the port was closed."""
        self._held = False

    def unplug(self) -> None:
        """Remove the pseudo-terminal, and keep its name from being used again."""
        with contextlib.suppress(OSError):
            self._last = os.open(self.name, os.O_RDWR | os.O_NOCTTY)
        os.close(self._master)
        self._master, self._held = -1, False

    def replug(self, name: str | None) -> None:
        """Make another one; the system gives it a name that it did not have before."""
        if name is not None:
            raise ValueError(f"the system names pseudo-terminals: replug without {name!r}")
        self._master, self.name = self._made()
        self._forget_last()

    def close(self) -> None:
        """Remove the pseudo-terminal."""
        if self._master >= 0:
            os.close(self._master)
            self._master = -1
        self._forget_last()

    def _forget_last(self) -> None:
        if self._last >= 0:
            os.close(self._last)
            self._last = -1


class TcpEndpoint:
    """A port on the loopback interface, for `socket://localhost:PORT`; one caller at a time."""

    def __init__(self, port: int) -> None:
        self._caller: socket.socket | None = None
        self._listen(port)

    def _listen(self, port: int) -> None:
        try:
            self._server = socket.create_server(("127.0.0.1", port))
        except OSError as error:
            reason = os.strerror(error.errno or 0)
            raise OSError(f"can't listen on port {port} ({reason}): name another one") from error
        self._server.setblocking(False)
        self._port = self._server.getsockname()[1]
        self.name = f"socket://localhost:{self._port}"

    def fileno(self) -> int | None:
        """Return the caller's descriptor."""
        return None if self._caller is None else self._caller.fileno()

    def look(self) -> bool:
        """Take the next caller."""
        if self._caller is None and self._server.fileno() >= 0:
            with contextlib.suppress(BlockingIOError):
                self._caller, _ = self._server.accept()
                self._caller.setblocking(False)
                self._caller.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return self._caller is not None

    def read(self) -> bytes:
        """Read what the caller has sent."""
        try:
            return b"" if self._caller is None else self._caller.recv(PIECE)
        except ConnectionError:
            return b""

    def write(self, data: bytearray) -> int:
        """Send to the caller."""
        return len(data) if self._caller is None else self._caller.send(data)

    def hang_up(self) -> None:
        """Let the caller go."""
        if self._caller is not None:
            self._caller.close()
        self._caller = None

    def unplug(self) -> None:
        """Drop the caller and take no more."""
        self.close()

    def replug(self, name: str | None) -> None:
        """Take callers again, on that port or the same one."""
        if name is not None and not (name.isdecimal() and int(name) <= HIGHEST_PORT):
            raise ValueError(f"replug with a port up to {HIGHEST_PORT}, not {name!r}")
        self._listen(self._port if name is None else int(name))

    def close(self) -> None:
        """Take no more callers."""
        self.hang_up()
        self._server.close()


def make_endpoint(listen: str) -> Endpoint:
    """Return the endpoint that `pty` or `tcp:PORT` names. Raises ValueError, OSError."""
    if listen == "pty":
        if not hasattr(os, "openpty"):
            raise ValueError(f"{sys.platform} has no pseudo-terminals: give tcp:PORT")
        return PtyEndpoint()
    kind, _, port = listen.partition(":")
    if kind != "tcp" or not port.isdecimal() or int(port) > HIGHEST_PORT:
        raise ValueError(
            f"can't listen on {listen!r}: give pty, or tcp:PORT with a port up to {HIGHEST_PORT}"
        )
    return TcpEndpoint(int(port))


def pour(data: bytearray, write: Callable[[bytearray], int]) -> bool:
    """Write as much as goes at once and take it off `data`; False: nobody is there any more."""
    while data:
        try:
            del data[: write(data)]
        except BlockingIOError:
            return True
        except OSError:
            data.clear()
            return False
    return True
