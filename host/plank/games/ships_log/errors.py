"""What is wrong with a ship's log, and where."""

from __future__ import annotations

LONGEST_REASON = 300  # characters; a value may be of any length
KEPT_END = 100  # characters of a longer reason that stay at its end, where the cure is


class BadLine(ValueError):
    """A line that is no line of a ship's log; one line for the person."""


class LogError(ValueError):
    """A log that breaks off: `FILE:LINE: reason`.

    `file` is the name it was read under, `line` counts from 1.
    """

    def __init__(self, file: str, line: int, reason: str) -> None:
        self.file = file
        self.line = line
        self.reason = one_line(reason)
        super().__init__(f"{_escape(file)}:{line}: {self.reason}")


def one_line(text: str) -> str:
    """Write a text on one line of bounded length, whatever is in it."""
    escaped = _escape(text)
    if len(escaped) <= LONGEST_REASON:
        return escaped
    return f"{escaped[: LONGEST_REASON - KEPT_END - 3]}...{escaped[-KEPT_END:]}"


def _escape(text: str) -> str:
    if text.isprintable():
        return text
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode() for char in text
    )
