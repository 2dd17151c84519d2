"""The lines of a ship's log after the first: one move each."""

from __future__ import annotations

import msgspec

from plank.games.game import Game, Move
from plank.games.ships_log.errors import BadLine
from plank.games.ships_log.lines import convert, encode, parse


def encode_move(move: Move) -> str:
    """Write a move as a line, without newline."""
    return encode(msgspec.to_builtins(move))


def decode_move(game: Game, line: str | bytes) -> Move:
    """Read a move of this game's kind, without making it. Raises BadLine."""
    value = parse(line)
    for key, held in value.items():
        if held is None:
            raise BadLine(f"key `{key}` is null: leave it out")
    move: Move = convert(value, game.move_type)
    return move
