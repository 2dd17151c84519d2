"""Games on simulated tables of their own, on travelling time; and the same games without wires."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from plank.games import Move
from plank.games.ships_log import decode_header
from plank.games.the_plank import DICE, Face, Rethrow, Rules, ThePlank, Throw
from plank.journal import Journal
from plank.phrases.sentence import sentence
from plank.referee import Announcement
from plank.referee.dice.faces import shown_face
from plank.service.boards import Board
from plank.service.game_plan import GamePlan, plan_game
from plank.service.game_session import GameSession
from plank.service.unfinished_games import open_record
from plank.sim.table import DEFAULT_SPACES, SimTable
from plank.sim.world import World
from plank.table.ports.port import Port

AT_REST_MS = 3000  # how long dice take to come to rest, and more
SEATS = "bot:bosun,bot:deckhand,bot:bosun"

Wrap = Callable[[Port], Port]


def plan(seed: int, seats: str = SEATS, **rules: Any) -> GamePlan:
    return plan_game("the-plank", seats, Rules(**rules), seed=seed)


@contextmanager
def simulated_table(seed: int) -> Iterator[SimTable]:
    table = SimTable("cpython", seed=seed)
    try:
        yield table
    finally:
        table.close()


def board_at(table: SimTable, port: Port | None = None, name: str = "table", **more: Any) -> Board:
    """A board at a simulated table, over another port than its own where there is one."""
    return Board(name, sentence("on-recording"), lambda _: port or table.port, table.hands, **more)


@contextmanager
def session_at(board: Board, plan: GamePlan, file: Path, **how: Any) -> Iterator[GameSession]:
    """A session of a game in a journal of its own."""
    with Journal(file) as journal:
        yield GameSession(plan, *open_record(plan, journal), board, **how)


def log_of(file: Path) -> str:
    """The ship's log of the first game of a journal."""
    with Journal(file) as journal:
        return journal.log(1)


@dataclass
class Played:
    """What came of a game: its moves, final state, turns, and seconds of the loop's time."""

    moves: list[object] = field(default_factory=list)
    final: dict[str, Any] = field(default_factory=dict)
    turns: int = 0
    seconds: float = 0.0

    def count(self, announcement: Announcement) -> None:
        if announcement.move is not None:
            self.moves.append(announcement.move)
            self.turns += any(one.key == "turn" for one in announcement.sentences)


async def play(plan: GamePlan, file: Path, wrap: Wrap = lambda port: port) -> Played:
    """Play a game on a simulated table of its own, over the cable that `wrap` makes of its port."""
    played = Played()
    loop = asyncio.get_running_loop()
    start = loop.time()
    with simulated_table(plan.seed) as table:
        board = board_at(table, wrap(table.port))
        with session_at(board, plan, file, pace=0) as session:
            session.referee.on_announcement(played.count)
            await session.play()
    assert log_of(file).count("\n") == len(played.moves) + 1
    played.seconds = loop.time() - start
    played.final = session.game.final()
    return played


def expected(plan: GamePlan) -> tuple[list[Move], dict[str, Any]]:
    """The moves and final state of a game that nothing disturbs: rules, bots and dice, no wires."""
    game = decode_header(plan.header)
    assert isinstance(game, ThePlank)
    world, now = World(plan.seed, DEFAULT_SPACES), 0
    moves: list[Move] = []
    while game.turn is not None:
        seat = game.turn
        bot = game.bots[plan.seats[seat].kind](plan.random_source(f"bot {seat} {len(moves)}"))
        move = bot.choose(game.copy(), seat)
        if isinstance(move, Throw | Rethrow):
            now += 2 * AT_REST_MS
            dice = move.dice if isinstance(move, Rethrow) else DICE
            move = msgspec.structs.replace(move, faces=_fall(world, dice, now))
        game.apply(move)
        moves.append(move)
    return moves, game.final()


def _fall(world: World, dice: Sequence[int], now: int) -> tuple[Face, ...]:
    with world.touched(now):
        for die in dice:
            world.dice.throw(die)
    with world.touched(now + AT_REST_MS):
        faces = [shown_face(die, world.dice.dice[die].face) for die in dice]
    return tuple(face for face in faces if face is not None)
