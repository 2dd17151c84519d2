"""An evening at the table: one journal, and one game after another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from plank.journal import Journal
from plank.service.boards import Board
from plank.service.game_plan import Plan
from plank.service.game_session import GameSession
from plank.service.unfinished_games import record_of

Watch = Callable[[GameSession], Awaitable[None]]
"""Plays a session to its end with whoever looks on."""


@dataclass(frozen=True)
class ServiceMode:
    """How an service is spent.

    `pace` is how long bots think, as a factor; with `stays` a game that is over stays on the
    screen, with `waits` the service waits for another game.
    """

    pace: float = 1.0
    stays: bool = False
    waits: bool = False


class HostService:
    """Plays games until somebody leaves, or none is left to play.

    `board_for` gives the board for a plan, `watch` plays a session; both may raise what is
    told to the person. `session` is the game under way, or the last one.
    """

    def __init__(
        self,
        journal: Journal,
        board_for: Callable[[Plan], Board],
        watch: Watch,
        manner: ServiceMode,
    ) -> None:
        self.journal = journal
        self.session: GameSession | None = None
        self.watch = watch
        self._board_for = board_for
        self._manner = manner
        self._next: Plan | None = None
        self._left = False
        self._wake = asyncio.Event()
        self._listeners: list[Callable[[GameSession], None]] = []

    def on_session(self, callback: Callable[[GameSession], None], /) -> None:
        """Have every new session passed on, before anything happens in it."""
        self._listeners.append(callback)

    async def run(self, plan: Plan | None) -> None:
        """Play a game, and those that are started while it is under way."""
        self._next = plan
        while not self._left:
            plan, self._next = self._next, None
            if plan is not None:
                await self._play(plan)
            elif self._manner.waits:
                await self._wake.wait()
                self._wake.clear()
            else:
                return

    def start(self, plan: Plan) -> None:
        """Play another game now; the one under way is kept as it is."""
        self._next = plan
        self._break_off()

    def leave(self) -> None:
        """End the service; the game under way is kept as it is."""
        self._left = True
        self._break_off()

    def _break_off(self) -> None:
        self._wake.set()
        if self.session is not None:
            self.session.leave()

    async def _play(self, plan: Plan) -> None:
        board = self._board_for(plan)
        number, record = record_of(plan, self.journal)
        try:
            manner = self._manner
            session = GameSession(
                plan,
                number,
                record,
                board,
                pace=manner.pace,
                stays=manner.stays,
                known=self.session is not None and self.session.knows_board,
            )
            self.session = session
            for listener in tuple(self._listeners):
                listener(session)
            await self.watch(session)
        finally:
            board.close()
            self.journal.forget(number)
