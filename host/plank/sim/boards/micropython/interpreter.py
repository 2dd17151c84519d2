"""One run of the MicroPython interpreter with the firmware: a process and four pipes."""

from __future__ import annotations

import importlib.util
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from plank.sim.boards.micropython.launcher import END, GO_ON, STAND_STILL

SIM = Path(__file__).resolve().parents[2]
LAUNCH = Path(__file__).with_name("launcher.py")
START = SIM / "standins" / "startup.py"
WHEEL = "micropython_run"
PIPE_SIZE = 8192  # bytes that may wait on the line: about what USB and its driver hold
SET_PIPE_SIZE = 1031  # F_SETPIPE_SZ of Linux; elsewhere pipes are as they are


def available() -> bool:
    """Tell whether this system has the interpreter and pseudo-terminals."""
    return hasattr(os, "openpty") and importlib.util.find_spec(WHEEL) is not None


def library() -> str:
    """Return the folder the interpreter's module lies in."""
    spec = importlib.util.find_spec(WHEEL)
    if spec is None or spec.origin is None:
        raise FileNotFoundError("no MicroPython for this system: use the cpython board")
    return str(Path(spec.origin).parent)


class Interpreter:
    """A running interpreter. To write: `stdin`, `fields`; to read: `stdout`, `drives`."""

    def __init__(self, flash: Path, heap: str, facts: list[str]) -> None:
        child_in, self.stdin = _pipe()
        self.stdout, child_out = _pipe()
        child_fields, self.fields = _pipe()
        self.drives, child_drives = _pipe()
        child_life, self._life = os.pipe()  # ends with this process, and the interpreter with it
        wires = (child_fields, child_drives)
        arguments = ["-X", f"heapsize={heap}", "-i", str(START), str(SIM), *map(str, wires), *facts]
        command = [sys.executable, "-I", "-S", str(LAUNCH), library(), str(flash)]
        self._process = subprocess.Popen(
            [*command, str(child_life), *arguments],
            stdin=child_in,
            stdout=child_out,
            stderr=child_out,
            pass_fds=(*wires, child_life),
            start_new_session=True,
        )
        for descriptor in (child_in, child_out, *wires, child_life):
            os.close(descriptor)
        for descriptor in (self.stdin, self.stdout, self.fields, self.drives):
            os.set_blocking(descriptor, False)

    @property
    def pid(self) -> int:
        """Return the process's number."""
        return self._process.pid

    def interrupt(self) -> None:
        """Do what Ctrl-C on the line does."""
        with suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGINT)

    def stand_still(self) -> None:
        """Stop it where it is; its clock runs on."""
        self._ask(STAND_STILL)

    def go_on(self) -> None:
        """Let it go on."""
        self._ask(GO_ON)

    def _ask(self, what: bytes) -> None:
        """Ask the launcher; nobody is there any more when the interpreter has ended by itself."""
        with suppress(BrokenPipeError):
            os.write(self._life, what)

    def kill(self) -> None:
        """End it at once and close the pipes."""
        self._ask(END)
        os.close(self._life)
        self._process.wait()
        for descriptor in (self.stdin, self.stdout, self.fields, self.drives):
            os.close(descriptor)


def _pipe() -> tuple[int, int]:
    """Return both ends of a pipe that holds no more than the line does."""
    reading, writing = os.pipe()
    if sys.platform == "linux":
        import fcntl  # noqa: PLC0415  # not on Windows, where others may still ask `available`

        fcntl.fcntl(writing, SET_PIPE_SIZE, PIPE_SIZE)
    return reading, writing
