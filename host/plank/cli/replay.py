"""`plank replay FILE`: runs the host against a recording, and prints what is told.

Link, referee and journal are the real ones, on travelling time; only the board's bytes, what
people did by key or page, and the announcements come out of the file.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import msgspec

from plank.cli.play.json_lines import JsonLines
from plank.games.the_plank import ThePlank
from plank.journal import GameRecord, Journal
from plank.people.line_printer import Plain
from plank.phrases.phrases import Phrases
from plank.phrases.sentence import Sentence, sentence
from plank.referee import acts
from plank.referee.referee import Referee
from plank.service.game_recorder import GameNote
from plank.service.wiring import link_for, link_sentence, referee_for
from plank.sim.time_travel import travel
from plank.table.link.handshake import Firmware
from plank.table.link.link_state import LinkState
from plank.table.ports.replay_port import Attempt, ReplayPort
from plank.table.table_state import Masks

RECORDED = sentence("on-recording")
AFTER_S = 2.5  # how long the host lives on: to complain, but not to miss the board


class RecordingError(ValueError):
    """A file that is no recording, or a damaged one: `FILE:LINE: reason`."""


class Event(msgspec.Struct, frozen=True):
    """One line of a recording: when (s), and the one thing that happened then."""

    t: float
    board: str | None = None
    host: str | None = None
    open: str | None = None
    lost: str | None = None
    failed: LinkState | None = None
    game: GameNote | None = None
    act: acts.Act | None = None
    announce: Sentence | None = None


@dataclass(frozen=True)
class Recorded:
    """One game of a recording, with what happened in it; also what a link needs of its board."""

    note: GameNote
    events: Sequence[Event]
    ports: ReplayPort

    @property
    def firmware(self) -> Firmware | None:
        """The firmware that went with the program then."""
        return Firmware(*self.note.firmware) if self.note.firmware else None

    @property
    def masks(self) -> Masks:
        """The sensors that were not believed."""
        return self.note.masks


Watch = Callable[[Referee[ThePlank], GameNote], None]


def run(options: argparse.Namespace) -> int:
    """Do `plank replay`. Raises RecordingError and OSError, each one line."""
    events = read(Path(options.file))
    phrases = Phrases()
    lines = JsonLines(phrases)
    plain = Plain(phrases.say, sys.stdout)

    def watch(referee: Referee[ThePlank], note: GameNote) -> None:
        if options.json:
            lines.start(note.header, phrases.say(RECORDED), 0, 0)
        referee.on_announcement(lines.told if options.json else plain.tell)

    for referee in replay(events, watch):
        if options.json:
            lines.end(referee.game, aborted=referee.aborted)
    return 0


def read(file: Path) -> list[Event]:
    """Read a recording; a last line that was cut off is left out. Raises RecordingError."""
    lines = file.read_bytes().split(b"\n")
    events = [_event(line, f"{file}:{number}") for number, line in enumerate(lines[:-1], 1)]
    if not events or events[0].game is None:
        raise RecordingError(f"{file}:1: no recording: `plank play --record FILE` makes one")
    for number, (before, after) in enumerate(pairwise(events), 2):
        if after.t < before.t:
            raise RecordingError(f"{file}:{number}: t {after.t} is before {before.t}")
    return events


def _event(line: bytes, where: str) -> Event:
    try:
        event = msgspec.json.decode(line, type=Event)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RecordingError(f"{where}: no line of a recording: {error}") from None
    if not 0 <= event.t < 10**9:
        raise RecordingError(f"{where}: t {event.t} is no time in seconds")
    return event


def replay(events: Sequence[Event], watch: Watch) -> Iterator[Referee[ThePlank]]:
    """Run the host against each game of a recording; gives its referee as it is at the end."""
    for note, its in _games(events):
        with tempfile.TemporaryDirectory() as folder, Journal(Path(folder) / "journal") as journal:
            limit = its[-1].t - its[0].t + 10 * AFTER_S
            yield travel(_run(note, its, _record(note, journal), watch), limit=limit)


def _games(events: Sequence[Event]) -> Iterator[tuple[GameNote, Sequence[Event]]]:
    starts = [at for at, event in enumerate(events) if event.game is not None]
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        note = events[start].game
        assert note is not None, "that is where games start"
        yield note, events[start:end]


def _record(note: GameNote, journal: Journal) -> GameRecord:
    """Put the game into a journal of its own, as it stood."""
    record = GameRecord(journal, journal.start(note.header, (), "replayed"))
    for line, wells in note.moves:
        record.append(line, wells)
    if note.wells != record.wells():
        record.keep(note.wells)
    return record


async def _run(
    note: GameNote, events: Sequence[Event], record: GameRecord, watch: Watch
) -> Referee[ThePlank]:
    loop = asyncio.get_running_loop()
    start = loop.time() - events[0].t
    referee = referee_for(record)
    watch(referee, note)
    await Replay(Recorded(note, events, ReplayPort(_attempts(events), start)), referee).run(start)
    return referee


def _attempts(events: Sequence[Event]) -> list[Attempt]:
    tried = (event for event in events if event.open is not None or event.failed is not None)
    return [Attempt(event.t, event.open or "", event.failed) for event in tried]


class Replay:
    """One game run again: what happened then happens to the host of now."""

    def __init__(self, recorded: Recorded, referee: Referee[ThePlank]) -> None:
        self._events = recorded.events
        self._ours = recorded.note.ours
        self._port = recorded.ports
        self._referee = referee
        self._at = 0
        self._link = link_for(referee, recorded, referee.see, self._hear)

    async def run(self, start: float) -> None:
        """Let everything happen at its time."""
        loop = asyncio.get_running_loop()
        self._link.start()
        while self._at < len(self._events):
            event = self._events[self._at]
            await asyncio.sleep(max(0.0, start + event.t - loop.time()))
            self._at += 1
            self._happen(event)
        await asyncio.sleep(AFTER_S)
        self._link.close()

    def _happen(self, event: Event) -> None:
        if event.board is not None:
            self._port.hear(event.board.encode("latin-1", "replace"))
        elif event.lost is not None:
            self._port.lose(event.lost)
        elif event.announce is not None:
            self._referee.announce(event.announce)
        elif event.act is not None:
            self._act(event.act)

    def _act(self, act: acts.Act) -> None:
        try:
            self._referee.act(act)
        except acts.Refused:
            """It was refused then, too, and whoever asked was told."""

    def _hear(self, state: LinkState) -> None:
        """Hear of the link; what was announced on that news then is announced first, as then."""
        while self._at < len(self._events) and self._events[self._at].announce is not None:
            self._at += 1
            self._happen(self._events[self._at - 1])
        told = link_sentence(state, simulated=self._ours)
        self._referee.hear_link(state.condition, told)
