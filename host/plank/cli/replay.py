"""`plank replay FILE`: runs the host against a recording, and prints what it announces."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from plank.cli.play.json_lines import JsonLines
from plank.people.line_printer import Plain
from plank.phrases.phrases import Phrases
from plank.phrases.sentence import sentence
from plank.referee.table_referee import TableReferee
from plank.service.recording.recording_file import RecordedGame, read_recording
from plank.service.recording.replay import replay_games

RECORDED = sentence("on-recording")


def run(options: argparse.Namespace) -> int:
    """Do `plank replay`. Raises RecordingError and OSError, each one line."""
    print_game = _print_json if options.json else _print_lines
    print_game(Path(options.file), Phrases())
    return 0


def _print_lines(file: Path, phrases: Phrases) -> None:
    plain = Plain(phrases.say, sys.stdout)

    def listen(referee: TableReferee[Any], _: RecordedGame) -> None:
        referee.on_announcement(plain.tell)

    for _ in replay_games(read_recording(file), listen):
        """The next game of the recording is run when this one is over."""


def _print_json(file: Path, phrases: Phrases) -> None:
    lines = JsonLines(phrases)

    def listen(referee: TableReferee[Any], game: RecordedGame) -> None:
        lines.start(game.header, phrases.say(RECORDED), 0, 0)
        referee.on_announcement(lines.announce)

    for referee in replay_games(read_recording(file), listen):
        lines.end(referee.game, aborted=referee.aborted)
