"""A position as one line of text that a person can read, as chess has FEN: what games share.

Sections have semicolons between them: the game, the seats, then what else is to be said, each by
its first word. Names and rules are JSON, so that whatever is in them ends nothing.

    the-plank; "Anne" 8 2, "Bo" ship 1; turn 1; bank 21
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from plank.games import value_text
from plank.games.errors import PositionError, RuleError
from plank.games.switches import Switches

_PART = r'(?:"(?:[^"\\]|\\.)*"|[^"%s])+'
_SECTION, _ENTRY = re.compile(_PART % ";"), re.compile(_PART % ",")
_BEHIND_NAME = json.JSONDecoder()
MOST_DIGITS = 9


class Sections:
    """The sections of a text: the seats, each with the words behind its name, and the others."""

    def __init__(self, text: str, game: str, known: Collection[str]) -> None:
        parts = [part.strip() for part in _SECTION.findall(text)]
        if len(parts) < 2 or parts[0] != game:
            raise PositionError(f"position {value_text.value(text)}: it begins with `{game}; `")
        self.seats = [_seat(entry.strip()) for entry in entries(parts[1])]
        self._others: dict[str, str] = {}
        for part in parts[2:]:
            word, _, rest = part.partition(" ")
            if word not in known or word in self._others:
                raise PositionError(f"section {value_text.value(part)}: unknown, or there twice")
            self._others[word] = rest.strip()

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return tuple(name for name, _ in self.seats)

    def __contains__(self, word: str) -> bool:
        """Tell whether there is a section of this name."""
        return word in self._others

    def get(self, word: str, missing: str = "") -> str:
        """Return what a section says."""
        return self._others.get(word, missing)

    def number(self, word: str, missing: int | None = None) -> int:
        """Return the whole number of a section."""
        if word not in self._others and missing is not None:
            return missing
        return whole(self.get(word), word)

    def rules(self, kind: type[Switches]) -> Any:
        """Return the rules of this kind."""
        try:
            header: object = json.loads(self.get("rules", "{}"))
            if isinstance(header, dict):
                return kind.from_header(cast("dict[str, object]", header))
        except (RuleError, ValueError, RecursionError) as error:
            raise PositionError(f"rules: {error}") from None
        raise PositionError("rules: an object in braces belongs here")


def entries(part: str) -> list[str]:
    """Split what has commas between it; nothing has no entries."""
    return _ENTRY.findall(part)


def whole(text: str, what: str) -> int:
    """Read a whole number. Raises PositionError."""
    if not text.isascii() or not text.isdigit() or len(text) > MOST_DIGITS:
        raise PositionError(f"{what} {value_text.value(text)}: a whole number belongs here")
    return int(text)


def check(holds: bool, why: str) -> None:
    """Refuse a position in which something cannot be. Raises PositionError."""
    if not holds:
        raise PositionError(why)


def write(game: str, seats: Sequence[str], others: Mapping[str, object]) -> str:
    """Write a text; sections that are None are left out."""
    told = [f"{word} {_shown(said)}".rstrip() for word, said in others.items() if said is not None]
    return "; ".join([game, ", ".join(seats), *told])


def seat_text(name: str, *words: object) -> str:
    """Write a seat."""
    return " ".join([json.dumps(name, ensure_ascii=False), *map(str, words)])


def _shown(said: object) -> str:
    return json.dumps(said, ensure_ascii=False) if isinstance(said, dict) else str(said)


def _seat(entry: str) -> tuple[str, list[str]]:
    try:
        name, end = _BEHIND_NAME.raw_decode(entry)
    except (ValueError, RecursionError):
        name, end = None, 0
    if not isinstance(name, str):
        raise PositionError(f"seat {value_text.value(entry)}: the name comes first, in quotes")
    return name, entry[end:].split()
