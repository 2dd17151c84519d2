"""Runs the host again against a recording.

Link, referee and journal are the real ones, on travelling time; only the board's bytes, what
people did by key or page, and the announcements come out of the file.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from plank.journal import GameRecord, Journal
from plank.referee import Act, Refused, act_of
from plank.referee.table_referee import TableReferee
from plank.service.recording.recording_file import RecordedEvent, RecordedGame, games_of
from plank.service.referee_and_link import link_for, link_sentence, referee_for
from plank.sim.time_travel import travel
from plank.table.line.messages import Seen
from plank.table.link.firmware_check import Firmware
from plank.table.link.link_state import LinkState
from plank.table.ports.replay_port import Attempt, ReplayPort
from plank.table.table_state import Masks, table_state

AFTER_S = 2.5
"""How long the host runs on after the last event: to complain, but not to miss the board."""

OnReferee = Callable[[TableReferee[Any], RecordedGame], None]
"""Hears of each game's referee before anything happens."""


@dataclass(frozen=True)
class RecordedBoard:
    """The board of a recorded game, for a link."""

    game: RecordedGame
    ports: ReplayPort

    @property
    def firmware(self) -> Firmware | None:
        """The firmware that went with the program then."""
        return Firmware(*self.game.firmware) if self.game.firmware else None

    @property
    def masks(self) -> Masks:
        """The sensors that were not believed."""
        return self.game.masks


def replay_games(
    events: Sequence[RecordedEvent], on_referee: OnReferee
) -> Iterator[TableReferee[Any]]:
    """Run the host against each game of a recording; gives its referee as it is at the end."""
    for game, its_events in games_of(events):
        with tempfile.TemporaryDirectory() as folder, Journal(Path(folder) / "journal") as journal:
            limit = its_events[-1].t - its_events[0].t + 10 * AFTER_S
            record = _record(game, journal)
            yield travel(_replay_game(game, its_events, record, on_referee), limit=limit)


def _record(game: RecordedGame, journal: Journal) -> GameRecord:
    """Put the game into a journal of its own, as it stood."""
    record = GameRecord(journal, journal.start(game.header, (), "replayed"))
    for line, wells in game.moves:
        record.append(line, wells)
    if game.wells != record.wells():
        record.keep(game.wells)
    return record


async def _replay_game(
    game: RecordedGame,
    events: Sequence[RecordedEvent],
    record: GameRecord,
    on_referee: OnReferee,
) -> TableReferee[Any]:
    start = asyncio.get_running_loop().time() - events[0].t
    referee = referee_for(record)
    on_referee(referee, game)
    board = RecordedBoard(game, ReplayPort(_attempts(events), start))
    await GameReplay(board, events, referee).run(start)
    return referee


def _attempts(events: Sequence[RecordedEvent]) -> list[Attempt]:
    tried = (event for event in events if event.open is not None or event.failed is not None)
    return [Attempt(event.t, event.open or "", event.failed) for event in tried]


class GameReplay:
    """One game run again: what happened then happens to the host of now."""

    def __init__(
        self, board: RecordedBoard, events: Sequence[RecordedEvent], referee: TableReferee[Any]
    ) -> None:
        self._events = events
        self._own_table = board.game.own_table
        self._port = board.ports
        self._masks = board.masks
        self._referee = referee
        self._next = 0
        self._link = link_for(referee, board, self._see, self._hear)

    async def run(self, start: float) -> None:
        """Let everything happen at its time; `start` is the loop's time of the recording's 0."""
        loop = asyncio.get_running_loop()
        self._link.start()
        while self._next < len(self._events):
            event = self._events[self._next]
            await asyncio.sleep(max(0.0, start + event.t - loop.time()))
            self._next += 1
            self._repeat(event)
        await asyncio.sleep(AFTER_S)
        self._link.close()

    def _repeat(self, event: RecordedEvent) -> None:
        if event.board is not None:
            self._port.receive(event.board.encode("latin-1", "replace"))
        elif event.lost is not None:
            self._port.lose(event.lost)
        elif event.announce is not None:
            self._referee.announce(event.announce)
        elif event.act is not None:
            self._act(act_of(event.act, self._referee.act_type))

    def _act(self, act: Act) -> None:
        try:
            self._referee.act(act)
        except Refused:
            """It was refused then, too, and whoever asked was told."""

    def _see(self, seen: Seen) -> None:
        self._referee.see(table_state(seen, self._masks))

    def _hear(self, state: LinkState) -> None:
        """Hear of the link; what was announced on that news then is announced first, as then."""
        while self._next < len(self._events) and self._events[self._next].announce is not None:
            self._next += 1
            self._repeat(self._events[self._next - 1])
        told = link_sentence(state, simulated=self._own_table)
        self._referee.hear_link(state.condition, told)
