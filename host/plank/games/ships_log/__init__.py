"""The ship's log: a game of either kind as text, one JSON object a line (`.log.jsonl`).

log = read(Path("game.log.jsonl").read_bytes(), "game.log.jsonl")
log.state.final()
write(log.state, log.moves)

For a journal: `encode_header` and `encode_move` write one line each, without newline;
`decode_header` sets up the game of a first line, `decode_move` reads a move of a game's kind.
"""

from __future__ import annotations

from plank.games.ships_log.errors import BadLine, LogError
from plank.games.ships_log.header import Header, decode_header, encode_header, header_of
from plank.games.ships_log.move_lines import decode_move, encode_move
from plank.games.ships_log.read_log import Log, read, read_lines
from plank.games.ships_log.write_log import write

__all__ = [
    "BadLine",
    "Header",
    "Log",
    "LogError",
    "decode_header",
    "decode_move",
    "encode_header",
    "encode_move",
    "header_of",
    "read",
    "read_lines",
    "write",
]
