"""Carries bytes between a board's endpoint and its interpreter, through the cable."""

from __future__ import annotations

import os
from functools import partial

from plank.sim.boards.endpoints import Endpoint, pour
from plank.sim.boards.micropython.ctrl_c import CtrlC
from plank.sim.boards.micropython.wakeable_selector import READ, WRITE, WakeableSelector
from plank.sim.cable import Cable


class EndpointBridge:
    """Bytes on their way to the board (`to_board`) and to the host (`to_host`)."""

    def __init__(
        self, endpoint: Endpoint, cable: Cable, ctrl_c: CtrlC, selector: WakeableSelector
    ) -> None:
        self.to_board = bytearray()
        self.to_host = bytearray()
        self._endpoint = endpoint
        self._cable = cable
        self._ctrl_c = ctrl_c
        self._selector = selector

    def wanted(self) -> dict[int, int]:
        """Say what to wait for: nothing is read whose bytes could not be passed on."""
        if self._endpoint.fileno() is None:
            self._endpoint.look()
        outer = self._endpoint.fileno()
        deaf = self.to_board or self._cable.stalled
        events = (0 if deaf else READ) | (WRITE if self.to_host else 0)
        return {} if outer is None or not events else {outer: events}

    def from_host(self, now: int) -> None:
        """Take in what the host has sent."""
        if self.to_board or self._cable.stalled:
            return
        data = self._endpoint.read()
        if data:
            self._hear(self._cable.sent(data, now))
        else:
            self.hang_up()

    def say(self, data: bytes, now: int) -> None:
        """Take what the board says; with nobody on the line it is gone."""
        if self._endpoint.fileno() is not None:
            self.to_host += self._cable.said(data, now)

    def bring_late(self, now: int) -> bool:
        """Take what the cable has kept until now; say whether there was anything."""
        if self._cable.due > now:
            return False
        to_board, to_host = self._cable.late(now)
        self._hear(to_board)
        if self._endpoint.fileno() is not None:
            self.to_host += to_host
        return True

    def flush(self, stdin: int | None) -> None:
        """Pass on what can be passed on; what can't waits, and nothing more is read meanwhile."""
        if self._endpoint.fileno() is not None and not pour(self.to_host, self._endpoint.write):
            self.hang_up()
        if stdin is not None:
            pour(self.to_board, partial(os.write, stdin))

    def unplug(self) -> None:
        """Take the port away, and what was on its way."""
        self.hang_up()
        self.to_board.clear()
        self._endpoint.unplug()

    def hang_up(self) -> None:
        """Know that the host has let go."""
        self.to_host.clear()
        self._selector.forget(self._endpoint.fileno())
        self._endpoint.hang_up()

    def _hear(self, data: bytes) -> None:
        self.to_board += self._ctrl_c.taken_out(data)
