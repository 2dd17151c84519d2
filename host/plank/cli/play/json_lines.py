"""`plank play --json`: what happens, as lines of JSON on standard output (see host/README.md)."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from plank.games import Game
from plank.phrases.phrases import Phrases
from plank.referee import Announcement


class JsonLines:
    """Writes one object a line, at once: `start`, `announcement` for each of them, `end`."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases

    def start(self, header: str, board: str, seed: int, game: int) -> None:
        """Say which game is played, on which board."""
        log = msgspec.json.decode(header)
        self._write({"type": "start", "game": game, "log": log, "board": board, "seed": seed})

    def announce(self, announcement: Announcement) -> None:
        """Write an announcement: the move, what it brought about, and the words."""
        line: dict[str, Any] = {"type": "announcement", "moves": announcement.number}
        if announcement.move is not None:
            line |= {"move": announcement.move, "events": announcement.events}
        line["text"] = [self._phrases.say(sentence) for sentence in announcement.sentences]
        self._write(line)

    def end(self, game: Game, *, aborted: bool) -> None:
        """Write the final state, as `plank log check` prints it."""
        self._write({"type": "end", "aborted": aborted, "final": game.final()})

    def _write(self, line: dict[str, Any]) -> None:
        plain = msgspec.to_builtins(line)
        print(json.dumps(plain), flush=True)  # ASCII: any pipe takes it
