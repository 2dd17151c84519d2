"""Runs the interpreter: `launcher.py LIBRARY FLASH LIFE ARGUMENTS...`.

Two processes: the interpreter, and this one, which waits for it. When the pipe LIFE ends, the
interpreter is killed whatever it does. A byte END on it first is the host's own wish; without one
the host was killed, and the folder FLASH is ours to remove. STAND_STILL and GO_ON stop the
interpreter and let it go on. A script, not a module: started without
site packages, which saves half the start.
"""

from __future__ import annotations

import importlib
import os
import select
import shutil
import signal
import sys
from types import FrameType

HIGHEST = 1024  # descriptors to look through

END = b"."
STAND_STILL = b"s"
GO_ON = b"c"

SIGNALS = {STAND_STILL: signal.SIGSTOP, GO_ON: signal.SIGCONT}


def main() -> int:
    """Start the interpreter and look after it."""
    library, flash, life, *arguments = sys.argv[1:]
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # until the interpreter takes it over
    signal.signal(signal.SIGCHLD, _noticed)
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.close(int(life))
        return interpret(library, flash, arguments)
    if not watch(child, int(life)):
        shutil.rmtree(flash, ignore_errors=True)
    os._exit(0)  # the streams are closed: nothing to flush


def interpret(library: str, flash: str, arguments: list[str]) -> int:
    """Run MicroPython in the flash's folder."""
    sys.path.append(library)
    interpreter = importlib.import_module("micropython_run")
    os.chdir(flash)
    status: int = interpreter.run_main(["micropython", *arguments])
    return status


def watch(child: int, life: int) -> bool:
    """Look after the interpreter until it has ended; False when the host was killed."""
    os.closerange(0, life)  # or the line would not end with the interpreter
    os.closerange(life + 1, HIGHEST)
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    signal.set_wakeup_fd(writing, warn_on_full_buffer=False)

    def pass_on(number: int, _frame: FrameType | None) -> None:
        os.kill(child, number)

    signal.signal(signal.SIGINT, pass_on)
    while os.waitpid(child, os.WNOHANG)[0] == 0:
        ready, _, _ = select.select([life, reading], [], [])
        if life in ready:
            asked = os.read(life, 1)
            os.kill(child, SIGNALS.get(asked, signal.SIGKILL))
            if asked not in SIGNALS:
                os.waitpid(child, 0)
                return asked == END
        else:
            os.read(reading, 64)
    return os.read(life, 1) != b""


def _noticed(_number: int, _frame: FrameType | None) -> None:
    """Wake whoever waits."""


if __name__ == "__main__":
    sys.exit(main())
