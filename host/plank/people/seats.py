"""Who sits where: `--seats Anne,Bo,bot:deckhand,bot` as plans of seats.

Bots get the names of pirates. Every mistake is one SeatError that quotes the value.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

import msgspec

Kind = Literal["human", "deckhand", "bosun"]

FEWEST, MOST = 2, 6  # ruling P1
LONGEST_NAME = 20  # characters: what a screen's line and a spoken sentence bear
BOT = "bot"
KINDS: dict[str, Kind] = {"bot": "bosun", "bot:bosun": "bosun", "bot:deckhand": "deckhand"}
BOT_NAMES = ("Morgan", "Bess", "Kidd", "Mary", "Teach", "Jack", "Grace", "Flint", "Nell", "Hook")


class SeatError(ValueError):
    """Seats that cannot be: one line with the value and what to write instead."""


class SeatPlan(msgspec.Struct, frozen=True):
    """One seat: its player's name, and whether a human or which bot plays."""

    name: str
    kind: Kind

    @property
    def is_bot(self) -> bool:
        """Tell whether a bot sits here."""
        return self.kind != "human"


def parse_seats(text: str) -> tuple[SeatPlan, ...]:
    """Read seats from a list separated by commas. Raises SeatError."""
    return plan_seats(text.split(","))


def plan_seats(words: Sequence[str]) -> tuple[SeatPlan, ...]:
    """Read seats from one word each: a name, `bot`, or `bot:KIND`. Raises SeatError."""
    words = [word.strip(" ") for word in words]
    kinds: list[Kind] = [_kind(word) for word in words]
    names = [_checked(word) for word, kind in zip(words, kinds, strict=True) if kind == "human"]
    check_count(len(words))
    bots = _bot_names(names)
    return tuple(
        SeatPlan(word, kind) if kind == "human" else SeatPlan(next(bots), kind)
        for word, kind in zip(words, kinds, strict=True)
    )


def check_count(seats: int) -> None:
    """Raise SeatError for too few or too many seats."""
    if seats < FEWEST:
        raise SeatError(f"{seats} seat: a game needs {FEWEST} to {MOST}; add a name, or bot")
    if seats > MOST:
        raise SeatError(f"{seats} seats: the plank has lanes for {MOST} at most; leave some out")


def _kind(word: str) -> Kind:
    if word != BOT and not word.startswith(f"{BOT}:"):
        return "human"
    kind = KINDS.get(word)
    if kind is None:
        choices = " or ".join(sorted(set(KINDS) - {BOT}))
        raise SeatError(f"seat {word!r}: there is no such bot; write {choices}")
    return kind


def _checked(name: str) -> str:
    if not name:
        raise SeatError(f"seat {name!r}: a name is missing; write Anne,Bo or Anne,{BOT}")
    if any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise SeatError(f"seat {name!r}: a name is made of letters people can see")
    if len(name) > LONGEST_NAME:
        raise SeatError(f"seat {name!r}: {len(name)} letters; a name has {LONGEST_NAME} at most")
    return name


def _bot_names(taken: Iterable[str]) -> Iterator[str]:
    used = {name.casefold() for name in taken}
    return iter([name for name in BOT_NAMES if name.casefold() not in used])
