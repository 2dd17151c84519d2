"""A game of the journal, step by step: each state recomputed from the ship's log by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from plank.games import GameEvent, Move
from plank.games.ships_log import decode_header, read
from plank.games.the_plank import ThePlank
from plank.phrases.sentence import Sentence
from plank.referee.painting import Outlook, paint
from plank.referee.picture import Picture
from plank.referee.the_plank import PlankLead

LEAD = PlankLead()
MOST_KEPT = 4  # games kept after they were asked for: a replay asks once a step


@dataclass(frozen=True)
class Step:
    """A game as it stood after a move (None: at the start), and what that move brought about."""

    picture: Picture
    move: Move | None
    events: Sequence[GameEvent]
    sentences: tuple[Sentence, ...]


class Replay:
    """A game of The Plank, after each of its moves."""

    def __init__(self, start: ThePlank, moves: Sequence[Move]) -> None:
        self._states = [start]
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
        game, happened = self._states[number], self._events[number]
        if number == 0:
            return Step(_picture(game, 0), None, (), ())
        move = self._moves[number - 1]
        return Step(_picture(game, number), move, happened, LEAD.tell(game, move, happened))


@lru_cache(MOST_KEPT)
def replay(log: str) -> Replay | None:
    """Read a ship's log; None for a game that can't be shown. Raises LogError."""
    played = read(log)
    start = decode_header(log.partition("\n")[0])
    return Replay(start, played.moves) if isinstance(start, ThePlank) else None


def _picture(game: ThePlank, count: int) -> Picture:
    picture = paint(game, LEAD, Outlook(count=count, link="connected"))
    phase = "over" if game.over else LEAD.phase(game)
    return msgspec.structs.replace(picture, phase=phase, todo=())
