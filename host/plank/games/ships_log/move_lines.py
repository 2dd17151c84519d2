"""The lines of a ship's log after the first: one move each."""

from __future__ import annotations

import msgspec

from plank.games.game import Game, Move
from plank.games.ships_log.strict_json import decode, encode


def encode_move(move: Move) -> str:
    """Write a move as a line, without newline."""
    return encode(msgspec.to_builtins(move))


def decode_move(game: Game, line: str | bytes) -> Move:
    """Read a move of this game's kind, without making it. Raises BadLine."""
    move: Move = decode(line, game.move_type)
    return move
