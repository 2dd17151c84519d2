"""An evening at the table: one journal, and one game after another."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from plank.cli.play.boards import Board
from plank.cli.play.plan import Plan
from plank.cli.play.resume import record_of
from plank.cli.play.session import Session
from plank.journal import Journal

Watch = Callable[[Session], Awaitable[None]]
"""Plays a session to its end with whoever looks on."""


class Evening:
    """Plays games until somebody leaves, or none is left to play.

    ``board_for`` gives the board for a plan, ``watch`` plays a session; both may raise what is
    told to the person. With ``stays`` a game that is over stays on the screen. ``session`` is
    the game under way, or the last one.
    """

    def __init__(
        self,
        journal: Journal,
        board_for: Callable[[Plan], Board],
        watch: Watch,
        *,
        pace: float = 1.0,
        stays: bool = False,
    ) -> None:
        self.journal = journal
        self.session: Session | None = None
        self._board_for = board_for
        self.watch = watch
        self._pace = pace
        self._stays = stays
        self._next: Plan | None = None
        self._listeners: list[Callable[[Session], None]] = []

    def on_session(self, callback: Callable[[Session], None], /) -> None:
        """Have every new session passed on, before anything happens in it."""
        self._listeners.append(callback)

    async def run(self, plan: Plan) -> None:
        """Play a game, and those that are started while it is under way."""
        self._next = plan
        while self._next is not None:
            plan, self._next = self._next, None
            await self._play(plan)

    def start(self, plan: Plan) -> None:
        """Play another game now; the one under way is kept as it is."""
        self._next = plan
        self._break_off()

    def leave(self) -> None:
        """End the evening; the game under way is kept as it is."""
        self._next = None
        self._break_off()

    def _break_off(self) -> None:
        if self.session is not None:
            self.session.leave()

    async def _play(self, plan: Plan) -> None:
        board = self._board_for(plan)
        number, record = record_of(plan, self.journal)
        try:
            session = Session(plan, number, record, board, pace=self._pace, stays=self._stays)
            self.session = session
            for listener in tuple(self._listeners):
                listener(session)
            await self.watch(session)
        finally:
            board.close()
            self.journal.forget(number)
