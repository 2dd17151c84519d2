"""One game at the table: from its start, or from where it stood, to its end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from plank.games.the_plank import ThePlank
from plank.journal import GameRecord
from plank.people.bot_player import BotSeat
from plank.people.bots import BOTS
from plank.people.bots.seeded_bot import Steady
from plank.phrases.sentence import sentence
from plank.referee import Picture
from plank.referee.table_referee import TableReferee
from plank.service.boards import Board
from plank.service.game_plan import Plan
from plank.service.wiring import link_for, link_sentence, referee_for
from plank.table.link.link_state import Condition, LinkState
from plank.table.table_state import TableState

TOO_SHORT = (
    "the plank at {name} has {there} spaces, this game needs {game}:"
    " play with --rule spaces={there}"
)

OF_THE_NET = ("socket", "transport", "protocol", "future", "task", "asyncgen")
"""What asyncio names when it tells of a connection's trouble, not of a callback of ours."""

log = logging.getLogger(__name__)


class BoardError(OSError):
    """The board named can't be played on: one sentence says why and what to do."""


class GameSession:
    """Referee, link and bots of one game.

    Make it where the event loop runs, let those who look on or play by key listen to its
    `referee`, then await `play`. `number` is the game's in the journal. It ends with the
    game, or when somebody leaves; with `stays` only when somebody leaves. A board that is
    `known` has answered before: where it does not, it is waited for.
    """

    def __init__(  # noqa: PLR0913 - a game, its place in the journal, its board, and how it ends
        self,
        plan: Plan,
        number: int,
        record: GameRecord,
        board: Board,
        *,
        pace: float,
        stays: bool = False,
        known: bool = False,
    ) -> None:
        self.plan = plan
        self.number = number
        self.board = board
        self.record = record
        self.referee: TableReferee[ThePlank] = referee_for(record)
        self._resumed = record.count() > 0
        self._pace = pace
        self._stays = stays
        self._known = known
        self.port_name = board.name
        """Where the board was found last; its name until then."""
        self._met = False
        self._welcome_listeners: list[Callable[[], None]] = []
        self._loop = asyncio.get_running_loop()
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self.power: tuple[int, int] | None = None
        """The board's supply in mV and mA; None before it has been seen."""
        self._link = link_for(self.referee, board, self._see, self._hear)

    @property
    def is_kept(self) -> bool:
        """Whether the game can be gone on with: moves were made, and it has not ended."""
        return self.referee.picture.count > 0 and not self.referee.ended

    @property
    def knows_board(self) -> bool:
        """Whether the board has answered, in this game or before it."""
        return self._met or self._known

    async def play(self) -> None:
        """Play to the end; the servos are let go however it ends.

        Raises what went wrong on the way: BoardError, JournalError.
        """
        self._loop.set_exception_handler(self._fail)
        self.referee.on_picture(self._end_with_the_game)
        try:
            if not (self._resumed and self.board.named):  # a table that lives on is as it was left
                self.board.set_out(self.referee.picture)
            self._link.start()
            await self._ended
        finally:
            await self._link.release()

    def leave(self) -> None:
        """Break off; the game stays as it is and can be resumed."""
        if not self._ended.done():
            self._ended.set_result(None)

    def on_welcome(self, callback: Callable[[], None], /) -> None:
        """Call back when the board has answered, before anything is told."""
        self._welcome_listeners.append(callback)

    @property
    def table_spaces(self) -> int | None:
        """How many spaces the plank has; None before the board has answered."""
        hello = self._link.hello
        return hello.spaces if hello else None

    @property
    def kinds(self) -> tuple[str, ...]:
        """What sits on each seat: `human`, or the name of a kind of bot."""
        return tuple(seat.kind for seat in self.plan.seats)

    def _see(self, table: TableState) -> None:
        self.power = (table.millivolts, table.milliamps)
        self.referee.see(table)

    def _hear(self, state: LinkState) -> None:
        """Tell the link's state; a board named that never answers ends it all."""
        if state.condition is Condition.CONNECTED:
            self._connect(state)
        if self.board.named and not self.knows_board:
            self._end_with(BoardError(state.cure))
        else:
            self.referee.hear_link(
                state.condition, link_sentence(state, simulated=self.board.is_ours)
            )

    def _connect(self, state: LinkState) -> None:
        if not self.board.is_ours:
            self.port_name = state.port or self.port_name
        if not self._met:
            self._meet()

    def _meet(self) -> None:
        """Begin with a board that has answered, if its plank is long enough for the game."""
        game, there = self.referee.picture.spaces, self.table_spaces
        if there is not None and there < game:
            self._end_with(
                BoardError(TOO_SHORT.format(name=self.board.name, there=there, game=game))
            )
            return
        self._met = True
        self._welcome()
        self._seat_bots()

    def _fail(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """End with the error that a callback raised; trouble with a connection ends no game."""
        error = context.get("exception")
        if error is None or any(name in context for name in OF_THE_NET):
            log.warning("%s (%s)", context["message"], error)
        else:
            self._end_with(error)

    def _end_with(self, error: BaseException) -> None:
        if not self._ended.done():
            self._ended.set_exception(error)

    def _welcome(self) -> None:
        """Say where and what is played, once the board has answered."""
        for listener in self._welcome_listeners:
            listener()
        self.referee.announce(self.board.says)
        game = self.referee.game
        if not self._resumed:
            first = game.seats[game.first]
            self.referee.announce(sentence("game-start", names=game.seats, first=first))
        elif game.turn is not None:
            turn = game.seats[game.turn]
            self.referee.announce(sentence("resumed", names=game.seats, name=turn))

    def _seat_bots(self) -> None:
        bots = [seat for seat, who in enumerate(self.plan.seats) if who.is_bot]
        for seat in bots:
            kind = BOTS[self.plan.seats[seat].kind]
            bot = Steady(kind, self.plan.chance, lambda: self.referee.picture.count)
            place = BotSeat(
                seat,
                bot,
                self.referee,
                self.board.hands,
                self._loop,
                pace=self._pace,
                fellows=bots,
                dice=self.plan.chance,
            )
            place.start()

    def _end_with_the_game(self, picture: Picture) -> None:
        if picture.phase in ("over", "aborted") and not self._stays:
            self.leave()
