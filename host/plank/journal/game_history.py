"""The history of one game of the journal: its moves, and how it stands."""

from __future__ import annotations

import msgspec

from plank.journal.journal_lines import (
    End,
    Forget,
    GameOperation,
    KeepWells,
    Move,
    Start,
    State,
    TakeBack,
)


class Entry(msgspec.Struct, frozen=True):
    """One accepted move: its ship's log line, and the wells as they were (host's own JSON)."""

    line: str
    wells: str


class GameSummary(msgspec.Struct, frozen=True):
    """One game of the journal: `header` is the first line of its ship's log.

    `started` is the date and time as the host's clock told it, `players` what each seat is
    (`human` or the name of a bot), `moves` how many accepted moves stand.
    """

    id: int
    started: str
    header: str
    players: tuple[str, ...]
    state: State
    moves: int


class GameHistory:
    """One game, as far as its operations are known; `take` adds the next operation.

    An operation that does not follow the last is counted as `unused`: what comes after a damaged
    line is left out, until the game is resumed from there.
    """

    def __init__(self, start: Start) -> None:
        self._start = start
        self.state: State = "open"
        self.entries: list[Entry] = []
        self.wells = ""
        self.next = 1
        self.unused = 0
        self.forgotten = False

    @property
    def summary(self) -> GameSummary:
        """The game in short."""
        start, state = self._start, self.state
        moves = len(self.entries)
        return GameSummary(start.game, start.started, start.header, start.players, state, moves)

    def take(self, operation: GameOperation) -> bool:
        """Add an operation; False when it does not follow the last one."""
        if operation.at != self.next:
            self.unused += 1
            return False
        self.next += 1
        self.unused = 0
        self._do(operation)
        return True

    def _do(self, operation: GameOperation) -> None:
        match operation:
            case Move(line=line, wells=wells):
                self.entries.append(Entry(line, wells))
                self.wells = wells
            case KeepWells(wells=wells):
                self.wells = wells
            case TakeBack(count=count, wells=wells):
                del self.entries[-count:]
                self.wells = wells or (self.entries[-1].wells if self.entries else "")
                self.state = "open"
            case End(state=state):
                self.state = state
            case Forget():
                self.forgotten = True
            case Start():
                """The number is that of a game begun before: nothing of it is used."""
