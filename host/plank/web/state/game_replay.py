"""A game of the journal, step by step: each state recomputed from the ship's log by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from plank.games import Game, GameEvent, Move
from plank.games.ships_log import decode_header, read
from plank.phrases.sentence import Sentence
from plank.referee import Picture
from plank.referee.picture_builder import RefereeState, build_picture
from plank.referee.table_game.registry import on_table, table_game

MOST_KEPT = 4  # games kept after they were asked for: a replay asks once a step


@dataclass(frozen=True)
class Step:
    """A game as it stood after a move (None: at the start), and what that move brought about."""

    picture: Picture
    move: Move | None
    events: Sequence[GameEvent]
    sentences: tuple[Sentence, ...]


class Replay:
    """A game that is played on the table, after each of its moves."""

    def __init__(self, start: Game, moves: Sequence[Move]) -> None:
        self._states = [start]
        self._table_game = table_game(start.name)
        self._events: list[Sequence[GameEvent]] = [()]
        self._moves = tuple(moves)
        for move in moves:
            after = self._states[-1].copy()
            self._events.append(after.apply(move))
            self._states.append(after)

    def __len__(self) -> int:
        """Count the moves."""
        return len(self._moves)

    def step(self, number: int) -> Step:
        """Return the game after so many moves (0 to all). Raises IndexError."""
        if not 0 <= number <= len(self):
            raise IndexError(number)
        game, events = self._states[number], self._events[number]
        if number == 0:
            return Step(self._picture(0), None, (), ())
        move = self._moves[number - 1]
        lines = self._table_game.lines(game, move, events)
        return Step(self._picture(number), move, events, tuple(said for said, _ in lines))

    def _picture(self, count: int) -> Picture:
        game = self._states[count]
        state = RefereeState(count=count, link="connected")
        picture = build_picture(game, self._table_game, state)
        phase = "over" if game.over else self._table_game.phase(game)
        return msgspec.structs.replace(picture, phase=phase, tasks=())


@lru_cache(MOST_KEPT)
def replay(log: str) -> Replay | None:
    """Read a ship's log; None for a game that can't be shown. Raises LogError."""
    played = read(log)
    start = decode_header(log.partition("\n")[0])
    return Replay(start, played.moves) if start.name in on_table() else None
