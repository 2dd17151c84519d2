"""MicroPython's prompt on a port. It is the one module that uses mpremote, which has no types."""

from __future__ import annotations

import io
import struct
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager, redirect_stdout, suppress
from typing import Protocol, cast

# mpremote ships no types
from mpremote.transport import TransportError  # type: ignore[import-untyped]
from mpremote.transport_serial import SerialTransport  # type: ignore[import-untyped]

from plank.flash.errors import REPLUG, FlashError
from plank.table.ports.device import claim, drop_output, open_device
from plank.table.ports.pyserial_device import Device

STOP = b"\r\x03"  # Ctrl-C: ends whatever runs, in safe mode too
LEAVE_RAW_MODE = b"\r\x02"  # Ctrl-B: out of the raw mode that a copy cut short has left
SOFT_RESET = b"\x04"  # Ctrl-D at the prompt
FULL = "ENOSPC"
PROMPT = b">>> "
KEY_PAUSE_S = 0.1  # between keys: an interrupt throws away what has come in before it
STOPS_WITHIN_S = 1.0  # failure F2
ATTEMPTS = 4
READ_SIZE = 256  # bytes
ANSWERS_WITHIN_S = 3.0  # erasing flash keeps the board from answering for 0.4 s


class _Serial(Device, Protocol):
    timeout: float
    write_timeout: float


class _Transport(Protocol):
    """The part of mpremote's SerialTransport that we use."""

    serial: _Serial

    def enter_raw_repl(self, soft_reset: bool) -> None: ...
    def exec(self, command: str) -> bytes: ...
    def exec_raw_no_follow(self, command: str) -> None: ...
    def eval(self, expression: str) -> object: ...


_open = cast("Callable[..., _Transport]", SerialTransport)
_Failed: type[Exception] = TransportError


class Repl:
    """A board at its prompt. Every method raises FlashError when the board does not follow."""

    def __init__(self, port: str) -> None:
        """Stop what runs there and take the prompt. Raises PortError, FlashError."""
        self.port = port
        _stop(port)
        with self._errors_as_sentences():
            self._transport = _open(port)
        self._open = True
        try:
            self._enter()
        except FlashError as error:
            self.close()
            raise FlashError(f"{error} {REPLUG}") from error
        except BaseException:
            self.close()
            raise

    def _enter(self) -> None:
        """Have the prompt take programs instead of keys."""
        serial = self._transport.serial
        serial.timeout = serial.write_timeout = ANSWERS_WITHIN_S
        claim(serial)
        with self._errors_as_sentences():
            self._transport.enter_raw_repl(soft_reset=False)

    def run(self, code: str) -> None:
        """Run a piece of MicroPython."""
        with self._errors_as_sentences():
            self._transport.exec(code)

    def ask(self, expression: str) -> object:
        """Return the value of an expression of plain values."""
        with self._errors_as_sentences():
            return self._transport.eval(expression)

    def leave(self, code: str) -> None:
        """Run code from which the board does not return to the prompt, and close."""
        with self._errors_as_sentences():
            self._transport.exec_raw_no_follow(code)
        self.close()

    def restart(self) -> None:
        """Restart a board that was given up half-way, so that its own greeting says what it runs.

        Nothing is done to one that no longer answers, or that was left already.
        """
        if not self._open:
            return
        with suppress(OSError):
            for keys in (STOP, LEAVE_RAW_MODE, SOFT_RESET):
                self._transport.serial.write(keys)
                time.sleep(KEY_PAUSE_S)
        self.close()

    def close(self) -> None:
        """Let the port go; mpremote's own `close` fails when the board has gone already."""
        self._open = False
        with suppress(OSError):
            drop_output(self._transport.serial)
            self._transport.serial.close()

    @contextmanager
    def _errors_as_sentences(self) -> Generator[None]:
        """Turn the many errors of mpremote into one sentence each."""
        try:
            with redirect_stdout(io.StringIO()):  # it prints what it did not expect
                yield
        except _Failed as error:
            why = _last_line(error)
            if FULL in why:
                raise FlashError(f"The flash of the board on {self.port} is full.") from error
            raise FlashError(f"The board on {self.port} does not follow ({why}).") from error
        except (struct.error, ValueError, SyntaxError) as error:  # half an answer
            raise FlashError(f"The board on {self.port} stopped answering.") from error


def _stop(port: str) -> None:
    """Interrupt the program until the prompt is seen. Raises PortError, FlashError."""
    device = open_device(port)
    try:
        for _ in range(ATTEMPTS):
            for keys in (STOP, LEAVE_RAW_MODE):
                device.write(keys)
                if _prompt_answers(device):
                    return
    finally:
        with suppress(OSError):
            drop_output(device)
            device.close()
    raise FlashError(
        f"MicroPython's prompt does not answer on {port}. Is it the right port? Pull the board's"
        " cable and plug it in again while you hold the stand button, then: plank flash."
    )


def _prompt_answers(device: Device) -> bool:
    """Read until the prompt is seen; False when it is not in time."""
    heard = b""
    until = time.monotonic() + STOPS_WITHIN_S
    while time.monotonic() < until:
        heard = (heard + device.read(max(1, min(device.in_waiting, READ_SIZE))))[-READ_SIZE:]
        if PROMPT in heard:
            return True
    return False


def _last_line(error: Exception) -> str:
    """Return the last line of what the board said."""
    lines = str(error).strip().splitlines()
    return lines[-1] if lines else "no reason given"
