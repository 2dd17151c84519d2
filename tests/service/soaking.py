"""Whole games of bots through a session of `plank play`, on travelling time, over bad cables.

Used by the tests and, for long, by tests/benchmarks/soak.py.
"""

from __future__ import annotations

import asyncio
import random
from asyncio import AbstractEventLoop
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from plank.games import Move
from plank.games.ships_log import decode_header
from plank.games.the_plank import DICE, Face, Rethrow, Rules, ThePlank, Throw
from plank.journal import Journal
from plank.people.bots import BOTS
from plank.people.seats import parse_seats
from plank.phrases.sentence import sentence
from plank.referee.picture import Announcement
from plank.referee.the_plank.faces import face_of
from plank.service.boards import Board
from plank.service.game_plan import Plan, plan_game
from plank.service.game_session import GameSession
from plank.service.unfinished_games import record_of
from plank.sim.table import DEFAULT_SPACES, SimTable
from plank.sim.time_travel import travel
from plank.sim.world import World
from plank.table.ports.errors import NoBoard
from plank.table.ports.port import HUNG_UP, OnBytes, OnLost, Port

ONE_IN = 20
AT_REST_MS = 3000  # how long dice take to come to rest, and more
LATE_S = 0.15
FAULTS = ("lost", "doubled", "corrupted", "delayed")
SEATS = "bot:bosun,bot:deckhand,bot:bosun"

Wrap = Callable[[Port], Port]


class BadCable:
    """A port that loses, doubles, corrupts or delays one line in twenty, both ways."""

    def __init__(self, port: Port, chance: random.Random) -> None:
        self.name = "a bad cable"
        self.spoilt: dict[str, int] = dict.fromkeys(FAULTS, 0)
        self._port = port
        self._chance = chance
        self._rest = b""
        self._ears: OnBytes | None = None

    def open(self, loop: AbstractEventLoop, on_bytes: OnBytes, on_lost: OnLost) -> None:
        self._loop, self._ears, self._rest = loop, on_bytes, b""
        self._port.open(loop, self._hear, on_lost)

    def write(self, data: bytes) -> None:
        self._carry(data, self._port.write)

    def close(self) -> None:
        self._ears = None
        self._port.close()

    def _hear(self, data: bytes) -> None:
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            self._carry(line + b"\n", self._tell)

    def _tell(self, data: bytes) -> None:
        if self._ears is not None:
            self._ears(data)

    def _carry(self, line: bytes, to: Callable[[bytes], None]) -> None:
        fault = self._chance.choice(FAULTS) if self._chance.randrange(ONE_IN) == 0 else ""
        if fault:
            self.spoilt[fault] += 1
        if fault == "corrupted":
            at = self._chance.randrange(len(line) - 1)
            line = line[:at] + bytes([line[at] ^ 1 << self._chance.randrange(5)]) + line[at + 1 :]
        if fault == "delayed":
            self._loop.call_later(LATE_S, to, line)
        elif fault != "lost":
            to(line)
        if fault == "doubled":
            to(line)


class LooseCable:
    """A port whose plug is pulled now and then, for a moment or for long."""

    SECONDS_IN, LONGEST_OUT_S = (0.5, 6.0), 8.0

    def __init__(self, port: Port, chance: random.Random, most: int) -> None:
        self.name = "a loose cable"
        self.pulled = 0
        self._port = port
        self._chance = chance
        self._most = most
        self._out_until = 0.0

    def open(self, loop: AbstractEventLoop, on_bytes: OnBytes, on_lost: OnLost) -> None:
        if loop.time() < self._out_until:
            raise NoBoard("There is no port.", self.name, about="no-port")
        self._port.open(loop, on_bytes, on_lost)
        if self.pulled < self._most:
            pull = loop.call_later(
                self._chance.uniform(*self.SECONDS_IN), self._pull, loop, on_lost
            )
            self._pull_off = pull.cancel

    def _pull(self, loop: AbstractEventLoop, on_lost: OnLost) -> None:
        self.pulled += 1
        self._out_until = loop.time() + self._chance.choice((0.2, self.LONGEST_OUT_S))
        self._port.close()
        on_lost(HUNG_UP)

    def write(self, data: bytes) -> None:
        self._port.write(data)

    def close(self) -> None:
        self._pull_off()
        self._port.close()

    def _pull_off(self) -> None:
        """Nothing is to be pulled yet."""


@dataclass
class Played:
    """What came of a game: its moves, final state, and how long the loop's time was."""

    moves: list[object] = field(default_factory=list)
    final: dict[str, Any] = field(default_factory=dict)
    turns: int = 0
    seconds: float = 0.0


def plan(seed: int, seats: str = SEATS, **rules: Any) -> Plan:
    return plan_game(parse_seats(seats), Rules(**rules), None, seed)


def play(plan: Plan, file: Path, wrap: Wrap = lambda port: port) -> Played:
    """Play a game on a simulated table of its own, over the cable that `wrap` makes of its port."""
    played = Played()

    async def story() -> None:
        loop = asyncio.get_running_loop()
        table = SimTable("cpython", seed=plan.seed)
        port = wrap(table.port)
        board = Board("soak", sentence("on-recording"), lambda _: port, table.hands)
        start = loop.time()
        with Journal(file) as journal:
            number, record = record_of(plan, journal)
            session = GameSession(plan, number, record, board, pace=0)
            session.referee.on_announcement(lambda told: _count(played, told))
            await session.play()
            assert journal.log(number).count("\n") == len(played.moves) + 1
        played.seconds = loop.time() - start
        played.final = session.referee.game.final()
        table.close()

    travel(story())
    return played


def expected(plan: Plan) -> tuple[list[Move], dict[str, Any]]:
    """The moves and final state of a game that nothing disturbs: rules, bots and dice, no wires."""
    game = decode_header(plan.header)
    assert isinstance(game, ThePlank)
    world, now = World(plan.seed, DEFAULT_SPACES), 0
    moves: list[Move] = []
    while game.turn is not None:
        seat = game.turn
        bot = BOTS[plan.seats[seat].kind](plan.chance(f"bot {seat} {len(moves)}"))
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
        faces = [face_of(die, world.dice.dice[die].face) for die in dice]
    return tuple(face for face in faces if face is not None)


def _count(played: Played, told: Announcement) -> None:
    if told.move is not None:
        played.moves.append(told.move)
        played.turns += any(one.key == "turn" for one in told.sentences)
