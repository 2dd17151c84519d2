"""One game at the table: from its start, or from where it stood, to its end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from plank.games import Game
from plank.games.bots import SeededBot
from plank.journal import GameRecord
from plank.people.bot_player import BotSeat
from plank.phrases.sentence import sentence
from plank.referee import Picture
from plank.referee.table_referee import TableReferee
from plank.service.boards import Board
from plank.service.game_plan import GamePlan
from plank.service.referee_and_link import link_for, link_sentence, referee_for
from plank.table.line.messages import Seen
from plank.table.link.link_state import Condition, LinkState
from plank.table.table_state import TableState, table_state

TOO_SHORT = (
    "the plank at {name} has {there} spaces, this game needs {game}:"
    " play with --rule spaces={there}"
)

OF_CONNECTIONS = ("socket", "transport", "protocol", "future", "task", "asyncgen")
"""What asyncio names when it reports trouble of a connection, not of a callback of ours."""

log = logging.getLogger(__name__)


class BoardError(OSError):
    """The board named can't be played on: one sentence says why and what to do."""


class GameSession:
    """Referee, link and bots of one game.

    Make it where the event loop runs, let those who look on or play by key listen to its
    `referee`, then await `play`. `number` is the game's in the journal. It ends with the
    game, or when somebody leaves; with `stays` only when somebody leaves. `pace` stretches the
    pauses in which bots think (0: none). A board that is `known` has answered before: where it
    does not answer, it is waited for.
    """

    def __init__(  # noqa: PLR0913 - a game, its place in the journal, its board, and how it ends
        self,
        plan: GamePlan,
        number: int,
        record: GameRecord,
        board: Board,
        *,
        pace: float = 1.0,
        stays: bool = False,
        known: bool = False,
    ) -> None:
        self.plan = plan
        self.number = number
        self.board = board
        self.record = record
        self.referee: TableReferee[Any] = referee_for(record)
        self._resumed = record.count() > 0
        self._pace = pace
        self._stays = stays
        self._known = known
        self.port_name = board.name
        """Where the board was found last; its name until then."""
        self._met = False
        self._connect_listeners: list[Callable[[], None]] = []
        self._table_listeners: list[Callable[[TableState], None]] = []
        self._loop = asyncio.get_running_loop()
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self.power: tuple[int, int] | None = None
        """The board's supply in mV and mA; None before it has been seen."""
        self._link = link_for(self.referee, board, self._see, self._hear)

    @property
    def game(self) -> Game:
        """The game as it stands, by the rules: read only, another object after each move."""
        game: Game = self.referee.game
        return game

    @property
    def is_kept(self) -> bool:
        """Whether the game can be resumed: moves were made, and it has not ended."""
        return self.referee.picture.count > 0 and not self.referee.ended

    @property
    def knows_board(self) -> bool:
        """Whether the board has answered, in this game or before it."""
        return self._met or self._known

    @property
    def table_spaces(self) -> int | None:
        """How many spaces the plank has; None before the board has answered."""
        hello = self._link.hello
        return hello.spaces if hello else None

    @property
    def kinds(self) -> tuple[str, ...]:
        """What sits on each seat: `human`, or the name of a kind of bot."""
        return tuple(seat.kind for seat in self.plan.seats)

    def on_connect(self, callback: Callable[[], None], /) -> None:
        """Call back when the board has answered, before anything is announced."""
        self._connect_listeners.append(callback)

    def on_table(self, callback: Callable[[TableState], None], /) -> None:
        """Have each state of the table passed on, before the referee sees it."""
        self._table_listeners.append(callback)

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

    def _see(self, seen: Seen) -> None:
        table = table_state(seen, self.board.masks)
        self.power = (table.millivolts, table.milliamps)
        for listener in self._table_listeners:
            listener(table)
        self.referee.see(table)

    def _hear(self, state: LinkState) -> None:
        """Pass the link's state on; a board named that never answers ends the session."""
        if state.condition is Condition.CONNECTED:
            self._connect(state)
        if self.board.named and not self.knows_board:
            self._end_with(BoardError(state.cure))
        else:
            self.referee.hear_link(
                state.condition, link_sentence(state, simulated=self.board.is_own)
            )

    def _connect(self, state: LinkState) -> None:
        if not self.board.is_own:
            self.port_name = state.port or self.port_name
        if not self._met:
            self._meet()

    def _meet(self) -> None:
        """Begin with a board that has answered, if its plank is long enough for the game."""
        needed, there = self.game.spaces, self.table_spaces
        if there is not None and there < needed:
            self._end_with(
                BoardError(TOO_SHORT.format(name=self.board.name, there=there, game=needed))
            )
            return
        self._met = True
        self._welcome()
        self._seat_bots()

    def _fail(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """End with the error that a callback raised; trouble with a connection ends no game."""
        error = context.get("exception")
        if error is None or any(name in context for name in OF_CONNECTIONS):
            log.warning("%s (%s)", context["message"], error)
        else:
            self._end_with(error)

    def _end_with(self, error: BaseException) -> None:
        if not self._ended.done():
            self._ended.set_exception(error)

    def _welcome(self) -> None:
        """Announce where and what is played."""
        for listener in self._connect_listeners:
            listener()
        self.referee.announce(self.board.sentence)
        game = self.game
        if not self._resumed:
            first = game.seats[game.first]
            self.referee.announce(sentence("game-start", names=game.seats, first=first))
        elif game.turn is not None:
            turn = game.seats[game.turn]
            self.referee.announce(sentence("resumed", names=game.seats, name=turn))

    def _seat_bots(self) -> None:
        bots = [seat for seat, who in enumerate(self.plan.seats) if who.is_bot]
        chance = self.plan.random_source
        for seat in bots:
            kind = self.game.bots[self.plan.seats[seat].kind]
            player = BotSeat(
                seat,
                SeededBot(kind, chance, lambda: self.referee.picture.count),
                self.referee,
                self.board.hands,
                self._loop,
                pace=self._pace,
                fellows=bots,
                dice=chance,
            )
            player.start()

    def _end_with_the_game(self, picture: Picture) -> None:
        if picture.phase in ("over", "aborted") and not self._stays:
            self.leave()
