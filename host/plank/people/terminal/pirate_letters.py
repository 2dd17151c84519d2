"""A letter and a colour for each pirate, the same everywhere on the screen."""

from __future__ import annotations

from collections.abc import Sequence

COLOURS = ("bright_red", "bright_green", "bright_yellow", "bright_blue", "bright_magenta", "cyan")
"""By lane."""

SPARE = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """Give each seat a letter of its own: of its name where one is free, in ASCII."""
    given: list[str] = []
    for name in names:
        wished = [sign for sign in name.upper() if sign.isascii() and sign.isalnum()]
        given.append(next(sign for sign in [*wished, *SPARE] if sign not in given))
    return tuple(given)


def colour(lane: int) -> str:
    """Return the style of a lane's pirate."""
    return f"bold {COLOURS[lane % len(COLOURS)]}"
