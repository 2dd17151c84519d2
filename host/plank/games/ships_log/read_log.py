"""Reads a ship's log and replays it through the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from plank.games.game import Game, IllegalMove, Move, RuleError
from plank.games.ships_log.errors import BadLine, LogError
from plank.games.ships_log.header import Header, parse_header, start
from plank.games.ships_log.move_lines import decode_move

_WRONG = (BadLine, IllegalMove, RuleError)


@dataclass(frozen=True)
class Log:
    """A log that keeps the rules: its first line, its moves, and the state after the last."""

    header: Header
    moves: tuple[Move, ...]
    state: Game

    def begin(self) -> Game:
        """Set up the game anew, before its first move."""
        return start(self.header)


def read(text: str | bytes, file: str = "log") -> Log:
    """Read a whole log; the last line may lack its newline.

    Raises LogError, which names `file` and the line, for the first line that is wrong.
    """
    whole = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    lines = whole.split(b"\n")
    if not lines[-1]:
        lines.pop()
    return read_lines(lines, file)


def read_lines(lines: Sequence[str | bytes], file: str = "log") -> Log:
    """Read a log given as its lines, without newlines. Raises LogError as `read` does."""
    moves: list[Move] = []
    try:
        header = parse_header(_first(lines))
        game = start(header)
    except _WRONG as error:
        raise LogError(file, 1, str(error)) from None
    for number, line in enumerate(lines[1:], 2):
        try:
            move = decode_move(game, line)
            game.apply(move)
        except _WRONG as error:
            raise LogError(file, number, str(error)) from None
        moves.append(move)
    return Log(header, tuple(moves), game)


def _first(lines: Sequence[str | bytes]) -> str | bytes:
    if not lines:
        raise BadLine("the log is empty: its first line names the game and the seats")
    return lines[0]
