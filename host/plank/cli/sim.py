"""`plank sim`: a simulated table with a serial port, a command socket and a prompt."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator
from typing import Protocol

from plank.firmware_files import NoFirmware
from plank.sim.boards.cpython.board import CPythonBoard
from plank.sim.boards.cpython.endpoint_bridge import EndpointBridge
from plank.sim.boards.endpoints import make_endpoint
from plank.sim.boards.micropython.interpreter import available
from plank.sim.command_socket import serve
from plank.sim.commands import CommandError, perform, table_text
from plank.sim.commands.prompt import help_on, help_text, read
from plank.sim.table import NO_MICROPYTHON, Kind, SimTable

PROMPT = "> "
PIECE = 4096


class Options(Protocol):
    """What the command line gives."""

    board: str | None  # micropython, cpython; None: the best there is
    listen: str  # pty, tcp:PORT
    seed: int | None
    spaces: int


def run(options: Options) -> int:
    """Run a table until `quit`, Ctrl-C or SIGTERM; return the exit status.

    The end of a terminal's input ends it too. Input that is no terminal (a pipe, a service) may
    end: the table goes on.
    """
    with contextlib.suppress(KeyboardInterrupt):
        try:
            with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
                runner.run(_run(options))
        except (ValueError, NoFirmware, OSError) as error:
            print(f"plank sim: {error}", file=sys.stderr)
            return 1
    return 0


async def _run(options: Options) -> None:
    stop = _stopped_by_signals()
    kind = choose_kind(options.board)
    endpoint = make_endpoint(options.listen)
    table = SimTable(kind, seed=options.seed, spaces=options.spaces, endpoint=endpoint)
    loop = asyncio.get_running_loop()
    line = (
        EndpointBridge(table.board, endpoint, loop)
        if isinstance(table.board, CPythonBoard)
        else None
    )
    served = None
    try:
        served = await serve(table, endpoint.name)
        print(f"board:    {kind}, {options.spaces} spaces, seed {table.seed}")
        print(f"port:     {endpoint.name}")
        print(f"commands: {served.address}")
        print(f"alias:    {served.alias}", flush=True)
        table.cable.on_moved.append(_say_moved)
        await _prompt(table, stop)
    finally:
        if served is not None:
            served.close()
        if line is not None:
            line.close()
        table.close()


def _say_moved(port: str | None) -> None:
    """Say where the port is now, whoever pulled it."""
    print(f"port:     {port or 'unplugged'}", flush=True)


def choose_kind(board: str | None) -> Kind:
    """Choose the board; say so when it is not the one asked for, or not the best."""
    if board == "cpython":
        return "cpython"
    if available():
        return "micropython"
    print(f"plank sim: {NO_MICROPYTHON}", file=sys.stderr)
    return "cpython"


def _stopped_by_signals() -> asyncio.Event:
    """Return what Ctrl-C and SIGTERM set; on Windows Ctrl-C stays a KeyboardInterrupt."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    return stop


async def _prompt(table: SimTable, stop: asyncio.Event) -> None:
    typing = asyncio.create_task(_type(table, stop))
    await stop.wait()
    typing.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await typing


async def _type(table: SimTable, stop: asyncio.Event) -> None:
    terminal = sys.stdin.isatty()
    if terminal:
        print(PROMPT, end="", flush=True)
    async for text in _lines():
        if text.strip().lower() in ("quit", "exit"):
            stop.set()
            return
        if answer := _answer(table, text):
            print(answer, flush=True)
        if terminal:
            print(PROMPT, end="", flush=True)
    if terminal:
        stop.set()


def _answer(table: SimTable, text: str) -> str:
    name, _, rest = text.strip().partition(" ")
    try:
        if name.lower() == "help":
            return help_on(rest) if rest.strip() else help_text()
        command = read(text)
        told = {} if command is None else perform(table, command)
    except CommandError as error:
        return str(error)
    return table_text.text(told["table"]) if "table" in told else ""


async def _lines() -> AsyncIterator[str]:
    """Give what is typed, line by line; the thread that reads ends with the process."""
    loop = asyncio.get_running_loop()
    pieces: asyncio.Queue[bytes] = asyncio.Queue()

    def listen() -> None:
        with contextlib.suppress(OSError, RuntimeError):  # the loop may be closed by then
            piece = b"?"
            while piece:
                piece = os.read(0, PIECE)
                loop.call_soon_threadsafe(pieces.put_nowait, piece)

    threading.Thread(target=listen, daemon=True).start()
    rest = b""
    while piece := await pieces.get():
        *whole, rest = (rest + piece).split(b"\n")
        rest = rest[:PIECE]  # a line without an end is no command, however long
        for text in whole:
            yield text.decode(errors="replace")
