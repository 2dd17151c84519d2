"""A recording: one line of JSON for each thing that happened, with its time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from plank.games.ships_log import decode_header
from plank.phrases.sentence import Sentence
from plank.referee import act_of
from plank.referee.table_game.registry import table_game
from plank.table.link.link_state import LinkState
from plank.table.table_state import NO_MASKS, Masks

LATEST_S = 10**9
"""Times beyond this are no times of a recording."""


class RecordingError(ValueError):
    """A file that is no recording, or a damaged one: `FILE:LINE: reason`."""


class RecordedGame(msgspec.Struct, frozen=True):
    """A game begins, or is resumed: all that the referee had of it.

    `moves` are lines of the ship's log with the well counters kept beside them, `wells` those
    kept last, `firmware` the version and manifest that went with the program.
    """

    header: str
    moves: tuple[tuple[str, str], ...] = ()
    wells: str = ""
    firmware: tuple[str, str] | None = None
    masks: Masks = NO_MASKS
    own_table: bool = False
    """Whether the table was a simulated one of the program's own."""


class RecordedEvent(msgspec.Struct, frozen=True):
    """One line of a recording: when (s), and the one thing that happened then."""

    t: float
    board: str | None = None
    host: str | None = None
    open: str | None = None
    lost: str | None = None
    failed: LinkState | None = None
    game: RecordedGame | None = None
    act: dict[str, Any] | None = None
    announce: Sentence | None = None


def read_recording(file: Path) -> list[RecordedEvent]:
    """Read a recording; a last line that was cut off is left out. Raises RecordingError."""
    lines = file.read_bytes().split(b"\n")
    events = [_event(line, f"{file}:{number}") for number, line in enumerate(lines[:-1], 1)]
    if not events or events[0].game is None:
        raise RecordingError(f"{file}:1: no recording: `plank play --record FILE` makes one")
    for number, (before, after) in enumerate(pairwise(events), 2):
        if after.t < before.t:
            raise RecordingError(f"{file}:{number}: t {after.t} is before {before.t}")
    _check_acts(events, file)
    return events


def _check_acts(events: Sequence[RecordedEvent], file: Path) -> None:
    """Raise RecordingError for an act that the game recorded there does not know."""
    own_acts: Any = None
    for number, event in enumerate(events, 1):
        if event.game is not None:
            own_acts = table_game(decode_header(event.game.header).name).act_type
        if event.act is not None:
            _check_act(event.act, own_acts, f"{file}:{number}")


def _check_act(act: dict[str, Any], own_acts: Any, where: str) -> None:
    try:
        act_of(act, own_acts)
    except msgspec.ValidationError as error:
        raise RecordingError(f"{where}: no line of a recording: {error}") from None


def _event(line: bytes, where: str) -> RecordedEvent:
    try:
        event = msgspec.json.decode(line, type=RecordedEvent)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RecordingError(f"{where}: no line of a recording: {error}") from None
    if not 0 <= event.t < LATEST_S:
        raise RecordingError(f"{where}: t {event.t} is no time in seconds")
    return event


def games_of(
    events: Sequence[RecordedEvent],
) -> Iterator[tuple[RecordedGame, Sequence[RecordedEvent]]]:
    """Give each game of a recording, with the events from its beginning to the next one's."""
    starts = [at for at, event in enumerate(events) if event.game is not None]
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        game = events[start].game
        assert game is not None, "that is where games start"
        yield game, events[start:end]
