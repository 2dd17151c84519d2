"""Calls that other threads have a thread make for them."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future


class ThreadCalls:
    """Calls in the order they came; a thread makes them when it calls `work`."""

    def __init__(self) -> None:
        self._jobs: deque[tuple[Callable[[], None], Future[None]]] = deque()

    def do(
        self, job: Callable[[], None], thread: threading.Thread, wake: Callable[[], None]
    ) -> None:
        """Have that thread do a job and wait for it; without the thread, do it here and now.

        Raises what the job raises.
        """
        done: Future[None] = Future()
        self._jobs.append((job, done))
        if thread.is_alive() and threading.current_thread() is not thread:
            wake()
        else:
            self.work()
        done.result()

    def work(self) -> None:
        """Do what there is to do."""
        while self._jobs:
            job, done = self._jobs.popleft()
            try:
                job()
            except (OSError, ValueError) as error:
                done.set_exception(error)
            else:
                done.set_result(None)
