"""`plank play --json`: what happens, as lines of JSON on standard output (see host/README.md)."""

from __future__ import annotations

import json
import sys
from typing import Any, TextIO

import msgspec

from plank.games import Game
from plank.phrases.phrases import Phrases
from plank.referee import Announcement


class JsonLines:
    """Writes one object a line, at once: `start`, `told` for each telling, `end`."""

    def __init__(self, phrases: Phrases, out: TextIO | None = None) -> None:
        self._phrases = phrases
        self._out = sys.stdout if out is None else out

    def start(self, header: str, board: str, seed: int, game: int) -> None:
        """Say which game is played, on which board."""
        log = msgspec.json.decode(header)
        self._write({"type": "start", "game": game, "log": log, "board": board, "seed": seed})

    def told(self, told: Announcement) -> None:
        """Write what is told: the move, what it brought about, and the words."""
        event: dict[str, Any] = {"type": "announcement", "moves": told.number}
        if told.move is not None:
            event |= {"move": told.move, "events": told.events}
        event["text"] = [self._phrases.say(sentence) for sentence in told.sentences]
        self._write(event)

    def end(self, game: Game, *, aborted: bool) -> None:
        """Write the final state, as `plank log check` prints it."""
        self._write({"type": "end", "aborted": aborted, "final": game.final()})

    def _write(self, event: dict[str, Any]) -> None:
        plain = msgspec.to_builtins(event)
        self._out.write(json.dumps(plain) + "\n")  # ASCII: any pipe takes it
        self._out.flush()
