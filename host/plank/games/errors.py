"""What the games refuse, with the reason: for a person who reads English, and as a phrase."""

from __future__ import annotations

ReasonArgument = str | int | tuple[str | int, ...]


class GameError(ValueError):
    """One line in English with the value; `key` and `args_of` make the same a phrase.

    In the arguments seats are names and dice count from 1, as people have it; the line has both
    as the ship's log has them. A game without phrases leaves `key` empty.
    """

    def __init__(self, line: str, key: str = "", **args: ReasonArgument) -> None:
        super().__init__(line)
        self.key = key
        self.args_of = args


class IllegalMove(GameError):
    """A move that the rules forbid now. The state is untouched."""


class RuleError(GameError):
    """A wrong switch, value, number of players, name or seat."""


class PositionError(GameError):
    """A text that is no position of the game."""
