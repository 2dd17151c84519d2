"""Who may play: as many as the game is for, each with a name, one of them first."""

from __future__ import annotations

from collections.abc import Sequence

from plank.games import value_text
from plank.games.errors import RuleError
from plank.games.switches import Switches


def check_seats(seats: Sequence[str], first: int, *, players: range, title: str) -> tuple[str, ...]:
    """Return the names of those who play. Raises RuleError for seats or a first that cannot be."""
    count = len(seats)
    if count not in players:
        fewest, most = players[0], players[-1]
        line = f"{value_text.count(count, 'player')}: {title} is for {fewest} to {most}"
        raise RuleError(
            line, "wrong-number-of-players", count=count, title=title, fewest=fewest, most=most
        )
    if not _have_names(seats):
        raise _nameless(seats)
    if type(first) is not int or first not in range(count):
        line = f"first {value_text.value(first)}: the seats are 0 to {count - 1}"
        raise RuleError(line, "no-such-first")
    return tuple(seats)


def check_seat(seat: int, count: int) -> None:
    """Refuse what is none of the seats. Raises RuleError."""
    if type(seat) is not int or seat not in range(count):
        line = f"seat {value_text.value(seat)}: the seats are 0 to {count - 1}"
        raise RuleError(line, "no-such-seat")


def check_rules(rules: Switches, wanted: type[Switches]) -> None:
    """Refuse the rules of another game. Raises RuleError."""
    if type(rules) is not wanted:
        line = f"rules of type {type(rules).__name__}: {wanted.title} takes its own Rules"
        raise RuleError(line, "rules-of-another-game", title=wanted.title)


def _have_names(seats: Sequence[str]) -> bool:
    """Tell whether everybody has a name that a log can carry: half characters are no text."""
    try:
        "".join(seats).encode()
    except (TypeError, UnicodeEncodeError):
        return False
    return all(seats)


def _nameless(seats: Sequence[str]) -> RuleError:
    seat = next(number for number, name in enumerate(seats) if not _have_names((name,)))
    line = f"seat {seat} has no name: every player needs one"
    return RuleError(line, "player-without-name", number=seat + 1)
