"""The outer end of a simulated board's line: a pseudo-terminal, or a TCP port on this machine.

An end has a descriptor (`fileno`), None while nobody holds the other side; `look` says whether
somebody does by now.
"""

import contextlib
import os
import select
import socket
import sys
from collections.abc import Callable
from typing import Protocol

PIECE = 4096
HIGHEST_PORT = 65535


class End(Protocol):
    """What the pump needs of an end."""

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

    def close(self) -> None:
        """Give everything back."""
        ...


class PtyEnd:
    """A pseudo-terminal whose other side looks like a board's serial port, `name`."""

    def __init__(self) -> None:
        import tty  # noqa: PLC0415  # not on Windows

        self._master, other = os.openpty()
        tty.setraw(other)
        self.name = os.ttyname(other)
        os.close(other)
        os.set_blocking(self._master, False)
        self._held = False

    def fileno(self) -> int | None:
        """Return the master's descriptor while the port is open."""
        return self._master if self._held else None

    def look(self) -> bool:
        """Ask whether the port is open."""
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

    def close(self) -> None:
        """Remove the pseudo-terminal."""
        os.close(self._master)


class TcpEnd:
    """A port on the loopback interface, for `socket://localhost:PORT`; one caller at a time."""

    def __init__(self, port: int) -> None:
        self._server = socket.create_server(("127.0.0.1", port))
        self._server.setblocking(False)
        self.name = f"socket://localhost:{self._server.getsockname()[1]}"
        self._caller: socket.socket | None = None

    def fileno(self) -> int | None:
        """Return the caller's descriptor."""
        return None if self._caller is None else self._caller.fileno()

    def look(self) -> bool:
        """Take the next caller."""
        if self._caller is None:
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

    def close(self) -> None:
        """Take no more callers."""
        self.hang_up()
        self._server.close()


def make_end(listen: str) -> End:
    """Return the end that `pty` or `tcp:PORT` names; raises ValueError, OSError."""
    if listen == "pty":
        if not hasattr(os, "openpty"):
            raise ValueError(f"{sys.platform} has no pseudo-terminals: give tcp:PORT")
        return PtyEnd()
    kind, _, port = listen.partition(":")
    if kind != "tcp" or not port.isdecimal() or int(port) > HIGHEST_PORT:
        raise ValueError(
            f"can't listen on {listen!r}: give pty, or tcp:PORT with a port up to {HIGHEST_PORT}"
        )
    return TcpEnd(int(port))


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
