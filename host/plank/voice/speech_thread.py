"""A thread that speaks, so that the event loop never waits for speech (failures.md G6)."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue

MORE_PATIENT = 5
"""How much less urgent than the game the speaking thread is, in steps of `nice`."""


class Worker:
    """Does jobs one after the other, in a thread of its own that ends with the program."""

    def __init__(self, name: str = "voice") -> None:
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        threading.Thread(target=self._work, name=name, daemon=True).start()

    def do(self, job: Callable[[], None]) -> None:
        """Have a job done after those already waiting; it must not raise."""
        self._jobs.put(job)

    def close(self) -> None:
        """End after the jobs that wait."""
        self._jobs.put(None)

    def _work(self) -> None:
        _be_patient()
        while (job := self._jobs.get()) is not None:
            job()


def _be_patient() -> None:
    """Leave the processor to the game where threads have their own priority (Linux)."""
    if hasattr(os, "setpriority") and os.uname().sysname == "Linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), MORE_PATIENT)
