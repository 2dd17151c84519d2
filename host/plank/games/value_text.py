"""Values and lists in plain words, for the reasons why a move or a log is refused.

Nothing here is as Python writes it: `true`, not `True`; "0 and 2", not `(0, 2)`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

LONGEST = 60  # characters of a value; the reason goes on behind it


def value(given: object) -> str:
    """Write a value as a log has it; a text without its quotes where it can be read without."""
    readable = isinstance(given, str) and given.isprintable() and bool(given.strip())
    return _short(str(given)) if readable else written(given)


def written(given: object) -> str:
    """Write a value exactly as a log has it, a text in its quotes."""
    try:
        return _short(json.dumps(given, ensure_ascii=False, default=_odd))
    except RecursionError:
        return "what is nested so deeply"
    except (TypeError, ValueError):
        return _odd(given)


def values(given: Iterable[object], last: str = "and") -> str:
    """Join values: "0", "0 and 2", "0, 1 and 2"; "none" of none."""
    *first, end = [value(one) for one in given] or ["none"]
    return f"{', '.join(first)} {last} {end}" if first else end


def count(number: int, one: str, many: str = "") -> str:
    """Count things: "1 player", "3 players"; `many` where it takes more than an s."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."


def _odd(given: object) -> str:
    """Name what no log could hold by its kind."""
    return type(given).__name__.lower()
