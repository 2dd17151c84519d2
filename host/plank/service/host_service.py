"""The host service: one journal, one board, and one game after another."""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
from collections.abc import Awaitable, Callable
from contextlib import nullcontext

from plank.journal import Journal
from plank.referee import Announcement
from plank.service.boards import Board, Boards, time_can_travel
from plank.service.game_plan import GamePlan
from plank.service.game_session import GameSession
from plank.service.options import NO_PACE, ServiceOptions
from plank.service.recording.game_recorder import GameRecorder
from plank.service.unfinished_games import open_record
from plank.sim.time_travel import travel

log = logging.getLogger(__name__)

SessionPlayer = Callable[["HostService", GameSession], Awaitable[None]]
"""Plays a session to its end, for whoever looks on."""


async def play_session(_: HostService, session: GameSession) -> None:
    """Play a session to its end; nobody looks on."""
    await session.play()


class HostService:
    """Plays games on a board until somebody leaves, or none is left to play.

    `play` plays a session to its end with whoever looks on, and `board_for` gives the board for a
    plan (by default what the options name); both may raise one line for the person. `session`
    is the game now, or the last one.

        service = HostService(journal, ServiceOptions(board="sim", pace=NO_PACE))
        service.on_announcement(print)
        service.run(plan_game("the-plank", "bot,bot:deckhand"))
    """

    def __init__(
        self,
        journal: Journal,
        options: ServiceOptions | None = None,
        *,
        play: SessionPlayer = play_session,
        board_for: Callable[[GamePlan], Board] | None = None,
    ) -> None:
        self.journal = journal
        self.options = options or ServiceOptions()
        self.session: GameSession | None = None
        self.page_url = ""
        """The big screen's address, with its token; empty where no page is served."""
        self._play = play
        self._board_for = board_for
        self._boards = Boards(self.options.board)
        self._recorder: GameRecorder | None = None
        self._next: GamePlan | None = None
        self._left = False
        self._wake = asyncio.Event()
        self._session_listeners: list[Callable[[GameSession], None]] = []
        self._page_listeners: list[Callable[[str], None]] = []
        self._notice_listeners: list[Callable[[str], None]] = []

    def on_session(self, callback: Callable[[GameSession], None], /) -> None:
        """Have every new session passed on, before anything happens in it."""
        self._session_listeners.append(callback)

    def on_announcement(self, callback: Callable[[Announcement], None], /) -> None:
        """Have the announcements of every game passed on: events of the game, and sentences."""
        self.on_session(lambda session: session.referee.on_announcement(callback))

    def on_page(self, callback: Callable[[str], None], /) -> None:
        """Have the big screen's address passed on when the page is served: not for a log."""
        self._page_listeners.append(callback)

    def on_notice(self, callback: Callable[[str], None], /) -> None:
        """Have lines for whoever runs the service passed on, such as that nothing is heard."""
        self._notice_listeners.append(callback)

    def run(self, plan: GamePlan | None = None) -> None:
        """Play, with page, voice and panel as the options say, until nothing is left to do.

        Without a plan the service waits for a game that is set up on the page. Raises
        KeyboardInterrupt, and OSError or ValueError with one line for the person.
        """
        if travels(self.options, plan):
            travel(self.play_games(plan))
        else:
            asyncio.run(self._run_in_real_time(plan))

    async def play_games(self, plan: GamePlan | None) -> None:
        """Play a game, and those that are started meanwhile."""
        record = self.options.record
        with GameRecorder(record) if record else nullcontext() as self._recorder:
            self._next = plan
            while not self._left and await self._has_next():
                plan, self._next = self._next, None
                if plan is not None:
                    await self._play_game(plan)

    def start(self, plan: GamePlan) -> None:
        """Play another game now; the one being played is kept as it is."""
        self._next = plan
        self._break_off()

    def leave(self) -> None:
        """End the service; the game being played is kept as it is."""
        self._left = True
        self._break_off()

    def serve_page(self, url: str) -> None:
        """Know that the page is served, and where the big screen is."""
        self.page_url = url
        for listener in tuple(self._page_listeners):
            listener(url)

    def notice(self, line: str) -> None:
        """Pass a line on to whoever runs the service."""
        log.info("%s", line)
        for listener in tuple(self._notice_listeners):
            listener(line)

    async def _run_in_real_time(self, plan: GamePlan | None) -> None:
        from plank.service.page_voice_panel import page_voice_and_panel

        self._leave_on_signals()
        self.on_session(prepare_bots)
        async with page_voice_and_panel(self):
            await self.play_games(plan)

    def _leave_on_signals(self) -> None:
        """End well when the system asks for the end; signals reach only the main thread."""
        if threading.current_thread() is threading.main_thread():
            for ending in (signal.SIGTERM, signal.SIGHUP):
                asyncio.get_running_loop().add_signal_handler(ending, self.leave)

    async def _has_next(self) -> bool:
        """Wait for another game, if the options say so; tell whether there may be one."""
        if self._next is None and self.options.wait_for_games:
            await self._wake.wait()
            self._wake.clear()
            return True
        return self._next is not None

    def _break_off(self) -> None:
        self._wake.set()
        if self.session is not None:
            self.session.leave()

    async def _play_game(self, plan: GamePlan) -> None:
        board = self._board(plan)
        number, record = open_record(plan, self.journal)
        known = self.session is not None and self.session.knows_board
        try:
            self.session = session = GameSession(
                plan,
                number,
                record,
                board,
                pace=self.options.pace,
                stays=self.options.keep_finished_game and not travels(self.options, plan),
                known=known,
            )
            if self._recorder is not None:
                self._recorder.begin(session)
            for listener in tuple(self._session_listeners):
                listener(session)
            await self._play(self, session)
        finally:
            board.close()
            self.journal.forget(number)

    def _board(self, plan: GamePlan) -> Board:
        if self._board_for is not None:
            board = self._board_for(plan)
        else:
            board = self._boards.choose(
                seed=plan.seed, spaces=plan.spaces, travelling=travels(self.options, plan)
            ).masked(self.options.masks)
        return self._recorder.tap(board) if self._recorder else board


def travels(options: ServiceOptions, plan: GamePlan | None) -> bool:
    """Tell whether time travels: asked for, possible, and nobody is there who could not keep up."""
    if options.pace != NO_PACE or plan is None or plan.people or options.page or options.panel:
        return False
    spoken = options.voice is not None and options.voice.speaks
    return not spoken and time_can_travel(options.board)


def prepare_bots(session: GameSession) -> None:
    """Let bots think ahead beside the game, so that nobody waits for their first choice."""
    game = session.game
    for kind in {seat.kind for seat in session.plan.seats if seat.is_bot}:
        threading.Thread(target=game.bots[kind].prepare, args=(game.rules,), daemon=True).start()
