"""Runs the interpreter in a process of its own: `launch.py LIBRARY FLASH PARENT ARGUMENTS...`.

A script, not a module: it is started without site packages, which saves half the start.
"""

import importlib
import os
import shutil
import signal
import sys


def main() -> int:
    """Run MicroPython in the flash's folder; sweep up when nobody is left to do it."""
    library, flash, parent, *arguments = sys.argv[1:]
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # until the interpreter takes it over
    sys.path.append(library)
    interpreter = importlib.import_module("micropython_run")
    os.chdir(flash)
    status: int = interpreter.run_main(["micropython", *arguments])
    if os.getppid() != int(parent):  # killed: its temporary folder is ours to remove
        shutil.rmtree(flash, ignore_errors=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
